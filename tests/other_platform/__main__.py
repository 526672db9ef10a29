"""`python -m tests.other_platform PORT [NUMBER ...]` serves the platform with these deviations; without any, the clean
build."""

from __future__ import annotations

import sys

import uvicorn

from tests.other_platform.app import Platform
from tests.other_platform.deviations import Deviation

if __name__ == "__main__":
    port, *numbers = sys.argv[1:]
    platform = Platform(frozenset(Deviation(int(number)) for number in numbers))
    uvicorn.run(platform.app(), host="127.0.0.1", port=int(port), log_level="warning")
