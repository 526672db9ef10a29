"""Reads the browser's requests and refuses what is not one."""
