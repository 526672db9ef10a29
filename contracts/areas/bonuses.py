"""Bonuses: what an operator promises its players, what each player was given of it, and giving by hand.

Here are the definitions; what players were given is in `player_bonuses`, how given money is unlocked in
`bonus_releases`, what both are worth in `bonus_previews`, the transactions of bonuses in `bonus_transactions`. The
calls are our choice where the specification is silent.
"""

from collections.abc import Sequence
from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.operators import ChosenOperator
from contracts.areas.players import PlayerOperator
from contracts.areas.transactions import DECIDERS
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery, Named, field_error
from contracts.money import Money, Percentage, Usd
from contracts.operation import Example, Origin, SuccessTexts
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, Pattern, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire, WireQuery

DEFINITIONS = "/api/bonus/definitions"
LARGEST_AMOUNT: ForWeb[int] = 10_000_000
LARGEST_PERCENTAGE: ForWeb[int] = 500
LARGEST_MULTIPLIER: ForWeb[int] = 100
MOST_DAYS: ForWeb[int] = 365
BONUS_DELETED = "Bonus is successfully deleted!"
BONUS_NOT_DELETED = "Failed to delete bonus"
ENDS_FIRST = "The end must be after the start."
LANGUAGE_TWICE = "Use each language once."
PERCENTAGE_OF_DEPOSITS = "Only a deposit bonus can be a percentage."
ENTER_AMOUNT: ForWeb[str] = "Enter an amount."
ENTER_PERCENTAGE: ForWeb[str] = "Enter a percentage."
ENTER_MAXIMUM: ForWeb[str] = "A percentage needs a maximum."
FIXED_ONLY = "Only for a fixed amount."
PERCENTAGE_ONLY = "Only for a percentage."
DEPOSIT_ONLY = "Only for deposit bonuses."
TYPE_FIXED = "The type of a bonus cannot be changed."
EXTEND_FIRST = "Extend the end first."

SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]
BonusId = Annotated[str, Required("Bonus is required."), MaxLength(100, "At most 100 characters.")]
BonusAmount = Annotated[Usd, Ge(0.01, "More than 0."), Le(LARGEST_AMOUNT, f"At most {LARGEST_AMOUNT:,} USD.")]
Multiplier = Annotated[Decimal, Money(2)]
ColumnSort = Annotated[str, Pattern("-?[A-Za-z]+", "Enter a field name.")]


class BonusType(StrEnum):
    """What earns a bonus: a confirmed deposit, staff who give it, or a registration that is verified."""

    DEPOSIT_BONUS = "DEPOSIT_BONUS"
    MANUAL_BONUS = "MANUAL_BONUS"
    REGISTRATION_BONUS = "REGISTRATION_BONUS"


class BonusPrizeType(StrEnum):
    FIXED = "FIXED"
    PERCENTAGE = "PERCENTAGE"


class BonusStatus(StrEnum):
    """DEACTIVE is disabled: nothing is given of it."""

    ACTIVE = "ACTIVE"
    DEACTIVE = "DEACTIVE"
    DELETED = "DELETED"


class ListedBonusStatus(StrEnum):
    """What a list may be filtered by: deleted bonuses are in none."""

    ACTIVE = "ACTIVE"
    DEACTIVE = "DEACTIVE"


class BonusText(Wire):
    """What players read, in one language."""

    language: Annotated[
        str, Pattern("[a-z]{2,3}", "Enter a language code, such as en."), Required("Choose a language.")
    ]
    title: Annotated[str, Required("Title is required."), MaxLength(100, "At most 100 characters.")]
    description: Annotated[str, MaxLength(2000, "At most 2000 characters.")] = ""


