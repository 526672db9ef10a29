"""Sessions: an opaque signed cookie outside, identity and the platform's token inside."""

from bff.sessions.cookies import Cookies, cookie_value, handle_of, set_cookie
from bff.sessions.manager import ActiveSession, SessionManager
from bff.sessions.memory import MemoryStore
from bff.sessions.store import Session, Store

__all__ = [
    "ActiveSession",
    "Cookies",
    "MemoryStore",
    "Session",
    "SessionManager",
    "Store",
    "cookie_value",
    "handle_of",
    "set_cookie",
]
