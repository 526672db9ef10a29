"""Sessions: an opaque signed cookie outside, identity and the platform's token inside."""

from bff.sessions.cookies import Cookies, handle_of
from bff.sessions.keeper import Keeper, Open
from bff.sessions.memory import MemoryStore
from bff.sessions.store import Session, Store

__all__ = ["Cookies", "Keeper", "MemoryStore", "Open", "Session", "Store", "handle_of"]
