"""Figures, measured in one run and reported with their spread; nothing is asserted."""
