"""Passes a call on to the platform, within its limits, and shares answers."""
