"""The data dictionary of `dev_dns`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "DevDnsRecord.type": ("The record's type.", "CNAME"),
    "DevDnsRecord.name": ("The record's name.", "www"),
    "DevDnsForm.name": ("The record's name.", "www"),
    "DevDnsEdit.name": ("The record's name.", "www"),
}
