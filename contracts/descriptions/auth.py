"""The data dictionary of `auth`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "PlatformSession.token": (
        "The session token for the Authorization header of further calls.",
        "eyJ3IjoiZGVmYXVsdCJ9",
    ),
    "realm": ("An opaque name that separates sessions: responses are never shared between realms.", "default"),
    "sessions": "Active sessions: the current one first, then by latest use.",
    "sessionId": ("The handle of a session, from `authSessions`.", "5b1c9f"),
    "lastSeenAt": "The time of the last request by the user; polls do not count.",
    "SignedInSession.address": ("The IP address of its last use.", "192.0.2.17"),
    "userAgent": ("The browser and system.", "Firefox on Linux"),
    "endedCount": ("The number of sessions ended at the console.", 2),
    "pendingCount": ("The number of sessions of which the platform is still being informed.", 1),
    "notQueuedCount": (
        "The number of sessions of which the platform is not informed; there they end by its own limits.",
        0,
    ),
    "cursor": ("The cursor for the next request.", "184467"),
    "isComplete": "Whether the list is complete; if not, any user may have changed.",
    "changes": "The changed users.",
    "isSignedOut": "Whether the platform ended the user's sessions.",
    "ChangesQuery.since": (
        "The cursor of the previous response; without it the response holds only a cursor.",
        "184467",
    ),
}
