"""The data dictionary of `reveals`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "RevealForm.fields": ("The fields to show.", ["email"]),
    "RevealForm.reason": ("Why they are to be shown.", "The player asked for a call back."),
    "Revealed.values": "Each value of these fields that the platform has of the player.",
    "shownForSeconds": ("For how many seconds the values may be shown.", 60),
    "Revealed.remaining": ("The number of reveals that the caller has left within the hour.", 49),
    "RevealedValue.field": "The field.",
    "RevealedValue.masked": ("The value as it is masked.", "a•••@e•••.test"),
    "RevealedValue.value": ("The value.", "ayla@example.test"),
    "RevealedValue.records": (
        "The bank accounts and transactions that have the value.",
        ["1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f"],
    ),
    "Reveal.fields": ("The fields that were shown.", ["email"]),
    "Reveal.reason": ("Why they were shown.", "The player asked for a call back."),
    "RevealsQuery.who": ("Part of the nickname or the code of the user.", "ada"),
}
