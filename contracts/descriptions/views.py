"""The data dictionary of `views`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "views": "The saved views, by name.",
    "viewId": ("The view's id.", "V-65a1"),
    "listId": ("The id of the list.", "transactions.all"),
    "ViewsQuery.listId": ("The list whose views to return. Give this or `search`.", "transactions.all"),
    "ViewsQuery.search": ("A part of the name. Give this or `listId`.", "pending"),
    "columns": ("The keys of the visible columns; null for the default ones.", ["createdAt", "amount"]),
    "sharedWith": ("The roles it is shared with; only platform admins can share.", ["OPERATOR_ADMIN"]),
    "owner": "Who saved it.",
    "isOwn": "Whether the caller saved it.",
    "ViewEdit.name": ("The name of the view.", "Pending payouts"),
    "SavedView.name": ("The name of the view.", "Pending payouts"),
    "ViewEdit.query": ("The list's part of the page address.", "status=PENDING"),
    "SavedView.query": ("The list's part of the page address.", "status=PENDING"),
}