class BonusTerms(Wire):
    """What staff decide about a bonus. FIXED has `amountInUSD`, of a manual bonus the most that is given at once;
    PERCENTAGE, which only a deposit bonus may be, has `percentage` of the deposit up to `maxBonusAmountInUSD`.
    `minDepositAmountInUSD` is of deposit bonuses, null for any deposit. `budgetInUSD` (assumed) is the most that is
    given in all, null for no limit. What is not unlocked within `daysToUse` days lapses."""

    type: Annotated[BonusType, Field(strict=False), Required("Choose a type.")]
    prizeType: Annotated[BonusPrizeType, Field(strict=False), Required("Choose fixed or percentage.")]
    texts: Annotated[list[BonusText], MinLength(1, "Enter a title."), MaxItems(20, "At most 20 languages.")]
    amountInUSD: BonusAmount | None = None
    percentage: (
        Annotated[
            Percentage, Ge(0.0001, "More than 0."), Le(LARGEST_PERCENTAGE, f"At most {LARGEST_PERCENTAGE} percent.")
        ]
        | None
    ) = None
    maxBonusAmountInUSD: BonusAmount | None = None
    minDepositAmountInUSD: BonusAmount | None = None
    wageringMultiplier: Annotated[
        Multiplier,
        Ge(0, "At least 0."),
        Le(LARGEST_MULTIPLIER, f"At most {LARGEST_MULTIPLIER}."),
        Required("Enter a multiplier, or 0."),
    ]
    daysToUse: Annotated[
        int, Ge(1, "At least 1 day."), Le(MOST_DAYS, f"At most {MOST_DAYS} days."), Required("Enter the days.")
    ]
    startTime: Annotated[Instant, Required("Enter the start.")]
    endTime: Annotated[Instant, Required("Enter the end.")]
    budgetInUSD: Annotated[BonusAmount | None, Field(json_schema_extra=ASSUMED)] = None

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.endTime <= self.startTime:
            raise field_error("endTime", ENDS_FIRST)
        require_one_per_language(self.texts)
        is_percentage = self.prizeType is BonusPrizeType.PERCENTAGE
        is_deposit = self.type is BonusType.DEPOSIT_BONUS
        if is_percentage and not is_deposit:
            raise field_error("prizeType", PERCENTAGE_OF_DEPOSITS)
        if not is_deposit and self.minDepositAmountInUSD is not None:
            raise field_error("minDepositAmountInUSD", DEPOSIT_ONLY)
        self._check_prize(is_percentage)
        return self

    def _check_prize(self, is_percentage: bool) -> None:
        wanted = {"percentage": ENTER_PERCENTAGE, "maxBonusAmountInUSD": ENTER_MAXIMUM}
        unwanted = {"amountInUSD": FIXED_ONLY}
        if not is_percentage:
            wanted, unwanted = {"amountInUSD": ENTER_AMOUNT}, dict.fromkeys(wanted, PERCENTAGE_ONLY)
        for name, text in wanted.items():
            if getattr(self, name) is None:
                raise field_error(name, text)
        for name, text in unwanted.items():
            if getattr(self, name) is not None:
                raise field_error(name, text)


def require_one_per_language(texts: Sequence[BonusText]) -> None:
    """Raises an error at the texts where two are in one language."""
    if len({text.language for text in texts}) != len(texts):
        raise field_error("texts", LANGUAGE_TWICE)


class BonusDefinitionDraft(BonusTerms):
    """A new bonus of one operator or brand: active at once, and given from its start on."""

    opId: ChosenOperator


class BonusDefinitionEdit(BonusTerms):
    """A bonus's terms anew; its type stays. What was given of it keeps the terms that it was given by."""

    bonusId: BonusId


class BonusDefinitionSwitch(Wire):
    """Enables or disables a bonus. One whose end is past is not enabled."""

    bonusId: BonusId
    status: Annotated[ListedBonusStatus, Field(strict=False), Required("Choose active or disabled.")]


class BonusDefinition(BonusTerms):
    """A bonus. `title` is its first text's. `version` rises with each edit of what decides money.
    Of what was given: `givenCount`, `spentInUSD` of its budget (what waits for a decision counts), and
    `claimedAmountInUSD`. A brand reads its operator's bonuses beside its own. Send `revision` in If-Match."""

    id: str = Field(alias="_id")
    title: str
    operator: PlayerOperator
    status: Annotated[BonusStatus, Field(strict=False)]
    version: int
    givenCount: int
    spentInUSD: Usd
    claimedAmountInUSD: Usd
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class BonusVersion(Wire):
    """What was given by one version of a bonus's terms, and is not used up."""

    version: int
    grantCount: int
    openAmountInUSD: Usd


class BonusUse(Wire):
    """Who holds how much of a bonus: `lockedAmountInUSD` is not unlocked yet, `unlockedAmountInUSD` not claimed yet.
    `pendingCount` wait for a verification or a decision. `versions` are of the terms that what is open was given by."""

    playerCount: int
    grantCount: int
    lockedAmountInUSD: Usd
    unlockedAmountInUSD: Usd
    pendingCount: int
    releaseCount: int
    versions: list[BonusVersion]


class BonusDefinitionDetails(BonusDefinition):
    use: BonusUse


class BonusDefinitionsQuery(ListQuery):
    """`title` finds titles that hold it, in any language. Sorts: `createdAt`, `startTime`, `endTime`."""

    sort: ColumnSort = "-createdAt"
    title: SearchText | None = None
    status: Annotated[ListedBonusStatus, Field(strict=False)] | None = None
    type: Annotated[BonusType, Field(strict=False)] | None = None
    prizeType: Annotated[BonusPrizeType, Field(strict=False)] | None = None


class BonusDefinitionPath(Wire):
    bonusId: str


class BonusDefinitionKey(WireQuery):
    bonusId: BonusId


