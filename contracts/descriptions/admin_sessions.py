"""The data dictionary of `admin_sessions`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "AdminSessions.sessions": "The open sessions of the account, the latest first.",
    "AdminSession._id": ("What tells the session from others.", "9f86d081884c7d65"),
    "AdminSession.createdAt": "When the user signed in.",
    "AdminSession.expiresAt": "When the session ends by itself.",
}
