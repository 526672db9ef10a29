"""The data dictionary of `users`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "closedMenuItems": (
        "The pages, by path, that the menu leaves out because the user lacks a permission; empty for none.",
        ["/quick-bets"],
    ),
    "currentPassword": ("The password that the user has now.", "Pitboss-2026"),
    "SessionCheck.isBlocked": "Whether the user is blocked.",
}
