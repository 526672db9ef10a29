"""What figures are computed from: sums of bets, transactions and registrations, by steps of time and dimensions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from contracts.areas.players import PlayerSource
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.bet_filters import BetType
from contracts.report_declarations import Dimension
from upstream_sim.areas.bets.aggregate_sums import Parts, without_rows_by
from upstream_sim.areas.bets.rollups import bet_sums_by
from upstream_sim.areas.reports.registrations import BY_SOURCE, Registered
from upstream_sim.areas.transactions.rollups import BY_DECISION, BY_TYPE, sums_by
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import Sums, TransactionSums

Raw = Mapping[str, int]
"""Sums by name: counts, US cents, and a histogram; what is absent is 0."""
Key = tuple[Any, ...]
"""The number of a step, and a value for each dimension."""
Found = dict[Key, dict[str, int]]
Steps = Generator[None, None, Found]

AT_ONCE = 512  # groups that are put together in one step
SPORT, NO_PART = "SPORT", "NONE"
"""In the place of a game: all sport bets; in that of a game or provider: bets of which neither is known."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Whose records are looked at, `filters` of tenants and test players, and what is asked of them."""

    filters: Mapping[str, Any]
    bet_type: BetType | None = None
    game: str | None = None
    provider: str | None = None
    type: TransactionType | None = None
    gateway: str | None = None
    currency: str | None = None

    @property
    def of_bets(self) -> dict[str, Any]:
        wanted = {"betType": self.bet_type, "gameId": self.game, "provider": self.provider}
        return {**self.filters, **{name: value for name, value in wanted.items() if value is not None}}

    @property
    def of_transactions(self) -> dict[str, Any]:
        wanted = {"transactionType": self.type, "gateway": self.gateway, "toCurrency": self.currency}
        return {**self.filters, **{name: value for name, value in wanted.items() if value is not None}}


@dataclass(frozen=True, slots=True)
class Source:
    """`within` is another source that has the same sums and more."""

    read: Callable[[World, Sequence[datetime], Scope, tuple[Dimension, ...]], Steps]
    dimensions: frozenset[Dimension]
    within: Source | None = None


BET_FIELDS = {
    Dimension.OPERATOR: "opId",
    Dimension.PRODUCT: "betType",
    Dimension.PROVIDER: "provider",
    Dimension.GAME: "gameId",
}
TRANSACTION_FIELDS = {
    Dimension.OPERATOR: "opId",
    Dimension.TYPE: "transactionType",
    Dimension.SUB_TYPE: "transactionSubType",
    Dimension.GATEWAY: "gateway",
    Dimension.CURRENCY: "toCurrency",
}
COUNTED_BY_TYPE = frozenset(BY_TYPE.dimensions)
OF_DECISIONS = ("created", "createdCents", "decided", "decidedCents", "times")
OF_KINDS = ("created", "createdCents", "times", "rejected", "confirmed", "confirmedCents")
OF_FIRST_DEPOSITS = ("first", "firstCents")
OF_PAYMENTS = (*OF_FIRST_DEPOSITS, "decided", "decidedCents", "costCents")
PLAYER_FIELDS = {Dimension.OPERATOR: "opId", Dimension.SOURCE: "source"}


