"""The data dictionary of `usernames`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "UsernameReview.username": ("The username the player requests.", "ayla_77"),
    "UsernameForm.username": ("The new username; empty for the requested one.", "ayla_77"),
    "UsernameForm.status": "The decision about the request.",
    "UsernameForm.note": ("The reason shown to the player; required for a rejection.", "Taken already"),
    "playerUsernames": ("The number of usernames to review.", 0),
}
