"""The command line, from its arguments to what is on the disk."""
