"""Who wants to hear what happens to domains. The front door's rules register here, so that neither
package imports the other in a circle."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from upstream_sim.areas.domains_v2.records import DomainV2
from upstream_sim.core.world import Change

NameListener = Callable[[Change, str], None]
Action = Callable[[Change, DomainV2], DomainV2]
ListenerFunction = TypeVar("ListenerFunction", bound=NameListener)
ActionFunction = TypeVar("ActionFunction", bound=Action)


class FrontDoorAction(StrEnum):
    """What a domain asks of the front door. Each takes the open change and the domain and returns the
    domain as it put it (or as it was); it may raise a Refusal.

    ADD: the domain is new. SYNC: write its records into the zone again, as far as there is a zone.
    ASSOCIATE: put it on its routes whatever its validation says. DISSOCIATE: take it off. DELETE: begin
    to delete it there; its records are out of the zone by then.
    """

    ADD = "ADD"
    SYNC = "SYNC"
    ASSOCIATE = "ASSOCIATE"
    DISSOCIATE = "DISSOCIATE"
    DELETE = "DELETE"


_LISTENERS: list[NameListener] = []
_ACTIONS: dict[FrontDoorAction, Action] = {}


def on_name_changed(hear: ListenerFunction) -> ListenerFunction:
    """Registers what is told, within the change, each name whose answer in public DNS may now differ: a
    zone's when it moves or goes, a record's when it is written or deleted, an outside record's."""
    _LISTENERS.append(hear)
    return hear


def notify_name_changed(change: Change, name: str) -> None:
    for hear in _LISTENERS:
        hear(change, name)


def front_door_action(act: FrontDoorAction) -> Callable[[ActionFunction], ActionFunction]:
    """Registers what the front door does for a domain."""

    def register(do: ActionFunction) -> ActionFunction:
        if act in _ACTIONS:
            raise ValueError(f"{act} is done already")
        _ACTIONS[act] = do
        return do

    return register


def run_front_door_action(change: Change, act: FrontDoorAction, domain: DomainV2) -> DomainV2:
    """The domain after the act; as it was where there is no front door."""
    do = _ACTIONS.get(act)
    return domain if do is None else do(change, domain)
