"""What the console learns of the platform while it serves."""
