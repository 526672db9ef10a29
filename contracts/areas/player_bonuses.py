"""What players were given of bonuses, what was unlocked of it and claimed; and giving by hand.

The calls are our choice where the specification is silent.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import ForWeb
from contracts.areas.bonuses import (
    AREA,
    ENTER_AMOUNT,
    GRANTS,
    TAGS,
    UNKNOWN,
    BonusAmount,
    BonusId,
    BonusPrizeType,
    BonusType,
    ColumnSort,
    Multiplier,
    SearchText,
)
from contracts.areas.players import PlayerOperator
from contracts.areas.transactions import DECIDERS, TransactionStatus
from contracts.fields import Instant, ListQuery
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.roles import Permission
from contracts.rules import MaxItems, MaxLength, MinLength, Required
from contracts.warnings import Act, Confirmable, RowWarnings
from contracts.wire import Wire

PLAYERS = "/api/bonus/players"
MOST_PLAYERS: ForWeb[int] = 1000
NOTE_MAX: ForWeb[int] = 200

PlayerCode = Annotated[str, Required("Missing player code."), MaxLength(100, "At most 100 characters.")]
Note = Annotated[
    str, Required("A note is required."), MaxLength(NOTE_MAX, f"The note has at most {NOTE_MAX} characters.")
]


class BonusHolder(Wire):
    """The player who was given a bonus."""

    playerCode: str
    playerId: str
    username: str
    isTest: bool


class NextUnlock(Wire):
    """The tier that a player reaches next: `wageredInUSD` of `requiredWagerInUSD` counts towards it in the period that
    ends at `periodEndsAt`; on reaching it `unlocksInUSD` more can be claimed."""

    releaseId: str
    releaseTitle: str
    tier: int
    requiredWagerInUSD: Usd
    wageredInUSD: Usd
    unlocksInUSD: Usd
    periodEndsAt: Instant


class PlayerBonus(Wire):
    """What a player was given once: a grant (`uniuqeId`). Of `bonusAmountInUSD`, the unlocked part can be claimed;
    claimed is what a confirmed claim moved to the main wallet; held waits for a claim's decision; what was not unlocked
    by `lapsesAt` lapsed; deducted was taken by staff. `lockedAmountInUSD` waits to be unlocked, `claimableAmountInUSD`
    to be claimed. A bonus topup has no definition: its bonus, version, prize type and `lapsesAt` are null;
    `txId` is null of what was given before the transactions on record.
    `wageredInUSD` of `requiredWagerInUSD` is what a withdrawal warns of."""

    createdAt: Instant
    bonusId: str | None
    uniuqeId: str
    title: str
    type: Annotated[BonusType, Field(strict=False)] | None
    prizeType: Annotated[BonusPrizeType, Field(strict=False)] | None
    bonusAmountInUSD: Usd
    version: int | None
    txId: str | None
    player: BonusHolder
    operator: PlayerOperator
    unlockedAmountInUSD: Usd
    claimedAmountInUSD: Usd
    heldAmountInUSD: Usd
    lapsedAmountInUSD: Usd
    deductedAmountInUSD: Usd
    lockedAmountInUSD: Usd
    claimableAmountInUSD: Usd
    requiredWagerInUSD: Usd
    wageredInUSD: Usd
    lapsesAt: Instant | None
    next: NextUnlock | None
    revision: int


class BonusUnlock(Wire):
    """What a release unlocked of a grant, in one of its periods, `periodTo` excluded. Without a release it was unlocked
    from the start."""

    releaseId: str | None
    releaseTitle: str | None
    tier: int | None
    amountInUSD: Usd
    unlockedAt: Instant
    periodFrom: Instant | None
    periodTo: Instant | None


class GrantClaim(Wire):
    """What a claim took, or holds, of a grant."""

    txId: str
    amountInUSD: Usd
    status: Annotated[TransactionStatus, Field(strict=False)]
    createdAt: Instant


class PlayerBonusDetails(PlayerBonus):
    """`version` may be older than the bonus's own: `terms` are those that it was given by, null of a topup."""

    unlocks: list[BonusUnlock]
    claims: list[GrantClaim]
    wageringMultiplier: Multiplier | None
    note: str | None


