"""What the metrics look at: types alone, which nothing needs at run time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bff.engines.protocol import Guard


class Slots(Protocol):
    """Slots at the platform: how many are held, how many calls wait, and who is told how long each that waited did."""

    on_wait: Callable[[float], None] | None

    @property
    def held(self) -> int: ...

    @property
    def waiting(self) -> int: ...


class Upstream(Protocol):
    guard: Guard | None

    @property
    def calls(self) -> Slots: ...

    @property
    def downloads(self) -> Slots: ...


class Shared(Protocol):
    """Answers that were given, and the calls that they came from."""

    @property
    def given(self) -> int: ...

    @property
    def made(self) -> int: ...


class Breaker(Protocol):
    @property
    def is_closed(self) -> bool: ...

    def seconds_left(self) -> float: ...


class Pace(Protocol):
    """When calls of an area ended and how long they took, and what is usual; asked whether it is slow, it forgets what
    is older than 10 s."""

    @property
    def ended(self) -> Collection[tuple[float, float]]: ...

    @property
    def usual(self) -> float | None: ...

    def is_slow(self) -> bool: ...


class Areas(Protocol):
    """The breakers that have been opened, by area and operation, and the areas' paces; and who is told how long each
    operation's calls took."""

    on_took: Callable[[str, float], None] | None

    @property
    def failing(self) -> Mapping[str, Mapping[str, Breaker]]: ...

    @property
    def paces(self) -> Mapping[str, Pace]: ...
