"""What players bet and deposited whom partners brought, by partner and channel: kept as sums."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.measures import Flow, contributions_of, flows_of
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.rollups import Beside, Rollup


class PartnerBets(Cells, frozen=True, gc=False, kw_only=True):
    """The bets of one type of a partner's players by a channel, those of test players apart."""

    opId: str
    affId: str
    channelId: str | None
    betType: BetType
    isTest: bool


class PartnerDeposits(Cells, frozen=True, gc=False, kw_only=True):
    """The confirmed deposits of a partner's players by a channel, those of test players apart."""

    opId: str
    affId: str
    channelId: str | None
    isTest: bool


class Settled(NamedTuple):
    """What was settled: its stakes and wins, in US cents."""

    stakes: int = 0
    wins: int = 0


class Deposited(NamedTuple):
    """What was deposited, in US cents, and how many of the deposits were first ones."""

    cents: int = 0
    first: int = 0


def settled_of(bet: Bet) -> Iterator[tuple[datetime, Settled]]:
    """When a bet counts for a partner, and how."""
    for at, sums in contributions_of(bet):
        if sums.settled:
            yield at, Settled(sums.stakes, sums.wins)


def deposited_of(transaction: Transaction) -> Iterator[tuple[datetime, Deposited]]:
    """When a transaction counts for a partner, and how."""
    flows = tuple(flows_of(transaction))
    if Flow.DEPOSIT in flows and transaction.confirmedAt is not None:
        yield transaction.confirmedAt, Deposited(transaction.toUSDCents, int(Flow.FIRST_DEPOSIT in flows))


BROUGHT = Beside(PLAYERS, "playerCode", frozenset({"affId", "channelId"}), lambda player: player.affId is not None)
PARTNER_BETS = Schema(
    name="betsByPartner",
    record=PartnerBets,
    bitmaps=("opId", "month", "betType", "isTest"),
    arrays=("affId", "channelId"),
    is_derived=True,
    columns=Settled._fields,
)
PARTNER_DEPOSITS = Schema(
    name="depositsByPartner",
    record=PartnerDeposits,
    bitmaps=("opId", "month", "isTest"),
    arrays=("affId", "channelId"),
    is_derived=True,
    columns=Deposited._fields,
)
BETS_BY_PARTNER = Rollup(
    PARTNER_BETS, BETS, values=Settled, moments=settled_of, dated_by=("settledAt",), beside=BROUGHT
)
DEPOSITS_BY_PARTNER = Rollup(
    PARTNER_DEPOSITS, TRANSACTIONS, values=Deposited, moments=deposited_of, dated_by=("confirmedAt",), beside=BROUGHT
)
