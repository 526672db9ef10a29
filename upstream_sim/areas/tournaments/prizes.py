"""How much the prizes of a tournament may be, and what such bets were wagered before it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from decimal import ROUND_DOWN, Decimal
from typing import NamedTuple

from contracts.areas.tournament_prizes import PRIZES_WARNED_ABOVE, PrizeLimitsQuery
from contracts.areas.tournaments import Scoring, TournamentStatus
from contracts.money import CENT
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bets.wire import in_usd
from upstream_sim.areas.tournaments.rankings import counts_in
from upstream_sim.areas.tournaments.records import Tournament
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import Operator

TOO_MUCH = "The prizes are {sum:,.2f} USD in all; one tournament of {title} has at most {most:,.2f} USD."


class WageredBefore(NamedTuple):
    """What bets that would have counted were wagered in a time."""

    since: datetime
    until: datetime
    wagered: Decimal

    @property
    def warn_above(self) -> Decimal:
        return (self.wagered * PRIZES_WARNED_ABOVE / 100).quantize(CENT, ROUND_DOWN)


def shared_out(wagered: Decimal, per_cent: Decimal, parts: Sequence[int]) -> list[Decimal]:
    """The prizes of a pool of so much of what is wagered, in proportion to these parts, rounded down; none is below a
    cent."""
    pool = wagered * per_cent / 100
    return [max(CENT, (pool * part / sum(parts)).quantize(CENT, ROUND_DOWN)) for part in parts]


def require_affordable(operator: Operator, prizes: Decimal) -> None:
    """Raises ValidationFailed for prizes of more than the operator's tournaments may have."""
    most = operator.maxTournamentPrizesInUSD
    if prizes > most:
        raise ValidationFailed("prizes", TOO_MUCH.format(sum=prizes, title=operator.title, most=most))


def wagered_before(world: World, op_id: str, terms: PrizeLimitsQuery) -> WageredBefore | None:
    """In as long a time before the tournament as it lasts, or before now where it begins later; None where it is not
    known how long that is."""
    if terms.betType is None or terms.startTime is None or terms.endTime is None:
        return None
    until = min(terms.startTime.astimezone(UTC), world.now())
    since = until - (terms.endTime - terms.startTime)
    such = Tournament(
        id="",
        opId=op_id,
        texts=(),
        betType=terms.betType,
        games=tuple(terms.games or ()),
        providers=tuple(terms.providers or ()),
        sports=tuple(terms.sports or ()),
        scoring=Scoring.TOTAL_WAGER,
        minBetAmountInUSD=terms.minBetAmountInUSD or Decimal(0),
        startTime=since,
        endTime=until,
        prizes=(),
        status=TournamentStatus.ACTIVE,
        createdAt=since,
        updatedAt=since,
    )
    bets = world.table(BETS).where(opId=op_id, betType=terms.betType, placedAt=Between(since, until))
    return WageredBefore(since, until, in_usd(sum(bet.stakeInUSDCents for bet in bets if counts_in(such, bet))))
