"""The data dictionary of `files`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "fileName": ("The name of the file to download.", "high-depositors-2026-11.csv"),
}
