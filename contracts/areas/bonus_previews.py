"""What a bonus and its releases are worth to a player, in words and in figures.

The call is our choice: the specification has none.
"""

from typing import Annotated, Self

from pydantic import model_validator

from contracts.areas.bonus_releases import LARGEST_WAGER, ReleaseTerms
from contracts.areas.bonuses import AREA, SAMPLE, BonusAmount, BonusTerms
from contracts.fields import field_error
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.rules import Ge, Le, MaxLength, OpId
from contracts.wire import Wire

ONE_BONUS = "Name a bonus or enter its terms, not both."
NO_BONUS = "Name a bonus or enter its terms."


class BonusQuestion(Wire):
    """A bonus, its name or its terms, and one of its releases as it would be: with `releaseId`, in that one's place.
    The bonus's other releases count as they are. `depositInUSD` is of deposit bonuses; `wagerInUSD` is wagered in one
    period on bets that count everywhere."""

    opId: OpId | None = None
    bonusId: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    definition: BonusTerms | None = None
    releaseId: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    release: ReleaseTerms | None = None
    depositInUSD: BonusAmount | None = None
    wagerInUSD: Annotated[Usd, Ge(0, "At least 0."), Le(LARGEST_WAGER, f"At most {LARGEST_WAGER:,} USD.")] | None = None

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.definition is None and self.bonusId is None and self.release is None:
            raise field_error("bonusId", NO_BONUS)
        if self.definition is not None and self.release is not None:
            raise field_error("release", ONE_BONUS)
        return self


class PreviewedUnlock(Wire):
    """What is unlocked in all once so much was wagered within one period of the release."""

    releaseTitle: str
    requiredWagerInUSD: Usd
    unlockedAmountInUSD: Usd


class BonusAnswer(Wire):
    """What a player gets. `text` says it in words; `unlockedAmountInUSD` is of the wager asked for, null without one;
    `keepingCount` grants keep the terms that they were given by."""

    text: str
    bonusAmountInUSD: Usd
    unlocks: list[PreviewedUnlock]
    unlockedAmountInUSD: Usd | None
    requiredWagerInUSD: Usd
    lapsesAfterDays: int
    keepingCount: int


OPERATIONS = (
    AREA.read(
        "bonusPreview",
        "/api/bonus/preview",
        "View in words what a bonus and its releases give a player",
        method="POST",
        origin=Origin.ASSUMED,
        body=BonusQuestion,
        example=Example(body={"definition": SAMPLE, "depositInUSD": 100, "wagerInUSD": 500}),
        data=BonusAnswer,
    ),
)
