"""The data dictionary of `transforms`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "dto": "The operator, and the parent that it gets.",
    "TransformPreview.isBrand": "Whether it is a brand, which would become an operator.",
    "TransformPreview.parentOpId": ("The present parent, or the one that an operator would get.", "aurora"),
    "checks": "What was looked at, each with what stands in the way.",
    "blockers": ("What stands in the way, by name.", ["2026: 29,849.73 USD"]),
    "isPossible": "Whether nothing stands in the way.",
    "playersKept": ("The number of players who stay, deleted ones left out.", 240),
    "accountsSignedOut": ("The number of accounts whose sessions end.", 4),
    "TransformQuery.parentOpId": ("The parent that an operator would get.", "aurora"),
    "OperatorToBrandForm.parentOpId": ("The new parent.", "aurora"),
    "OperatorToBrandForm.parentOpTitle": ("The name of the new parent.", "Aurora"),
    "TransformReport.parentOpId": ("The new parent; null for a new operator.", "aurora"),
    "TransformReport.steps": "What was done, in order.",
    "TransformStepDone.step": "What was done.",
    "TransformStepDone.count": ("To how many records it was done.", 1),
    "transformedAt": "When it was done.",
    "check": "What was looked at.",
}
