"""State machines: which trigger leads from which state to which. Rules change a state by its machine alone, and
the documentation draws its diagrams from the same tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

State = TypeVar("State", bound=StrEnum)
Trigger = TypeVar("Trigger", bound=StrEnum)

STATE_MACHINES: dict[str, StateMachine[StrEnum, StrEnum]] = {}


class UndefinedTransition(Exception):
    """A rule tried a transition that its table does not have."""


@dataclass(frozen=True)
class StateMachine(Generic[State, Trigger]):
    """`transitions` maps a state and a trigger to the state it leads to; `final` are states that end the record."""

    name: str
    start: State
    transitions: Mapping[tuple[State, Trigger], State]
    final: frozenset[State] = frozenset()

    def next_state(self, state: State, trigger: Trigger) -> State:
        """The state that the trigger leads to. Raises UndefinedTransition for a transition that is not in the
        table."""
        found = self.transitions.get((state, trigger))
        if found is None:
            raise UndefinedTransition(f"{self.name}: {state} does not allow {trigger}")
        return found

    def allows(self, state: State, trigger: Trigger) -> bool:
        return (state, trigger) in self.transitions

    def targets(self, state: State) -> frozenset[State]:
        """The states that one transition from here leads to."""
        return frozenset(to for (start, _), to in self.transitions.items() if start == state)

    def to_mermaid(self) -> str:
        """The machine as a Mermaid state diagram."""
        lines = ["stateDiagram-v2", f"    [*] --> {self.start}"]
        lines += [f"    {start} --> {to}: {trigger}" for (start, trigger), to in self.transitions.items()]
        lines += [f"    {state} --> [*]" for state in sorted(self.final)]
        return "\n".join(lines)


def register(machine: StateMachine[State, Trigger]) -> StateMachine[State, Trigger]:
    """The machine, registered for the documentation. Raises ValueError for a name that is taken."""
    if machine.name in STATE_MACHINES:
        raise ValueError(f"{machine.name} is registered already")
    STATE_MACHINES[machine.name] = machine  # type: ignore[assignment]  # a mapping's keys are invariant
    return machine
