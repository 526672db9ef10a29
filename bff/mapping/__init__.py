"""The console in front of a platform that has other names, envelopes, values and tokens. Optional: imported only when
BFF_MAPPING names a file."""
