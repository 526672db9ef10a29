"""What built files weigh as they come to a browser."""

import re
from collections.abc import Iterable

from tools.paths import DIST

MOST_PAGE_KILOBYTES = 400
MOST_PAGE_REQUESTS = 20


def gzip_size(path: str) -> int:
    """The bytes of a built file as it comes to a browser that takes gzip."""
    file = DIST / path.lstrip("/")
    packed = file.with_name(file.name + ".gz")
    return (packed if packed.is_file() else file).stat().st_size


def named_by(document: str) -> list[str]:
    """The code that a document loads by itself."""
    return re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', (DIST / document).read_text())


def weight_of(paths: Iterable[str]) -> float:
    """The kilobytes of the code among these paths."""
    return sum(gzip_size(path) for path in paths if path.endswith((".js", ".css"))) / 1000
