"""The data dictionary of `auth0`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "name": ("The record's name.", "main"),
    "url": ("An address, with its scheme.", "https://play.example.com"),
    "Auth0Domain.type": "The purpose of the address.",
    "Auth0DomainForm.type": "The purpose of the address.",
    "Auth0DomainKey.domain": ("The address to remove.", "https://play.example.com"),
    "Auth0DomainKey.type": "The purpose of the address.",
    "orgId": ("The organisation's id at the sign-in service.", "org_65a1f0c2"),
    "displayName": ("The display name.", "Aurora"),
    "membersCount": ("The number of users in the organisation.", 14),
}
