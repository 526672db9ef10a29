"""Sends calls to the platform: our own engine and the one over httpx."""
