"""The data dictionary of `transforms`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "dto": "The operator, and the parent that it gets.",
    "TransformPreview.isBrand": "Whether it is a brand, which would become an operator.",
    "TransformPreview.parentOpId": ("The present parent, or the one that an operator would get.", "aurora"),
    "checks": "What was looked at, each with what stands in the way.",
    "blockers": ("What stands in the way, by name.", ["2026: 29,849.73 USD"]),
    "TransformPreview.changes": "What would be otherwise afterwards, beside the parent.",
    "TransformReport.changes": "What is otherwise now, beside the parent.",
    "TransformChange.subject": "What it is.",
    "TransformChange.title": ("What it is called.", "Operator manager"),
    "TransformChange.before": ("What it was.", "Platform default"),
    "TransformChange.after": ("What it is afterwards.", "Aurora"),
    "TransformChange.accountCount": ("The number of accounts that follow the role; null for what is no role.", 3),
    "TransformChange.added": ("The permissions that they get within minutes.", ["View bets"]),
    "TransformChange.removed": ("The permissions that they lose at once.", ["Settle bets"]),
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
