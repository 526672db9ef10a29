"""What the console holds from one request to the next, kept in this process; stores that are shared take the place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bff.stores.protocols import Board, Counters, ForgottenDevices, Leases, SessionStore


class Stores(NamedTuple):
    """`ping` says whether they can be reached, where they are elsewhere; by `board` those who share them tell how they
    do; `leases` say who of them refreshes a token."""

    sessions: SessionStore
    counters: Counters
    forgotten: ForgottenDevices
    ping: Callable[[], Awaitable[bool]] | None = None
    aclose: Callable[[], Awaitable[None]] | None = None
    board: Board | None = None
    leases: Leases | None = None
