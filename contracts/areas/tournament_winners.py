"""Winners of tournaments, and what staff decide about their prizes."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.areas.players import PlayerOperator
from contracts.areas.tournaments import (
    AREA,
    PATH,
    TAGS,
    UNKNOWN,
    WINNERS,
    Note,
    Scoring,
    SearchText,
    TournamentPath,
    TournamentPlayer,
)
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts, RowBlock, RowRisk
from contracts.fields import Instant, Named, PageNumber, PageSize, field_error
from contracts.money import Amount, Rate, Usd
from contracts.operation import Example, Export, Origin, SuccessTexts
from contracts.roles import Permission
from contracts.rules import MaxLength, Pattern, Required
from contracts.texts import NOTE_REQUIRED
from contracts.warnings import Act, Confirmable, RowWarnings
from contracts.wire import Wire, WireQuery


class WinnerStatus(StrEnum):
    PENDING = "PENDING"
    APPROVED = "APPROVED"
    REJECTED = "REJECTED"


class PayoutType(StrEnum):
    APPROVE = "approve"
    REJECT = "reject"


class Winner(Wire):
    """A winner of an ended tournament. An approved one has what was paid and its transaction. Both decisions are
    final."""

    id: str
    tournamentId: str
    tournamentTitle: str
    operator: PlayerOperator
    rank: int
    player: TournamentPlayer
    score: Amount
    scoring: Annotated[Scoring, Field(strict=False)]
    prizeInUSD: Usd
    status: Annotated[WinnerStatus, Field(strict=False)]
    decidedBy: Named | None
    decidedAt: Instant | None
    noteForThePlayer: str
    paidAmount: Amount | None
    paidCurrency: str | None
    txId: str | None
    warnings: RowWarnings = None
    block: RowBlock = None
    risk: RowRisk = None
    createdAt: Instant
    revision: int


class WinnerDetails(Winner):
    """`payAmount` in `payCurrency` is what an approval pays at this moment, `walletBalance` the player's main wallet in
    that currency now; `exchangeRateInUSD` USD per unit of it."""

    payAmount: Amount
    payCurrency: str
    exchangeRateInUSD: Rate
    walletBalance: Amount


class WinnersQuery(WireQuery):
    """Sorts: `rank`, `prizeInUSD`."""

    page: PageNumber = 1
    limit: PageSize = 50
    sort: Annotated[str, Pattern("-?[A-Za-z]+", "Enter a field name.")] = "rank"
    status: Annotated[WinnerStatus, Field(strict=False)] | None = None
    playerCode: SearchText | None = None


class WinnersPage(Wire):
    items: list[Winner]
    count: int
    remaining: int


class Payout(Confirmable):
    """A decision about a winner: `approve` pays the prize, `reject` needs a note for the player. Both are final."""

    type: Annotated[PayoutType, Field(strict=False), Required("Choose approve or reject.")]
    winnerId: Annotated[str, Required("Winner is required."), MaxLength(100, "At most 100 characters.")]
    noteForThePlayer: Note = ""

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.type is PayoutType.REJECT and not self.noteForThePlayer.strip():
            raise field_error("noteForThePlayer", NOTE_REQUIRED)
        return self


OPERATIONS = (
    AREA.read(
        "tournamentWinners",
        f"{PATH}/{{id}}/winners",
        "List a tournament’s winners",
        origin=Origin.ASSUMED,
        path_params=TournamentPath,
        query=WinnersQuery,
        export=Export(),
        data=WinnersPage,
        tags=WINNERS,
    ),
    AREA.read(
        "tournamentWinner",
        f"{PATH}/payouts/{{id}}",
        "View a winner and what an approval pays",
        origin=Origin.ASSUMED,
        path_params=TournamentPath,
        data=WinnerDetails,
        tags=WINNERS,
    ),
    AREA.read(
        "tournamentWinnerFacts",
        f"{PATH}/payouts/{{id}}/facts",
        "View the facts for deciding about a winner’s prize",
        origin=Origin.ASSUMED,
        path_params=TournamentPath,
        data=DecisionFacts,
        tags=WINNERS,
    ),
    AREA.write(
        "tournamentPayout",
        "POST",
        f"{PATH}/payouts",
        "Approve or reject a winner’s prize",
        permission=Permission.TOURNAMENTS_PAY,
        body=Payout,
        example=Example(body={"type": "reject", "winnerId": f"win_{UNKNOWN}", "noteForThePlayer": "Two accounts."}),
        data=WinnerDetails,
        failure_data=StaleData,
        act=Act.PAY_PRIZE,
        invalidates=TAGS | WINNERS | {"Transaction", "Player", "Wallet"},
        success=SuccessTexts(
            "type",
            {PayoutType.APPROVE: "Winner Prize Payout Confirmed!", PayoutType.REJECT: "Winner Prize Payout Rejected!"},
        ),
        failure="The prize was not decided. Please try again.",
    ),
)
