"""Worlds: their start, their changes, and the jobs that fall due in them."""
