"""Lives: from which state what leads to which. A rule moves by its life's table alone, and the diagrams of
the documentation are drawn from the same tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

State = TypeVar("State", bound=StrEnum)
Cause = TypeVar("Cause", bound=StrEnum)

LIVES: dict[str, Life[StrEnum, StrEnum]] = {}


class NoSuchMove(Exception):
    """A rule tried what no table draws."""


@dataclass(frozen=True)
class Life(Generic[State, Cause]):
    """`moves` maps a state and a cause to the state it leads to; `gone` are states that end the record."""

    name: str
    start: State
    moves: Mapping[tuple[State, Cause], State]
    gone: frozenset[State] = frozenset()

    def after(self, state: State, cause: Cause) -> State:
        """Raises NoSuchMove for what is not drawn."""
        found = self.moves.get((state, cause))
        if found is None:
            raise NoSuchMove(f"{self.name}: {state} knows no {cause}")
        return found

    def knows(self, state: State, cause: Cause) -> bool:
        return (state, cause) in self.moves

    def leads(self, state: State) -> frozenset[State]:
        """The states that one move from here leads to."""
        return frozenset(to for (start, _), to in self.moves.items() if start == state)

    def drawn(self) -> str:
        """The life as a Mermaid state diagram."""
        lines = ["stateDiagram-v2", f"    [*] --> {self.start}"]
        lines += [f"    {start} --> {to}: {cause}" for (start, cause), to in self.moves.items()]
        lines += [f"    {state} --> [*]" for state in sorted(self.gone)]
        return "\n".join(lines)


def life(found: Life[State, Cause]) -> Life[State, Cause]:
    """Registers a life for the documentation. Raises ValueError for a name that is taken."""
    if found.name in LIVES:
        raise ValueError(f"{found.name} has a life")
    LIVES[found.name] = found  # type: ignore[assignment]  # a mapping's keys are invariant
    return found
