"""The console's own API: a thin proxy that knows no area by name."""
