"""The data dictionary of `feedback`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "Feedback.id": ("The feedback's id.", "fbk_65a1f0c2e4b0d3a9c7f8"),
    "Feedback.text": ("What the player said.", "The new table is great."),
    "reply": ("What the player is answered; empty before.", "Thank you."),
    "Badges.feedback": ("The number of players' feedback that nobody has answered.", 4),
}
