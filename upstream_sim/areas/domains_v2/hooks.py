"""Hooks of domains, where the front door's rules register, so that the two packages do not import each other."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from upstream_sim.areas.domains_v2.records import DomainV2
from upstream_sim.core.world.world import Change, World

NameListener = Callable[[Change, str], None]
Action = Callable[[Change, DomainV2], DomainV2]
HostReader = Callable[[World], frozenset[str]]
ListenerFunction = TypeVar("ListenerFunction", bound=NameListener)
ActionFunction = TypeVar("ActionFunction", bound=Action)


class FrontDoorAction(StrEnum):
    """An action of a domain at the front door. Each takes the open change and the domain and returns the domain as
    it put it (or as it was); it may raise a Refusal.

    ADD: the domain is new. SYNC: write its records into the zone again, as far as there is a zone. ASSOCIATE: put
    it on its routes whatever its validation says. DISSOCIATE: take it off. DELETE: begin to delete it there; its
    records are out of the zone by then.
    """

    ADD = "ADD"
    SYNC = "SYNC"
    ASSOCIATE = "ASSOCIATE"
    DISSOCIATE = "DISSOCIATE"
    DELETE = "DELETE"


_LISTENERS: list[NameListener] = []
_ACTIONS: dict[FrontDoorAction, Action] = {}
_ENDING: list[HostReader] = []


def on_name_changed(listener: ListenerFunction) -> ListenerFunction:
    """Registers a listener. It is called, within the change, with each name whose answer in public DNS may now
    differ: a zone's when it moves or is deleted, a record's when it is written or deleted, an outside record's."""
    _LISTENERS.append(listener)
    return listener


def notify_name_changed(change: Change, name: str) -> None:
    for listener in _LISTENERS:
        listener(change, name)


def front_door_action(action: FrontDoorAction) -> Callable[[ActionFunction], ActionFunction]:
    """Registers what the front door does for an action. Raises ValueError for an action that is registered."""

    def register(do: ActionFunction) -> ActionFunction:
        if action in _ACTIONS:
            raise ValueError(f"{action} is already done")
        _ACTIONS[action] = do
        return do

    return register


def run_front_door_action(change: Change, action: FrontDoorAction, domain: DomainV2) -> DomainV2:
    """The domain after the action; unchanged where there is no front door."""
    do = _ACTIONS.get(action)
    return domain if do is None else do(change, domain)


def tells_ending_certificates(reader: HostReader) -> HostReader:
    """Registers what tells the names whose certificate ends soon, or has ended, and is not renewed by itself."""
    _ENDING.append(reader)
    return reader


def ending_certificates(world: World) -> frozenset[str]:
    """The names whose certificate ends soon, or has ended; none where there is no front door."""
    return frozenset().union(*(reader(world) for reader in _ENDING))
