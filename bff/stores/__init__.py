"""What the console holds from one request to the next, each behind a Protocol and kept in this process.

A store that processes share takes the place of one of these.
"""

from bff.stores.answers import AnswerStore, MemoryAnswers
from bff.stores.counters import Counter, MemoryBackoff, MemoryWindow
from bff.stores.identities import IdentityStore, MemoryIdentities
from bff.stores.sessions import ActiveSession, MemorySessions, Session, SessionStore, handle_of, key_of, new_id

__all__ = [
    "ActiveSession",
    "AnswerStore",
    "Counter",
    "IdentityStore",
    "MemoryAnswers",
    "MemoryBackoff",
    "MemoryIdentities",
    "MemorySessions",
    "MemoryWindow",
    "Session",
    "SessionStore",
    "handle_of",
    "key_of",
    "new_id",
]
