"""The data dictionary of `operator_settings`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "part": ("What the brand gives up of its own.", "cashback"),
}
