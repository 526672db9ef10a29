"""What entries may become, and the numbers of a new order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from contracts.areas.games import MOST_ORDER, GameStatus
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES, CasinoGame, OperatorEntry, entry_of
from upstream_sim.shared.users import Caller

DEPRECATED = "{} is deprecated; no operator gets it any more."
FOR_ADMINS = "{}: only platform admins put games in maintenance, deprecate them, or end that."
PLATFORM_STATES = frozenset({GameStatus.MAINTENANCE, GameStatus.DEPRECATE})
START_ORDER = 1  # of a game that an operator has no entry for


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an entry shall be."""

    status: GameStatus
    order: int


@dataclass(frozen=True, slots=True)
class EntryChange:
    """One of an operator's games, as its entry is and as it shall be; `refused` says why it stays."""

    game: CasinoGame
    before: OperatorEntry | None
    after: Wanted
    refused: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What becomes of an operator's games. An entry that is new was added, one that was ACTIVE and is not any more
    removed."""

    added: list[EntryChange] = field(default_factory=list)
    changed: list[EntryChange] = field(default_factory=list)
    removed: list[EntryChange] = field(default_factory=list)
    refused: list[EntryChange] = field(default_factory=list)

    @property
    def done(self) -> list[EntryChange]:
        return [*self.added, *self.changed, *self.removed]


def refusal(caller: Caller, game: CasinoGame, before: GameStatus, after: GameStatus) -> str | None:
    """Why an entry may not go from one status to another, in words; None where it may."""
    if before is after:
        return None
    if caller.identity.role not in PLATFORM_ADMINS and {before, after} & PLATFORM_STATES:
        return FOR_ADMINS.format(game.title)
    if after is GameStatus.ACTIVE and game.status is GameStatus.DEPRECATE:
        return DEPRECATED.format(game.title)
    return None


def status_of(entry: OperatorEntry | None) -> GameStatus:
    """An entry's status; without an entry a game is DISABLED."""
    return entry.status if entry else GameStatus.DISABLED


def order_of(entry: OperatorEntry | None) -> int:
    return entry.order if entry else START_ORDER


def plan(world: World, caller: Caller, op_id: str, wanted: Mapping[str, Wanted]) -> Plan:
    """What would become of these games of an operator; those that stay as they are, are left out."""
    found = Plan()
    for game_id, after in wanted.items():
        game, before = world.table(CASINO_GAMES).get(game_id), entry_of(world, op_id, game_id)
        if game is None or (before and Wanted(before.status, before.order) == after):
            continue
        was = status_of(before)
        why = refusal(caller, game, was, after.status)
        change = EntryChange(game, before, after, why)
        if why is not None:
            found.refused.append(change)
        elif before is None:
            found.added.append(change)
        elif was is GameStatus.ACTIVE and after.status is not GameStatus.ACTIVE:
            found.removed.append(change)
        else:
            found.changed.append(change)
    return found


def numbers_in_order(numbers: Sequence[int]) -> list[int]:
    """The same numbers ascending, raised where they do not rise; where they would go beyond the most that there is,
    lowered from the end instead."""
    found: list[int] = []
    for number in sorted(numbers):
        found.append(max(number, found[-1] + 1 if found else START_ORDER))
    most = MOST_ORDER
    for at in reversed(range(len(found))):
        found[at] = min(found[at], most)
        most = found[at] - 1
    return found
