"""Copies of some reads go to a second platform, whose answers are compared with the first one's. Optional: imported
only with BFF_SHADOW_URL."""
