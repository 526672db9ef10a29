"""The sportsbook's free bets: its templates, what players hold of them, and how a bet uses one and gives it back."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.sport_freebets import FreebetStatus, FreebetType
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.tenants import OPERATORS

CURRENCY = "USD"
PREMATCH, LIVE, EITHER = 1, 2, 3


class FreeBetTerms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a bet with it must keep to; odds are hundredths, amounts US cents. `betCents` and `betCount` are the most
    that may be given."""

    minSelection: int
    maxSelection: int
    minOdd: int
    maxOdd: int
    betCents: int
    betCount: int
    maxWinCents: int
    stage: int
    disciplines: tuple[str, ...]


class FreeBetTemplate(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A template of the sportsbook's: for the players of an operator and of its brands."""

    id: str
    opId: str
    name: str
    isEnable: bool
    type: FreebetType
    fromTime: datetime
    toTime: datetime
    activationDate: datetime
    daysToUse: int
    terms: FreeBetTerms


class FreeBet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A free bet that a player was given: `betCount` bets of `betCents` each, under the terms of its template at that
    moment. `givenBy` is None where the platform gave it."""

    freeBetId: str
    opId: str
    playerCode: str
    isTest: bool
    templateId: str
    templateName: str
    terms: FreeBetTerms
    daysToUse: int
    betCount: int
    usedCount: int
    betCents: int
    status: FreebetStatus
    givenBy: UserRef | None
    createdAt: datetime
    expiresAt: datetime
    revision: int = 1

    @property
    def amount(self) -> Decimal:
        """The nominal of each of its bets, in USD."""
        return Decimal(self.betCents).scaleb(-2)

    @property
    def max_win(self) -> Decimal:
        """The most that each of its bets wins, in USD."""
        return Decimal(self.terms.maxWinCents).scaleb(-2)


FREE_BET_TEMPLATES = Schema(
    name="freeBetTemplates",
    record=FreeBetTemplate,
    bitmaps=("opId", "isEnable", "type"),
    sorts=("activationDate",),
)
FREE_BETS = Schema(
    name="freeBets",
    record=FreeBet,
    key="freeBetId",
    bitmaps=("opId", "isTest", "status"),
    arrays=("playerCode", "templateId"),
    sorts=("createdAt", "expiresAt"),
    audit=AuditSpec(
        area=ActivityArea.BONUS,
        kind="Free bet",
        title=lambda free_bet: f"{free_bet.templateName} of {free_bet.playerCode}",
        internal=frozenset({"terms"}),
    ),
    counters=("usedCount",),
)


def template_owners(world: World, op_id: str) -> frozenset[str]:
    """Whose templates are for the players of an operator or brand: its own, and a brand's parent's."""
    operator = world.table(OPERATORS).get(op_id)
    return frozenset({op_id, *([operator.parentOpId] if operator and operator.parentOpId else ())})


def held_by(world: World, player_code: str) -> list[FreeBet]:
    """The free bets of a player that have bets left, the one that expires first at the beginning."""
    held = world.table(FREE_BETS).where(playerCode=player_code, status=FreebetStatus.ACTIVE)
    return sorted(held, key=lambda free_bet: (free_bet.expiresAt, free_bet.freeBetId))


def use(change: Change, free_bet: FreeBet) -> FreeBet:
    """The free bet with one of its bets placed."""
    used = free_bet.usedCount + 1
    status = FreebetStatus.USED if used == free_bet.betCount else FreebetStatus.ACTIVE
    return _put(change, msgspec.structs.replace(free_bet, usedCount=used, status=status))


def return_use(change: Change, free_bet_id: str) -> None:
    """Gives back the use of a bet that was canceled; once its days are over, it has expired all the same."""
    free_bet = change.world.table(FREE_BETS).get(free_bet_id)
    if free_bet is None:
        return
    is_over = free_bet.expiresAt <= change.world.now()
    status = FreebetStatus.EXPIRED if is_over else FreebetStatus.ACTIVE
    _put(change, msgspec.structs.replace(free_bet, usedCount=free_bet.usedCount - 1, status=status))


def expire(change: Change, free_bet: FreeBet) -> None:
    """Ends a free bet whose days are over."""
    _put(change, msgspec.structs.replace(free_bet, status=FreebetStatus.EXPIRED))


def _put(change: Change, free_bet: FreeBet) -> FreeBet:
    return change.put(change.world.table(FREE_BETS), free_bet)
