"""The data dictionary of `tooltips`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "tooltips": "The help texts; each slug occurs once.",
    "slug": ("The key of a page or control, and of its page on the help site.", "invoices"),
    "text": ("The text.", "What the operator owes for a month."),
}
