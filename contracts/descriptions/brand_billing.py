"""The data dictionary of `brand_billing`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "payload": "The fields to change.",
}