TAGS = frozenset({"Bonus"})
GRANTS = frozenset({"PlayerBonus"})
UNKNOWN: str = "65a1f0c2e4b0d3a9c7f8"
SAMPLE: dict[str, Any] = {
    "type": "DEPOSIT_BONUS",
    "prizeType": "PERCENTAGE",
    "texts": [{"language": "en", "title": "First deposit", "description": "Half of your deposit on top."}],
    "percentage": 50,
    "maxBonusAmountInUSD": 200,
    "minDepositAmountInUSD": 20,
    "wageringMultiplier": 10,
    "daysToUse": 30,
    "startTime": "2030-01-01T00:00:00Z",
    "endTime": "2030-07-01T00:00:00Z",
    "budgetInUSD": 50000,
}

AREA = Area(
    "bonuses",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=DECIDERS,
    can_read=Permission.BONUSES_READ,
    can_write=Permission.BONUSES_WRITE,
    tags=TAGS,
    invalidates=TAGS | GRANTS,
    lists=("bonuses.definitions", "bonuses.releases", "bonuses.claims", "bonuses.transactions"),
    permissions={
        Permission.BONUSES_GIVE: Described(
            "Give bonuses",
            "Give manual bonuses to players, one by one or many at once.",
            ("bonuses", "money"),
            MANAGERS,
        ),
        Permission.BONUSES_READ: Described(
            "View bonuses",
            "See bonuses, their releases, what players were given and what they claimed.",
            ("bonuses",),
            STAFF,
            ("/bonus/list", "/bonus/releases", "/bonus/claims", "/bonus/transactions"),
        ),
        Permission.BONUSES_WRITE: Described(
            "Manage bonuses",
            "Create, edit, enable, disable and delete bonuses and their releases.",
            ("bonuses",),
            MANAGERS,
        ),
        Permission.BONUS_DETAILS: Described(
            "View details of bonus reports and free bets",
            "See the tab Details of a bonus release’s report and of a free bet.",
            ("bonuses",),
            STAFF,
        ),
        Permission.BONUS_JSON: Described(
            "View JSON of bonus reports and free bets",
            "See the tab JSON of a bonus release’s report and of a free bet.",
            ("bonuses",),
            STAFF,
        ),
    },
)

OPERATIONS = (
    AREA.list("bonusDefinitions", DEFINITIONS, "List bonuses", BonusDefinition, query=BonusDefinitionsQuery),
    AREA.read(
        "bonusDefinition",
        f"{DEFINITIONS}/{{bonusId}}",
        "View a bonus, and who holds how much of it",
        origin=Origin.ASSUMED,
        path_params=BonusDefinitionPath,
        data=BonusDefinitionDetails,
        tags=TAGS | GRANTS,
    ),
    AREA.write(
        "bonusDefinitionCreate",
        "POST",
        DEFINITIONS,
        "Create a bonus",
        origin=Origin.ASSUMED,
        body=BonusDefinitionDraft,
        example=Example(body={"opId": "nowhere", **SAMPLE}),
        data=BonusDefinition,
        success="Bonus created!",
        failure="The bonus was not created. Please try again.",
    ),
    AREA.write(
        "bonusDefinitionEdit",
        "PUT",
        DEFINITIONS,
        "Edit a bonus; what was given of it keeps its terms",
        origin=Origin.ASSUMED,
        body=BonusDefinitionEdit,
        example=Example(body={"bonusId": f"bns_{UNKNOWN}", **SAMPLE}),
        data=BonusDefinition,
        failure_data=StaleData,
        if_match=True,
        success="Bonus saved!",
        failure="The bonus was not saved. Please try again.",
    ),
    AREA.write(
        "bonusDefinitionSwitch",
        "PUT",
        f"{DEFINITIONS}/status",
        "Enable or disable a bonus",
        origin=Origin.ASSUMED,
        body=BonusDefinitionSwitch,
        example=Example(body={"bonusId": f"bns_{UNKNOWN}", "status": "DEACTIVE"}),
        data=BonusDefinition,
        failure_data=StaleData,
        if_match=True,
        success=SuccessTexts(
            "status", {ListedBonusStatus.ACTIVE: "Bonus enabled!", ListedBonusStatus.DEACTIVE: "Bonus disabled!"}
        ),
        failure="The bonus was not changed. Please try again.",
    ),
    AREA.write(
        "bonusDefinitionDelete",
        "DELETE",
        DEFINITIONS,
        "Delete a bonus; what was given of it stays",
        origin=Origin.ASSUMED,
        query=BonusDefinitionKey,
        example=Example(query={"bonusId": f"bns_{UNKNOWN}"}),
        failure_data=StaleData,
        if_match=True,
        success=BONUS_DELETED,
        failure=BONUS_NOT_DELETED,
    ),
)
