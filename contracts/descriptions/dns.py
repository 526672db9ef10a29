"""The data dictionary of `dns`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "DnsRecord.type": "The record's type.",
    "DnsRecord.name": ("The record's name.", "www"),
    "DnsRecordV1Form.name": ("The record's name.", "www"),
    "dnsRecordName": ("The record's name.", "www"),
    "dnsRecordType": "The record's type.",
    "dnsRecordContent": ("The record's content.", "verify=1f6e5a"),
    "isDnsRecordProxied": "Whether the record is proxied by the cloud.",
}
