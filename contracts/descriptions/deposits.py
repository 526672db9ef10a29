"""The data dictionary of `deposits`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "deposit": ("The number of pending deposits.", 4),
}
