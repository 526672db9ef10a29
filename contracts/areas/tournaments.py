"""Tournaments of players' bets, their rankings, and the payout of their prizes.

Winners are in `contracts.areas.tournament_winners`. Deleting a tournament and deciding about a winner are the
specification's calls; the rest is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.bets import BetGame
from contracts.areas.players import PlayerOperator
from contracts.bet_filters import BetType
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery, Named, PageNumber, PageSize, field_error
from contracts.money import Amount, Usd
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, OpId, Pattern, Required
from contracts.wire import Wire, WireQuery

PATH = "/api/tournament"
TOURNAMENT_DELETED = "Tournament Deleted!"
ENDS_FIRST = "The end must be after the start."
RANKS = "Give each rank from 1 up one prize, without gaps."
LANGUAGE_TWICE = "Use each language once."
GAMES_OR_PROVIDERS = "Choose games or providers, not both."
CASINO_ONLY = "Only for casino tournaments."
SPORT_ONLY = "Only for sport tournaments."
MAX_PRIZES: ForWeb[int] = 100
LARGEST_PRIZE: ForWeb[int] = 10_000_000
LARGEST_MINIMUM_BET: ForWeb[int] = 100_000

SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]
TournamentId = Annotated[str, Required("Tournament is required."), MaxLength(100, "At most 100 characters.")]
Language = Annotated[str, Pattern("[a-z]{2,3}", "Enter a language code, such as en."), Required("Choose a language.")]
Note = Annotated[str, MaxLength(200, "At most 200 characters.")]
Choices = Annotated[list[str], MaxItems(100, "At most 100.")]


class Scoring(StrEnum):
    """What a player's score is: all stakes, the highest win per stake of one bet, or wins minus stakes."""

    TOTAL_WAGER = "TOTAL_WAGER"
    HIGHEST_MULTIPLIER = "HIGHEST_MULTIPLIER"
    NET_WIN = "NET_WIN"


class TournamentStatus(StrEnum):
    ACTIVE = "ACTIVE"
    EXPIRED = "EXPIRED"


class TournamentText(Wire):
    """What players read, in one language."""

    language: Annotated[
        str, Pattern("[a-z]{2,3}", "Enter a language code, such as en."), Required("Choose a language.")
    ]
    title: Annotated[str, Required("Title is required."), MaxLength(100, "At most 100 characters.")]
    description: Annotated[str, MaxLength(2000, "At most 2000 characters.")] = ""


class TournamentPrize(Wire):
    rank: Annotated[int, Ge(1, "Ranks are counted from 1.")]
    amountInUSD: Annotated[
        Usd,
        Ge(0.01, "More than 0."),
        Le(LARGEST_PRIZE, f"At most {LARGEST_PRIZE:,} USD."),
        Required("Enter an amount."),
    ]


class TournamentTerms(Wire):
    """What staff decide about a tournament. A casino tournament is about some games or about some providers, a sport
    tournament about some sports; about all where none is named. Of a bet on several events the first decides."""

    texts: Annotated[list[TournamentText], MinLength(1, "Enter a title."), MaxItems(20, "At most 20 languages.")]
    betType: Annotated[BetType, Field(strict=False), Required("Choose a bet type.")]
    games: Choices = Field(default_factory=list)
    providers: Choices = Field(default_factory=list)
    sports: Choices = Field(default_factory=list)
    scoring: Annotated[Scoring, Field(strict=False), Required("Choose a scoring.")]
    minBetAmountInUSD: Annotated[
        Usd,
        Ge(0, "At least 0."),
        Le(LARGEST_MINIMUM_BET, f"At most {LARGEST_MINIMUM_BET:,} USD."),
        Required("Enter an amount, or 0."),
    ]
    startTime: Annotated[Instant, Required("Enter the start.")]
    endTime: Annotated[Instant, Required("Enter the end.")]
    prizes: Annotated[
        list[TournamentPrize], MinLength(1, "Enter a prize."), MaxItems(MAX_PRIZES, f"At most {MAX_PRIZES} prizes.")
    ]

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.endTime <= self.startTime:
            raise field_error("endTime", ENDS_FIRST)
        if sorted(prize.rank for prize in self.prizes) != list(range(1, len(self.prizes) + 1)):
            raise field_error("prizes", RANKS)
        if len({text.language for text in self.texts}) != len(self.texts):
            raise field_error("texts", LANGUAGE_TWICE)
        if self.games and self.providers:
            raise field_error("providers", GAMES_OR_PROVIDERS)
        is_sport = self.betType is BetType.SPORT
        for name in ("games", "providers") if is_sport else ("sports",):
            if getattr(self, name):
                raise field_error(name, CASINO_ONLY if is_sport else SPORT_ONLY)
        return self


