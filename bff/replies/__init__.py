"""Reads the platform's replies into the console's one envelope."""