def bets(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    fields = ("betType", *(BET_FIELDS[each] for each in dimensions))
    listed = yield from bet_sums_by((*scope.of_bets, *fields)).series(world, bounds, scope.of_bets, fields)
    parts = Parts(_chosen(scope.game), _chosen(scope.provider))
    filters = {**scope.filters, **({"betType": scope.bet_type} if scope.bet_type else {})}
    unlisted = yield from without_rows_by(world, filters, parts, bounds, fields)
    found: Found = {}
    for has_rows, groups in ((True, listed), (False, unlisted)):
        for count, ((at, bet_type, *values), sums) in enumerate(groups.items(), 1):
            key = (at, *(part_of(each, bet_type, value) for each, value in zip(dimensions, values, strict=True)))
            _add(found, key, _of_bets(bet_type, sums, has_rows))
            if count % AT_ONCE == 0:
                yield
    return found


def part_of(dimension: Dimension, bet_type: BetType, value: str | None) -> str | None:
    """The value of a dimension by a field of bets."""
    if dimension is Dimension.PROVIDER:
        return value or NO_PART
    if dimension is not Dimension.GAME:
        return value
    if bet_type is BetType.SPORT:
        return SPORT
    return value or NO_PART


def _of_bets(bet_type: BetType, sums: Sums, has_rows: bool) -> dict[str, int]:
    return {**sums._asdict(), f"ggr{bet_type}": sums.ggr, "withoutRows": 0 if has_rows else sums.placed + sums.settled}


def _chosen(value: str | None) -> frozenset[str] | None:
    return None if value is None else frozenset({value})


def transactions(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """How many were created and decided, and how."""
    own = tuple(TRANSACTION_FIELDS[each] for each in dimensions)
    if not COUNTED_BY_TYPE.issuperset(own) and {*own, *scope.of_transactions}.issubset(BY_DECISION.dimensions):
        decisions = yield from BY_DECISION.series(world, bounds, scope.of_transactions, own)
        return {key: sums._asdict() for key, sums in decisions.items()}
    fields = (*own, "status")
    groups = yield from _sums(world, bounds, scope.of_transactions, fields, OF_DECISIONS)
    found: Found = {}
    for count, (group, sums) in enumerate(groups.items(), 1):
        key = group[:-1]
        known = found.get(key)
        if known is None:
            known = found[key] = dict.fromkeys(OF_KINDS, 0)
        _add_transactions(known, group[-1], sums)
        if count % AT_ONCE == 0:
            yield
    return found


def _sums(
    world: World, bounds: Sequence[datetime], filters: Mapping[str, Any], fields: tuple[str, ...], only: tuple[str, ...]
) -> Generator[None, None, dict[Key, TransactionSums]]:
    return (yield from sums_by((*filters, *fields)).series(world, bounds, filters, fields, only))


def _add_transactions(known: dict[str, int], status: TransactionStatus, sums: TransactionSums) -> None:
    known["created"] += sums.created
    known["createdCents"] += sums.createdCents
    known["times"] += sums.times
    if status is TransactionStatus.REJECTED:
        known["rejected"] += sums.decided
    if status is TransactionStatus.CONFIRMED:
        known["confirmed"] += sums.decided
        known["confirmedCents"] += sums.decidedCents


def payments(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """What confirmed transactions moved, by their types."""
    filters = {**scope.of_transactions, "status": TransactionStatus.CONFIRMED}
    fields = ("transactionType", *(TRANSACTION_FIELDS[each] for each in dimensions))
    groups = yield from _sums(world, bounds, filters, fields, OF_PAYMENTS)
    found: Found = {}
    for (at, kind, *values), sums in groups.items():
        own = {"first": sums.first, "firstCents": sums.firstCents, "costCents": sums.costCents}
        _add(found, (at, *values), {**own, f"{kind}Count": sums.decided, f"{kind}Cents": sums.decidedCents})
    return found


def first_deposits(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """What `payments` says of first deposits alone."""
    if scope.type not in (None, TransactionType.DEPOSIT):
        return {}
    of_deposits = replace(scope, type=TransactionType.DEPOSIT)
    filters = {**of_deposits.of_transactions, "status": TransactionStatus.CONFIRMED}
    fields = tuple(TRANSACTION_FIELDS[each] for each in dimensions)
    groups = yield from _sums(world, bounds, filters, fields, OF_FIRST_DEPOSITS)
    return {key: {"first": sums.first, "firstCents": sums.firstCents} for key, sums in groups.items()}


def players(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    fields = ("source", *(PLAYER_FIELDS[each] for each in dimensions))
    groups = yield from BY_SOURCE.series(world, bounds, scope.filters, fields)
    found: Found = {}
    for (at, source, *values), sums in groups.items():
        _add(found, (at, *values), _of_players(source, sums))
    return found


def _of_players(source: PlayerSource, sums: Registered) -> dict[str, int]:
    return {**sums._asdict(), f"registered{source.name}": sums.registered}


def present(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """Who registered before the end of the last step; of steps there is one."""
    fields = tuple(PLAYER_FIELDS[each] for each in dimensions)
    groups = yield from BY_SOURCE.between(world, None, bounds[-1], scope.filters, fields)
    return {(0, *group): {"present": sums.registered} for group, sums in groups.items()}


def _add(found: Found, key: Key, raw: Mapping[str, int]) -> None:
    known = found.setdefault(key, defaultdict(int))
    for name, value in raw.items():
        known[name] += value


BETS = Source(bets, frozenset({Dimension.TIME, *BET_FIELDS}))
BY_TRANSACTIONS = frozenset({Dimension.TIME, *TRANSACTION_FIELDS})
TRANSACTIONS = Source(transactions, BY_TRANSACTIONS)
PAYMENTS = Source(payments, BY_TRANSACTIONS)
FIRST_DEPOSITS = Source(first_deposits, BY_TRANSACTIONS, within=PAYMENTS)
PLAYERS = Source(players, frozenset({Dimension.TIME, *PLAYER_FIELDS}))
PRESENT = Source(present, frozenset(PLAYER_FIELDS))
