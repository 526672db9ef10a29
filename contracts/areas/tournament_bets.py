"""In which tournaments a bet counts or why not, and the bets that made a player's score. Our choice where the
specification is silent."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.tournaments import AREA, PATH, TAGS, SearchText, TournamentPath
from contracts.bet_filters import BetStatus
from contracts.fields import Instant
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.rules import Required
from contracts.wire import Wire, WireQuery


class NotCounted(StrEnum):
    """Why a bet does not count: the first that holds, in this order."""

    OPEN = "OPEN"
    CANCELED = "CANCELED"
    TEST_PLAYER = "TEST_PLAYER"
    FREE_BET = "FREE_BET"
    SETTLED_BY_HAND = "SETTLED_BY_HAND"
    PLACED_BEFORE = "PLACED_BEFORE"
    SETTLED_AFTER = "SETTLED_AFTER"
    BELOW_MINIMUM = "BELOW_MINIMUM"
    OTHER_GAME = "OTHER_GAME"
    OTHER_SPORT = "OTHER_SPORT"
    OPPOSITE_BET = "OPPOSITE_BET"


class BetTournament(Wire):
    """A tournament that ran while the bet did. `reason` is null where the bet counts."""

    tournamentId: str
    title: str
    counts: bool
    reason: Annotated[NotCounted | None, Field(strict=False)]


class BetTournaments(Wire):
    """Those for bets of this type at its operator, the latest first."""

    items: list[BetTournament]


class TournamentBetsQuery(WireQuery):
    playerCode: Annotated[SearchText, Required("Player code is required.")]


class ScoreBet(Wire):
    """A bet that counts in a score; `subject` is the title of its game or event."""

    betId: str
    generation: int
    subject: str
    status: Annotated[BetStatus, Field(strict=False)]
    stakeInUSD: Usd
    winInUSD: Usd
    settledAt: Instant


class TournamentBets(Wire):
    """The bets that made a player's score, the latest settled first."""

    items: list[ScoreBet]


class BetOfTournaments(Wire):
    betId: str


OPERATIONS = (
    AREA.read(
        "betTournaments",
        f"{PATH}/bets/{{betId}}",
        "View in which tournaments a bet counts, or why not",
        origin=Origin.ASSUMED,
        path_params=BetOfTournaments,
        data=BetTournaments,
        tags=TAGS | {"Bet"},
    ),
    AREA.read(
        "tournamentBets",
        f"{PATH}/{{id}}/bets",
        "List the bets that made a player’s score",
        origin=Origin.ASSUMED,
        path_params=TournamentPath,
        query=TournamentBetsQuery,
        example=Example(query={"playerCode": "P100001"}),
        data=TournamentBets,
    ),
)
