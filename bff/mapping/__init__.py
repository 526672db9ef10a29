"""Other names at the platform: paths, methods and headers. Optional: imported only when BFF_MAPPING names a file."""

from bff.mapping.file import Mapped, Renamed, load_mapping

__all__ = ["Mapped", "Renamed", "load_mapping"]
