"""The data dictionary of `general`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "rates": "The exchange rates, by currency.",
    "absent": ("The operations that the platform lacks, by id; not given where it has them all.", ["afdList"]),
    "firstInvoiceYear": ("The first year that has invoices.", 2024),
    "languages": ("The languages that the platform supports.", ["en", "de"]),
    "PulseQuery.parts": (
        "The parts to return, separated by commas: badges, check, rates, news.",
        "badges,check,rates",
    ),
    "badges": "Counts of pending items; absent if not requested or failed.",
    "Pulse.rates": "The exchange rates; absent if not requested or failed.",
    "news": "The notifications' count and newest id; absent if not requested or failed.",
    "failures": (
        "The failures of requested parts, by part; empty if there are none.",
        {
            "rates": {
                "http": 503,
                "success": False,
                "status": "UNAVAILABLE",
                "data": None,
                "messages": ["The platform cannot be reached. Nothing was sent."],
                "messagesFrom": "console",
            }
        },
    ),
    "PartFailure.messages": ("Texts for the user, most important first.", ["The platform cannot be reached."]),
    "PartFailure.http": ("The HTTP status that the part's own call would have had.", 503),
    "PartFailure.success": ("Never true.", False),
    "PartFailure.status": ("The status string of the part's own call.", "UNAVAILABLE"),
    "PartFailure.messagesFrom": ("The source of the messages: `platform`, `operation` or `console`.", "platform"),
    "PartFailure.data": "The data of the part's own call; null for none.",
    "Pulse.check": "The session check and the platform's clock; absent if not requested or failed.",
}
