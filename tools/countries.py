"""Writes the countries of ISO 3166-1 into the contracts, from the list that pycountry keeps."""

from __future__ import annotations

import sys
from pathlib import Path

import pycountry

TARGET = Path(__file__).resolve().parents[1] / "contracts" / "countries.py"
HEAD = '''"""The countries of ISO 3166-1, by `python -m tools.countries`: two letters to three letters and name."""

COUNTRIES: dict[str, tuple[str, str]] = {
'''


def written() -> str:
    """The module, with a line for each country."""
    known = sorted((one.alpha_2, one.alpha_3, getattr(one, "common_name", one.name)) for one in pycountry.countries)
    lines = (f'    "{two}": ("{three}", "{name}"),\n' for two, three, name in known)
    return f"{HEAD}{''.join(lines)}}}\n"


def main() -> int:
    TARGET.write_text(written())
    return 0


if __name__ == "__main__":
    sys.exit(main())
