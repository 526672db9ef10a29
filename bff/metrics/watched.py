"""What the metrics look at: types alone, which nothing needs at run time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    def is_slow(self) -> bool: ...

    def seconds(self) -> tuple[int, float | None, float | None]:
        """Of the last 10 s: how many calls ended, their median, and what is usual."""
        ...


class Areas(Protocol):
    """The breakers that have been opened, by area and operation, and the areas' paces."""

    @property
    def failing(self) -> Mapping[str, Mapping[str, Breaker]]: ...

    @property
    def paces(self) -> Mapping[str, Pace]: ...