class PlayerBonusesQuery(ListQuery):
    """`isOpen`: only what is not used up, or only the rest. Sorts: `createdAt`, `bonusAmountInUSD`."""

    sort: ColumnSort = "-createdAt"
    playerCode: SearchText | None = None
    bonusId: SearchText | None = None
    type: Annotated[BonusType, Field(strict=False)] | None = None
    version: int | None = None
    isOpen: bool | None = None


class PlayerBonusPath(Wire):
    uniuqeId: str


class BonusGift(Confirmable):
    """Gives a manual bonus to one player, at most its definition's amount."""

    playerCode: PlayerCode
    bonusId: BonusId
    amountInUSD: Annotated[BonusAmount, Required(ENTER_AMOUNT)]
    note: Note


class BonusGiftQuestion(Wire):
    """A manual bonus and the players whom it may be given to."""

    bonusId: BonusId
    amountInUSD: Annotated[BonusAmount, Required(ENTER_AMOUNT)]
    playerCodes: Annotated[
        list[Annotated[str, MaxLength(100, "At most 100 characters.")]],
        MinLength(1, "Choose a player."),
        MaxItems(MOST_PLAYERS, f"At most {MOST_PLAYERS} players."),
    ]


class EligiblePlayer(Wire):
    """A player who can be given the bonus, perhaps once `warnings` are answered."""

    playerCode: str
    username: str
    warnings: RowWarnings = None


class RefusedPlayer(Wire):
    """A player who cannot be given the bonus, and why. `field` is the refused one's of the gift."""

    playerCode: str
    username: str | None
    field: str
    reason: str


class BonusGiftPreview(Wire):
    """Who of the players can be given the bonus now. `sumInUSD` is what it comes to; `budgetLeftInUSD` is null of a
    bonus without a budget."""

    eligible: list[EligiblePlayer]
    refused: list[RefusedPlayer]
    sumInUSD: Usd
    budgetLeftInUSD: Usd | None


MONEY = GRANTS | {"Player", "Wallet", "Transaction"}


OPERATIONS = (
    AREA.list(
        "playerBonuses",
        PLAYERS,
        "List what players were given",
        PlayerBonus,
        query=PlayerBonusesQuery,
        tags=TAGS | GRANTS,
    ),
    AREA.read(
        "playerBonus",
        f"{PLAYERS}/{{uniuqeId}}",
        "View what a player was given, what was unlocked of it and claimed",
        origin=Origin.ASSUMED,
        path_params=PlayerBonusPath,
        data=PlayerBonusDetails,
        tags=TAGS | GRANTS,
    ),
    AREA.read(
        "bonusGiftPreview",
        f"{PLAYERS}/preview",
        "Preview who of some players can be given a bonus",
        method="POST",
        origin=Origin.ASSUMED,
        roles=DECIDERS,
        permission=Permission.BONUSES_GIVE,
        body=BonusGiftQuestion,
        example=Example(body={"bonusId": f"bns_{UNKNOWN}", "amountInUSD": 10, "playerCodes": ["P-65a1f0c2"]}),
        data=BonusGiftPreview,
        tags=TAGS | GRANTS | {"Player"},
    ),
    AREA.write(
        "bonusGive",
        "POST",
        PLAYERS,
        "Give a manual bonus to a player",
        origin=Origin.ASSUMED,
        permission=Permission.BONUSES_GIVE,
        body=BonusGift,
        example=Example(
            body={
                "playerCode": "P-65a1f0c2",
                "bonusId": f"bns_{UNKNOWN}",
                "amountInUSD": 10,
                "note": "Goodwill, ticket 4711",
            }
        ),
        data=PlayerBonus,
        act=Act.CHANGE_WALLET,
        success="Bonus given!",
        failure="The bonus was not given. Please try again.",
        invalidates=MONEY | TAGS,
    ),
)
