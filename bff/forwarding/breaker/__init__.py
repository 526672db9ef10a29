"""Keeps calls from operations of the platform that fail, and tells which areas are slow. Optional: imported
only when BFF_BREAKER is on."""
