"""The data dictionary of `activities`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "area": "The area of the product.",
    "Activity.action": "The kind of change.",
    "ActivitiesQuery.action": "Only changes of this kind.",
    "Activity.userCode": ("The user who made the change; `platform` for automatic changes.", "U-1001"),
    "Activity.role": "The user's role at that time; null for automatic changes.",
    "recordKind": ("The kind of record.", "Invoice"),
    "recordTitle": ("The title of the record.", "Aurora 1042"),
    "before": ("The record's fields before the change; null if it did not exist.", {"note": ""}),
    "after": ("The record's fields after the change; null if it was deleted.", {"note": "As agreed."}),
    "ActivitiesQuery.recordTitle": ("Part of the record's kind, title or id.", "Aurora 1042"),
    "ActivitiesQuery.role": "Only changes by users who had this role then.",
    "ActivitiesQuery.text": ("Part of what the record held before or after.", "as agreed"),
    "who": ("Part of the user's nickname or code.", "ada"),
}
