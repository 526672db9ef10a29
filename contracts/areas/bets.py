"""Bets: the lists and their filters, one bet in full, and settling an open one by hand.

Settling is the specification's call; the lists, the single reads, `reason`, `dateField` and `toExclusive` are our
choice where it is silent. A list tells beside its bets what was bet before the record and has no bets of its own.
"""

from datetime import date
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.areas.players import PlayerOperator
from contracts.bet_filters import (
    BET_ID,
    BetDateField,
    BetMode,
    BetsQuery,
    BetStatus,
    BetType,
    OperatorBetsQuery,
    QuickBetsQuery,
    SelectionStatus,
    StakeFrom,
)
from contracts.envelope import StaleData
from contracts.fields import Instant, Named
from contracts.money import Amount, Rate, Usd
from contracts.operation import Example, Export, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, MaxLength, Required
from contracts.warnings import ASSUMED, Act, Confirmable
from contracts.wire import Wire

BET_SETTLED = "Bet is now settled!"
MOST_TIMES_MAXIMUM: ForWeb[int] = 10
MOST_WIN_IN_USD: ForWeb[int] = 1_000_000
REASON_MIN: ForWeb[int] = 10

BetId = Annotated[str, Required("Bet ID is required."), MaxLength(100, "At most 100 characters."), BET_ID]


class BetPlayer(Wire):
    playerCode: str
    playerId: str
    username: str
    nickName: str = ""


class BetGame(Wire):
    id: str
    title: str


class BetEvent(Wire):
    """`startsAt` (assumed) is when the match of the bet's first selection began or begins."""

    id: str
    title: str
    tournament: str
    sport: str
    startsAt: Annotated[Instant | None, Field(json_schema_extra=ASSUMED)] = None


class ProviderReport(Wire):
    """What the provider said last of a bet: how it ended, or OPEN, that it was placed."""

    status: Annotated[BetStatus, Field(strict=False)]
    win: Amount
    at: Instant


class Bet(Wire):
    """A bet. `stake` and `win` are in its currency, in USD at `exchangeRateInUSD`, frozen when it was placed; a free
    bet's stake is 0, its nominal `freeBetAmount`; `freeBetId` (assumed) says which one it is. A casino bet has a
    `game`, a sport bet `odds` and the `event` of its first selection. `outcome` is what a single bet is on,
    `Market: outcome`, where it tells its selections. `settledBy` settled it by hand. `maxWin` (assumed in lists) is the
    most that it may pay, null where its provider declares none."""

    betId: str
    generation: int
    betType: Annotated[BetType, Field(strict=False)]
    betMode: Annotated[BetMode, Field(strict=False)] | None
    status: Annotated[BetStatus, Field(strict=False)]
    stakeFrom: Annotated[StakeFrom, Field(strict=False)]
    placedAt: Instant
    settledAt: Instant | None
    settledBy: Named | None
    provider: str
    game: BetGame | None
    event: BetEvent | None
    outcome: str | None
    odds: Rate | None
    currency: str
    exchangeRateInUSD: Rate
    stake: Amount
    win: Amount
    freeBetAmount: Amount
    freeBetId: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None
    stakeInUSD: Usd
    winInUSD: Usd
    isTest: bool
    player: BetPlayer
    operator: PlayerOperator
    maxWin: Annotated[Amount | None, Field(json_schema_extra=ASSUMED)] = None
    revision: int


class SettledBetDay(Wire):
    """What is kept of a bet that ended long ago (HTTP 410): the sums of the bets of its day that ended as it did, on
    its game or with its provider of sport."""

    operator: PlayerOperator
    day: date
    betType: BetType
    provider: str
    game: BetGame | None = None
    status: BetStatus
    isTest: bool
    count: int
    stakeInUSD: Usd
    winInUSD: Usd


class BetDetails(Bet):
    """`settleLimit` what nobody may settle
    it beyond, both with their USD at the bet's rate; `walletBalance` the player's main wallet in the bet's currency
    now. `settledReason`: why it was settled by hand. `eventEndedAt`, `eventResult` and `providerReport` (assumed) are
    what it can be judged by: null where the event is not over, no result was reported, or the platform does not say."""

    maxWin: Amount | None
    walletBalance: Amount
    maxWinInUSD: Usd | None = None
    settleLimit: Amount | None = None
    settleLimitInUSD: Usd | None = None
    settledReason: str | None = None
    eventEndedAt: Annotated[Instant | None, Field(json_schema_extra=ASSUMED)] = None
    eventResult: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None
    providerReport: Annotated[ProviderReport | None, Field(json_schema_extra=ASSUMED)] = None