class TournamentDraft(TournamentTerms):
    """A new tournament of one operator or brand."""

    opId: Annotated[OpId, Required("Choose an operator.")]


class TournamentEdit(TournamentTerms):
    """New terms of a tournament. Once a bet counts, only its texts may change, and its end once: to a later time, by at
    most its original length, and not in the last 24 hours."""

    id: TournamentId


class TournamentCancellation(Wire):
    """Who ended it early, when and why: nobody wins."""

    by: Named
    at: Instant
    note: str


class Tournament(TournamentTerms):
    """A tournament. `title` is its first text's. ACTIVE until its end, then EXPIRED, also where it was canceled.
    `betCount`, `playerCount` and `wageredInUSD` are of the bets that count; once there are any, `isExtended` says
    whether its end was extended. `winnerCount` of those of whom `pendingWinnerCount` wait for their prize. One that was
    deleted after prizes of it were paid `isArchived`: it can be read, and is in no list. Send `revision` in
    If-Match."""

    id: str
    title: str
    operator: PlayerOperator
    status: Annotated[TournamentStatus, Field(strict=False)]
    cancellation: TournamentCancellation | None
    isExtended: bool
    isArchived: bool = False
    prizePoolInUSD: Usd
    betCount: int
    playerCount: int
    wageredInUSD: Usd
    winnerCount: int
    pendingWinnerCount: int
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class TournamentPlayer(Wire):
    playerCode: str
    playerId: str
    username: str
    nickName: str = ""
    isBlocked: bool
    isDeleted: bool


class RankedPlayer(Wire):
    """A player's place. `score` is in USD, of HIGHEST_MULTIPLIER the win per stake; `reachedAt` is when it became so.
    `prizeInUSD` is null below the last rank with a prize."""

    rank: int
    player: TournamentPlayer
    score: Amount
    reachedAt: Instant
    betCount: int
    wageredInUSD: Usd
    prizeInUSD: Usd | None


class TournamentChoices(Wire):
    """What a tournament may be about."""

    games: list[BetGame]
    providers: list[str]
    sports: list[str]


class TournamentsQuery(ListQuery):
    """`title` finds titles that hold it, in any language.
    Sorts: `createdAt`, `startTime`, `endTime`, `prizePoolInUSD`."""

    sort: Annotated[str, Pattern("-?[A-Za-z]+", "Enter a field name.")] = "-startTime"
    status: Annotated[TournamentStatus, Field(strict=False)] | None = None
    betType: Annotated[BetType, Field(strict=False)] | None = None
    scoring: Annotated[Scoring, Field(strict=False)] | None = None
    title: SearchText | None = None


class TournamentsWithWinnersQuery(TournamentsQuery):
    """`hasPending`: only those with winners who wait for their prize, or only the others."""

    sort: Annotated[str, Pattern("-?[A-Za-z]+", "Enter a field name.")] = "-endTime"
    hasPending: bool | None = None


class RankingQuery(WireQuery):
    page: PageNumber = 1
    limit: PageSize = 50


class RankingPage(Wire):
    """The players whose bets count, the first first."""

    items: list[RankedPlayer]
    count: int
    remaining: int


class TournamentPath(Wire):
    id: str


class TournamentKey(WireQuery):
    id: TournamentId


class TournamentCancel(Wire):
    id: TournamentId
    note: Annotated[Note, Required("Enter a note.")]


