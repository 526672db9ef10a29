"""The bets of known players, one bulk table; and what was bet before the record, without its bets."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.bet_filters import BetMode, BetStatus, BetType, StakeFrom
from upstream_sim.core.money.ledger import UNITS
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.measures import SETTLED, is_in_wager


class Bet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`stakeUnits` and `winUnits` are hundred-millionths of the currency, as in the ledger; the rate, frozen when the
    bet was placed, hundred-millionths of a USD per unit; odds hundredths, None in the casino. The stake of a free bet
    is 0, its nominal `freeBetUnits`, and `maxWinUnits` the most that its template lets it win. A casino bet has a game,
    a sport bet the event of its first selection. `settledBy` is the code of the member of staff who settled it by hand,
    `settledReason` why, if they said so."""

    betId: str
    opId: str
    playerCode: str
    isTest: bool
    generation: int
    betType: BetType
    betMode: BetMode | None
    status: BetStatus
    stakeFrom: StakeFrom
    placedAt: datetime
    settledAt: datetime | None
    provider: str
    gameId: str | None
    eventId: str | None
    odds: int | None
    currency: str
    rate: int
    stakeUnits: int
    winUnits: int
    stakeInUSDCents: int
    winInUSDCents: int
    freeBetUnits: int = 0
    freeBetId: str | None = None
    maxWinUnits: int | None = None
    settledBy: str | None = None
    settledReason: str | None = None
    revision: int = 1

    def usd_cents(self, units: int) -> int:
        """An amount of the bet's currency in US cents at its own rate, rounded half up."""
        return to_usd_cents(units, self.rate)

    @property
    def wagerInUSDCents(self) -> int:  # noqa: N802  # summed beside fields
        """The stake of a bet that counts in the wager, else 0."""
        return self.stakeInUSDCents if is_in_wager(self) else 0

    @property
    def settledInUSDCents(self) -> int:  # noqa: N802
        """The stake of a bet that counts in GGR, else 0."""
        return self.stakeInUSDCents if self.status in SETTLED else 0


class OpeningBets(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The bets of one tenant, settled or canceled in one UTC month, of one type, status and kind of player, that are
    not in the record. `id` is made of those; money in USD cents at bet time."""

    id: str
    opId: str
    year: int
    month: int
    betType: BetType
    status: BetStatus
    isTest: bool
    count: int
    stakeInUSDCents: int
    winInUSDCents: int


class PlayerOpening(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player's settled bets before the record, in US cents."""

    playerCode: str
    opId: str
    count: int
    stakeInUSDCents: int
    winInUSDCents: int


BETS = Schema(
    name="bets",
    record=Bet,
    key="betId",
    bitmaps=(
        "opId",
        "isTest",
        "generation",
        "betType",
        "betMode",
        "status",
        "stakeFrom",
        "provider",
        "gameId",
        "eventId",
        "currency",
    ),
    arrays=("playerCode",),
    sorts=("placedAt", "settledAt", "stakeInUSDCents", "winInUSDCents"),
    sums=("wagerInUSDCents", "settledInUSDCents", "winInUSDCents"),
)
OPENING_BETS = Schema(name="openingBets", record=OpeningBets, bitmaps=("opId", "year", "month"))
PLAYER_OPENINGS = Schema(name="playerOpeningBets", record=PlayerOpening, key="playerCode")


def to_usd_cents(units: int, rate: int) -> int:
    """Rounded half up; neither is negative."""
    scale = UNITS * UNITS // 100
    return (units * rate + scale // 2) // scale
