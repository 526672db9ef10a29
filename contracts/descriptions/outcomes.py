"""The data dictionary of `outcomes`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "key": ("The Idempotency-Key of the write.", "3f9b2c1e-6f1d-4b7e-9a55"),
    "answer": "The stored response; null for none.",
    "httpStatus": ("The response's HTTP status.", 200),
    "StoredAnswer.body": ("The response's JSON.", {"success": True, "status": "OK", "data": None}),
}
