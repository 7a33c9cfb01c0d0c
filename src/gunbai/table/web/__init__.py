"""HTTP: a thin layer over the service."""