class BetSelection(Wire):
    event: BetEvent
    market: str
    outcome: str
    odds: Rate
    status: Annotated[SelectionStatus, Field(strict=False)]


class BetDetailsV2(BetDetails):
    """`cashOutValue` is what an open sport bet would be bought back for; `rawPayload` the provider's message, null
    for who may not see it."""

    selections: list[BetSelection]
    cashOutValue: Amount | None
    rawPayload: dict[str, Any] | None


class BetSums(Wire):
    """PL: stakes minus wins, of settled bets alone; `settledCount` is how many these are, canceled ones left out."""

    count: int
    settledCount: int
    stakeInUSD: Usd
    winInUSD: Usd
    plInUSD: Usd


class BetsPage(Wire):
    """A page of the bets, `count` of all that the filters find, `remaining` after this page. `totals` are of all of
    these: stakes of canceled bets left out, wins of settled ones. `unlisted` are bets that are kept as sums without
    players: those before the record, each UTC day dated at its noon, and the background traffic's, each hour dated at
    its beginning; null where a filter asks for more than is known of them."""

    items: list[Bet]
    count: int
    remaining: int
    unlisted: BetSums | None


class QuickBetsPage(Wire):
    """`totals` are of the whole period: the stakes of what was placed in it, free and canceled bets left out, the wins
    and the PL of what was settled in it. Null with a filter by status, mode, sport, tournament or event. They leave out
    `unlisted`, the period's bets that are kept as sums, as in `BetsPage`."""

    items: list[Bet]
    count: int
    remaining: int
    totals: BetSums | None
    unlisted: BetSums | None = None


class BetPath(Wire):
    betId: str


class BetPathV1(Wire):
    id: str


class BetSettlement(Confirmable):
    """`winAmount` in the bet's currency: 0 loses it, more wins it. `reason` (assumed), of at least 10 characters, lets
    a super admin go beyond the most that it may pay, up to ten times of it; nobody goes beyond 1,000,000 USD."""

    betId: BetId
    winAmount: Annotated[Amount, Ge(0, "The win must not be negative."), Required("Win amount is required.")]
    reason: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None


EXACT = ("gameId", "providerName")
TAGS = frozenset({"Bet"})
AFTERWARDS = TAGS | {"Player", "Wallet", "Cashback", "Withdrawal"}

AREA = Area(
    "bets",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.BETS_READ,
    can_write=Permission.BETS_SETTLE,
    tags=TAGS,
    invalidates=AFTERWARDS,
    lists=("bets", "bets.quick"),
    permissions={
        Permission.BETS_READ: Described(
            "View bets",
            "See the bets of players, casino and sport, with stake, win and status.",
            ("bets",),
            STAFF,
            ("/bets", "/quick-bets"),
        ),
        Permission.BETS_SETTLE: Described(
            "Settle bets",
            "Settle open bets by hand, which pays out wins or refunds stakes.",
            ("bets", "money"),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "betsList",
        "/api/bets",
        "List bets",
        Bet,
        page=BetsPage,
        totals=BetSums,
        date_field=BetDateField,
        exact=EXACT,
        roles=PLATFORM_ADMINS,
        query=BetsQuery,
    ),
    AREA.list(
        "operatorBetsList",
        "/api/bets/operator",
        "List an operator’s bets",
        Bet,
        page=BetsPage,
        totals=BetSums,
        date_field=BetDateField,
        exact=EXACT,
        query=OperatorBetsQuery,
    ),
    AREA.read(
        "quickBetsList",
        "/api/quick-bets",
        "List the bets of a period up to now, and their sums",
        origin=Origin.ASSUMED,
        export=Export(),
        query=QuickBetsQuery,
        data=QuickBetsPage,
        poll=True,
    ),
    AREA.read(
        "bet",
        "/api/bets/{id}",
        "View a bet of the first generation",
        origin=Origin.ASSUMED,
        path_params=BetPathV1,
        data=BetDetails,
        failure_data=SettledBetDay,
    ),
    AREA.read(
        "betV2",
        "/api/v2/bets/{betId}",
        "View a bet of the second generation",
        origin=Origin.ASSUMED,
        path_params=BetPath,
        data=BetDetailsV2,
        failure_data=SettledBetDay,
    ),
    AREA.write(
        "betSettle",
        "POST",
        "/api/v2/bets/settle",
        "Settle an open bet",
        body=BetSettlement,
        example=Example(body={"betId": "bet_24fe8ba17efd1d19b7bc", "winAmount": 0}),
        data=BetDetails,
        failure_data=StaleData,
        act=Act.SETTLE_BET,
        success=BET_SETTLED,
        failure="The bet was not settled. Please try again.",
    ),
)
