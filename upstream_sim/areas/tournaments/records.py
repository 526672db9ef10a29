"""Tournaments and winners as the world keeps them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.tournaments import Scoring, TournamentStatus
from contracts.bet_filters import BetType
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef


class Text(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    language: str
    title: str
    description: str


class Prize(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    rank: int
    amountInUSD: Decimal


def pool_of(prizes: Iterable[Prize]) -> Decimal:
    """All prizes together, in USD."""
    return sum((prize.amountInUSD for prize in prizes), Decimal(0))


class Cancellation(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    by: UserRef
    at: datetime
    note: str


class Tournament(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`prizes` are in the order of their ranks. `hasWinners` once it ended with some; `isArchived` once it was
    deleted after some of them were paid."""

    id: str
    opId: str
    texts: tuple[Text, ...]
    betType: BetType
    games: tuple[str, ...]
    providers: tuple[str, ...]
    sports: tuple[str, ...]
    scoring: Scoring
    minBetAmountInUSD: Decimal
    startTime: datetime
    endTime: datetime
    prizes: tuple[Prize, ...]
    status: TournamentStatus
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    cancellation: Cancellation | None = None
    isExtended: bool = False
    hasWinners: bool = False
    isArchived: bool = False
    revision: int = 1

    @property
    def title(self) -> str:
        return self.texts[0].title

    @property
    def titles(self) -> str:
        """In every language, to be searched."""
        return "\n".join(text.title for text in self.texts)

    @property
    def prizePoolInUSD(self) -> Decimal:  # noqa: N802  # a wire name
        return pool_of(self.prizes)

    @property
    def closes_at(self) -> datetime:
        """Bets that are settled then or later do not count."""
        return self.cancellation.at if self.cancellation else self.endTime


class Winner(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A place of an ended tournament that has a prize. `paidUnits`, as in the ledger, in `paidCurrency`."""

    id: str
    tournamentId: str
    opId: str
    rank: int
    playerCode: str
    score: int
    scoring: Scoring
    prizeInUSD: Decimal
    status: WinnerStatus
    createdAt: datetime
    decidedBy: UserRef | None = None
    decidedAt: datetime | None = None
    noteForThePlayer: str = ""
    paidUnits: int | None = None
    paidCurrency: str | None = None
    txId: str | None = None
    revision: int = 1


TOURNAMENTS = Schema(
    name="tournaments",
    record=Tournament,
    bitmaps=("opId", "betType", "scoring", "status", "hasWinners", "isArchived"),
    sorts=("createdAt", "startTime", "endTime", "prizePoolInUSD"),
    parts=("titles",),
    audit=AuditSpec(area=ActivityArea.TOURNAMENT, kind="Tournament", title=lambda tournament: tournament.title),
)
WINNERS = Schema(
    name="tournamentWinners",
    record=Winner,
    bitmaps=("opId", "status"),
    arrays=("tournamentId", "playerCode"),
    sorts=("rank", "prizeInUSD"),
    audit=AuditSpec(
        area=ActivityArea.TOURNAMENT,
        kind="Tournament winner",
        title=lambda winner: f"{winner.playerCode}, rank {winner.rank}",
    ),
)
