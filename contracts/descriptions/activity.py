"""The data dictionary of `activity`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "LiveActivity.mode": "How much happens by itself.",
    "ActivityForm.mode": "How much happens by itself from now on.",
    "LiveActivity.staff": "Whether simulated staff decide what nobody decided.",
    "ActivityForm.staff": "Whether simulated staff decide from now on; null leaves that as it is.",
    "LiveActivity.events": "The latest of what happened by itself.",
    "ActivityEvent.at": "When it happened, in world time.",
    "ActivityEvent.type": ("The event's name.", "betPlaced"),
    "ActivityEvent.text": ("What happened, in words.", "A bet of 12.50 USD on Koi Garden"),
    "skippedFrom": "The beginning of what was skipped; null if nothing was.",
    "skippedUntil": "The end of what was skipped; null if nothing was.",
}
