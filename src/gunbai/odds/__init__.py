"""Exact chances, in whole numbers: how many of all equally likely ways lead where."""
