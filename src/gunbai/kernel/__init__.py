"""The kernel: what every referee needs. It knows no game and does no I/O."""
