"""The data dictionary of `domains_v1`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "account": "The account that the zone is in.",
    "ZoneAccount.id": ("The account's id at the cloud provider.", "65a1f0c2e4b0d3a9"),
    "ZoneAccount.name": ("The account's name at the cloud provider.", "Main"),
    "Zone.name": ("The domain name, in ASCII.", "example.com"),
    "ZoneCreated.name": ("The domain name, in ASCII.", "example.com"),
    "unicodeDomain": ("The domain name in Unicode.", "example.com"),
    "activated_on": "When the zone became active; null until then.",
    "statusSince": "Since when it has this status.",
    "checkedOn": "When the cloud last checked the registrar's name servers; null until then.",
    "nextCheckOn": "When the cloud will next check the registrar's name servers.",
    "deletedOnUnless": "When the cloud will delete the zone unless its name servers are set; null if it will not.",
    "result_info": "Paging information.",
    "total_count": ("The number of zones that match the filters.", 12),
    "per_page": ("The maximum number of zones per page.", 50),
    "ZonesQuery.domain": ("Part of the domain name.", "example"),
    "addedAt": "When the player platform began to serve it.",
}
