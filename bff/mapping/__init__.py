"""What the console's operations are at the platform: their routes, and other names for them, which are read only where
BFF_MAPPING names a file."""
