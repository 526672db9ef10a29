"""`python -m bff.mapping.check FILE`: whether a mapping file can be used, and what it would do."""

from __future__ import annotations

import sys

from bff.mapping.check import main

if __name__ == "__main__":
    if sys.argv[1:2] != ["check"]:
        sys.stderr.write("python -m bff.mapping.check FILE\n")
        sys.exit(2)
    sys.exit(main(sys.argv[2:]))
