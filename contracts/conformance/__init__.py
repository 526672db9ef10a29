"""Holds a platform's API against the table: `python -m contracts.conformance --help`."""
