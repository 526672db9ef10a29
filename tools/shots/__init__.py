"""Photographs of every page, drawer and dialog of the console, and what differs between two sets of them."""
