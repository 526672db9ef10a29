"""Every operation of the console, for whoever drives from the table and knows no area by name."""

from contracts.areas import TABLE

__all__ = ["TABLE"]
