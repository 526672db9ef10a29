"""The facts behind a decision about a player's record: one read per record returns all of them, as of one instant."""

from typing import Annotated

from pydantic import Field

from contracts.fields import Instant, Named
from contracts.marks import Personal, PersonalKind
from contracts.money import Usd
from contracts.warnings import ASSUMED, RaisedWarning
from contracts.wire import Wire


class FactsBlock(Wire):
    """Who blocked the player, when and why."""

    by: Named
    at: Instant
    reason: str


RowBlock = Annotated[FactsBlock | None, Field(json_schema_extra=ASSUMED)]
"""Of a row whose `warnings` say that the player is blocked: by whom, when and why."""


class RiskMark(Wire):
    """The player's risk points, their level, and the rules that gave them."""

    score: int
    level: str
    rules: list[str]


RowRisk = Annotated[RiskMark | None, Field(json_schema_extra=ASSUMED)]
"""Of a row that waits for a decision, where its player has points."""


class FactsAccount(Wire):
    """The bank account that the player is paid to."""

    uuid: str
    bankName: str
    nameOnCard: Annotated[str, Personal(PersonalKind.NAME)]
    cardNumber: Annotated[str, Personal(PersonalKind.CARD_NUMBER)]
    iban: Annotated[str | None, Personal(PersonalKind.IBAN)]
    status: str
    isDeleted: bool


class FactsWagering(Wire):
    """A bonus whose wagering is not complete."""

    bonusTitle: str
    requiredWagerInUSD: Usd
    wageredInUSD: Usd


class FactsSharing(Wire):
    """The other players for whom the account is approved; named are those of the same operator."""

    playerCount: int
    playerCodes: Annotated[list[str], Personal(PersonalKind.SHARED_WITH)]


class DecisionFacts(Wire):
    """Facts for a decision, as they were at `asOf`. `nameMatches` is null without a bank account. `warnings` are all
    that approving it would be warned of, or refused for."""

    playerCode: str
    playerName: Annotated[str, Personal(PersonalKind.NAME)]
    isDeleted: bool
    isBlocked: bool
    block: FactsBlock | None
    kycStatus: str | None
    bankAccount: FactsAccount | None
    nameMatches: bool | None
    sharing: FactsSharing | None
    wagering: list[FactsWagering]
    openBetCount: int
    risk: RiskMark | None = None
    warnings: list[RaisedWarning]
    asOf: Instant
