"""Who wants to hear what happens to domains. The front door's rules register here, so that neither
package imports the other in a circle."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from upstream_sim.areas.domains_v2.records import DomainV2
from upstream_sim.core.world import Change

Heard = Callable[[Change, str], None]
Act = Callable[[Change, DomainV2], DomainV2]
HeardFunction = TypeVar("HeardFunction", bound=Heard)
ActFunction = TypeVar("ActFunction", bound=Act)


class FrontDoorAct(StrEnum):
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


_HEARING: list[Heard] = []
_ACTS: dict[FrontDoorAct, Act] = {}


def hears_of_names(hear: HeardFunction) -> HeardFunction:
    """Registers what is told, within the change, each name whose answer in public DNS may now differ: a
    zone's when it moves or goes, a record's when it is written or deleted, an outside record's."""
    _HEARING.append(hear)
    return hear


def tell_of_name(change: Change, name: str) -> None:
    for hear in _HEARING:
        hear(change, name)


def at_front_door(act: FrontDoorAct) -> Callable[[ActFunction], ActFunction]:
    """Registers what the front door does for a domain."""

    def register(do: ActFunction) -> ActFunction:
        if act in _ACTS:
            raise ValueError(f"{act} is done already")
        _ACTS[act] = do
        return do

    return register


def ask_front_door(change: Change, act: FrontDoorAct, domain: DomainV2) -> DomainV2:
    """The domain after the act; as it was where there is no front door."""
    do = _ACTS.get(act)
    return domain if do is None else do(change, domain)