TAGS = frozenset({"Tournament"})
WINNERS = frozenset({"Winner"})
UNKNOWN = "65a1f0c2e4b0d3a9c7f8"
SAMPLE = {
    "texts": [{"language": "en", "title": "Weekend race", "description": "The highest stakes win."}],
    "betType": "CASINO",
    "scoring": "TOTAL_WAGER",
    "minBetAmountInUSD": 1,
    "startTime": "2030-01-04T00:00:00Z",
    "endTime": "2030-01-07T00:00:00Z",
    "prizes": [{"rank": 1, "amountInUSD": 500}, {"rank": 2, "amountInUSD": 250}],
}

AREA = Area(
    "tournaments",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.TOURNAMENTS_READ,
    can_write=Permission.TOURNAMENTS_WRITE,
    tags=TAGS,
    invalidates=TAGS | WINNERS,
    lists=("tournaments", "tournaments.winners", "tournament_winners"),
    permissions={
        Permission.TOURNAMENTS_PAY: Described(
            "Pay out tournaments", "Approve and reject the prizes of tournaments.", ("tournaments", "money"), MANAGERS
        ),
        Permission.TOURNAMENTS_READ: Described(
            "View tournaments",
            "See tournaments, their rankings and winners.",
            ("tournaments",),
            STAFF,
            ("/tournament/list", "/tournament/winners/list"),
        ),
        Permission.TOURNAMENTS_WRITE: Described(
            "Manage tournaments", "Create, edit, cancel and delete tournaments.", ("tournaments",), MANAGERS
        ),
    },
)

OPERATIONS = (
    AREA.list("tournaments", PATH, "List tournaments", Tournament, query=TournamentsQuery),
    AREA.list(
        "tournamentsWithWinners",
        f"{PATH}/winners",
        "List tournaments that have winners",
        Tournament,
        query=TournamentsWithWinnersQuery,
        tags=TAGS | WINNERS,
    ),
    AREA.read(
        "tournamentChoices",
        f"{PATH}/choices",
        "View what a tournament may be about",
        origin=Origin.ASSUMED,
        data=TournamentChoices,
    ),
    AREA.read(
        "tournament",
        f"{PATH}/{{id}}",
        "View a tournament",
        origin=Origin.ASSUMED,
        path_params=TournamentPath,
        data=Tournament,
    ),
    AREA.read(
        "tournamentRanking",
        f"{PATH}/{{id}}/ranking",
        "List the players of a tournament by their rank",
        origin=Origin.ASSUMED,
        path_params=TournamentPath,
        query=RankingQuery,
        data=RankingPage,
        poll=True,
    ),
    AREA.write(
        "tournamentCreate",
        "POST",
        PATH,
        "Create a tournament",
        origin=Origin.ASSUMED,
        body=TournamentDraft,
        example=Example(body={"opId": "nowhere", **SAMPLE}),
        data=Tournament,
        success="Tournament created!",
        failure="The tournament was not created. Please try again.",
    ),
    AREA.write(
        "tournamentEdit",
        "PUT",
        PATH,
        "Edit a tournament",
        origin=Origin.ASSUMED,
        body=TournamentEdit,
        example=Example(body={"id": f"trn_{UNKNOWN}", **SAMPLE}),
        data=Tournament,
        failure_data=StaleData,
        if_match=True,
        success="Tournament saved!",
        failure="The tournament was not saved. Please try again.",
    ),
    AREA.write(
        "tournamentDelete",
        "DELETE",
        PATH,
        "Delete a tournament",
        query=TournamentKey,
        example=Example(query={"id": f"trn_{UNKNOWN}"}),
        success=TOURNAMENT_DELETED,
        failure="The tournament was not deleted. Please try again.",
    ),
    AREA.write(
        "tournamentCancel",
        "POST",
        f"{PATH}/cancel",
        "End a tournament early, without winners",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        body=TournamentCancel,
        example=Example(body={"id": f"trn_{UNKNOWN}", "note": "The provider withdrew its games."}),
        data=Tournament,
        failure_data=StaleData,
        success="Tournament canceled!",
        failure="The tournament was not canceled. Please try again.",
    ),
)
