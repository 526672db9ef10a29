"""What stands against players: the evidence that gave points, the scores that these come to, and what staff made of
them. Evidence and scores are derived; reviews, settings and chargebacks are the world's own."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.risk import POINTS_DAYS, RiskRule
from upstream_sim.core.history.audit import PLATFORM, UserRef
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Condition, Schema

STANDS = timedelta(days=POINTS_DAYS)


class Evidence(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What gave a player points. `subject` is the card, account, address, device or transaction that it is about;
    `others` are the players who share it. `cents` is the amount of the event, `against` what it is held against, both
    in US cents, and `otherTxId` the transaction that this is."""

    id: str
    playerCode: str
    opId: str
    rule: RiskRule
    points: int
    at: datetime
    subject: str
    others: tuple[str, ...] = ()
    cents: int = 0
    against: int = 0
    otherTxId: str | None = None
    otherCents: int = 0

    @property
    def lapsesAt(self) -> datetime:  # noqa: N802  # beside fields
        return self.at + STANDS

    def stands(self, now: datetime) -> bool:
        return now < self.lapsesAt


def evidence_id(player_code: str, rule: RiskRule, subject: str) -> str:
    return f"{player_code}:{rule}:{subject}"


class Score(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The points of a player by what stands; there is none without any. `floor` is the least that the score has been
    since it was reviewed: once it is above that, it is to be reviewed again."""

    playerCode: str
    opId: str
    isTest: bool
    score: int
    rules: tuple[RiskRule, ...]
    lastAt: datetime
    lapsesAt: datetime
    floor: int | None = None
    revision: int = 1

    @property
    def isReviewed(self) -> bool:  # noqa: N802  # a field that lists are filtered by
        return self.floor is not None and self.score <= self.floor


class HasRule(Condition):
    """Scores to which a rule adds. Of `rules`."""

    __slots__ = ("rule",)

    def __init__(self, rule: RiskRule) -> None:
        self.rule = rule

    def __contains__(self, value: object) -> bool:
        return isinstance(value, tuple) and self.rule in value


class Place(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who registered by a device, or from an address, and when, the earliest first."""

    id: str
    playerCodes: tuple[str, ...]
    moments: tuple[datetime, ...]


class Review(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a member of staff made of a score."""

    id: str
    playerCode: str
    opId: str
    note: str
    score: int
    rules: tuple[RiskRule, ...]
    by: UserRef
    at: datetime


class Chargeback(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A deposit that its payer's bank took back: its amount, and what of it the wallet still held, in US cents."""

    txId: str
    opId: str
    playerCode: str
    cents: int
    takenCents: int
    reason: str
    at: datetime


class RiskSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The rules of one operator or brand; what a brand has none of are its parent's."""

    opId: str
    cardPoints: int = 40
    bankAccountPoints: int = 40
    devicePoints: int = 25
    deviceDays: int = 30
    largeDepositPoints: int = 15
    largeDepositTimes: Decimal = Decimal(5)
    largeDepositInUSD: Decimal = Decimal(500)
    largeDepositDays: int = 90
    quickWithdrawalPoints: int = 20
    quickWithdrawalHours: int = 24
    bonusWithdrawalPoints: int = 20
    bonusWithdrawalMinutes: int = 60
    chargebackPoints: int = 60
    mediumScore: int = 40
    highScore: int = 60
    updatedAt: datetime | None = None
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


EVIDENCE = Schema(name="riskEvidence", record=Evidence, arrays=("playerCode",), is_derived=True)
SCORES = Schema(
    name="riskScores",
    record=Score,
    key="playerCode",
    bitmaps=("opId", "isTest", "rules", "isReviewed"),
    sorts=("score", "lastAt", "playerCode", "lapsesAt"),
    is_derived=True,
)
PLACES = Schema(name="riskPlaces", record=Place, is_derived=True)
REVIEWS = Schema(
    name="riskReviews",
    record=Review,
    arrays=("playerCode",),
    audit=AuditSpec(
        area=ActivityArea.PLAYERS, kind="Risk review", title=lambda review: f"Risk review of {review.playerCode}"
    ),
)
CHARGEBACKS = Schema(
    name="chargebacks",
    record=Chargeback,
    key="txId",
    arrays=("playerCode",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS, kind="Chargeback", title=lambda chargeback: f"Chargeback of {chargeback.txId}"
    ),
)
RISK_SETTINGS = Schema(
    name="riskSettings",
    record=RiskSettings,
    key="opId",
    audit=AuditSpec(
        area=ActivityArea.OPERATORS, kind="Risk rules", title=lambda settings: f"Risk rules of {settings.opId}"
    ),
)
DEFAULTS = RiskSettings(opId="")


def score_of(
    player_code: str, op_id: str, *, is_test: bool, evidence: Iterable[Evidence], now: datetime, floor: int | None
) -> Score | None:
    """What the evidence that stands comes to, each rule once; None where nothing does."""
    standing = [each for each in evidence if each.points and each.stands(now)]
    if not standing:
        return None
    best = best_of_each(standing)
    return Score(
        playerCode=player_code,
        opId=op_id,
        isTest=is_test,
        score=sum(each.points for each in best.values()),
        rules=tuple(sorted(best)),
        lastAt=max(each.at for each in standing),
        lapsesAt=min(each.lapsesAt for each in standing),
        floor=floor,
    )


def best_of_each(standing: Iterable[Evidence]) -> dict[RiskRule, Evidence]:
    """By rule, what counts: the most points, of equal ones the newest."""
    best: dict[RiskRule, Evidence] = {}
    for each in sorted(standing, key=lambda one: (one.points, one.at, one.id)):
        best[each.rule] = each
    return best
