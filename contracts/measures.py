"""What reports, cards and dashboards measure, described once: name, meaning, unit, and the list that a figure leads to.

How each is computed stands in `upstream_sim/shared/measures.py` and `upstream_sim/areas/reports/formulas.py`; the
handbook and the tooltips say what stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any


class Unit(StrEnum):
    """A share is of 1."""

    COUNT = "count"
    USD = "usd"
    SHARE = "share"
    SECONDS = "seconds"


ACTIVE = "active"
"""In the place of a list's date: when players were active, by `activeFrom` and `activeTo`."""


@dataclass(frozen=True, slots=True)
class Drill:
    """The list of what a figure sums: by which date its period is meant, what it is filtered by besides, and the field
    of its totals that equals the figure. A list has no date where the whole of it counts up to the period's end."""

    list: str
    total: str
    date_field: str | None
    filters: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Measure:
    """`drill` is its list, `of` the measures that it is computed from; one of the two, or neither where `why` says what
    there is no list of. `adds_up`: the figures of parts add up to that of the whole; shares, medians and counts of
    different players do not."""

    title: str
    text: str
    unit: Unit
    drill: Drill | None = None
    of: tuple[str, ...] = ()
    why: str | None = None
    adds_up: bool = True

    @property
    def is_distinct(self) -> bool:
        """Whether it counts different players."""
        return self.drill is not None and self.drill.date_field == ACTIVE


def _bets(total: str, date_field: str = "settledAt", **filters: str) -> Drill:
    return Drill("bets", total, date_field, filters)


def _players(date_field: str | None = "createdAt", **filters: str) -> Drill:
    return Drill("players", "count", date_field, {"isDeleted": "false", **filters})


def _transactions(total: str, date_field: str, **filters: str) -> Drill:
    return Drill("transactions", total, date_field, filters)


def _confirmed(total: str, **filters: str) -> Drill:
    return _transactions(total, "confirmedAt", txStatus="CONFIRMED", **filters)


COUNT, USD, SHARE = Unit.COUNT, Unit.USD, Unit.SHARE
SUM = "toAmountInUSD"
_OF_RELEASES = "The players of the release, in its details, add up to it."

MEASURES: dict[str, Measure] = {
    "bets": Measure("Bets", "Bets settled in the period, canceled ones left out.", COUNT, _bets("settledCount")),
    "active": Measure(
        "Active players",
        "Different players with a bet placed in the period, canceled and free bets left out.",
        COUNT,
        Drill("players", "count", ACTIVE),
        adds_up=False,
    ),
    "depositing": Measure(
        "Depositing players",
        "Different players with a deposit confirmed in the period.",
        COUNT,
        Drill("players", "count", ACTIVE, {"activeBy": "DEPOSIT"}),
        adds_up=False,
    ),
    "withdrawing": Measure(
        "Withdrawing players",
        "Different players with a withdrawal confirmed in the period.",
        COUNT,
        Drill("players", "count", ACTIVE, {"activeBy": "WITHDRAW"}),
        adds_up=False,
    ),
    "wager": Measure(
        "Wager",
        "Stakes of the bets placed in the period, canceled and free bets left out.",
        USD,
        _bets("stakeInUSD", "placedAt"),
    ),
    "stakes": Measure("Settled stakes", "Stakes of the bets settled in the period.", USD, _bets("stakeInUSD")),
    "wins": Measure("Wins", "Wins of the bets settled in the period.", USD, _bets("winInUSD")),
    "ggr": Measure(
        "GGR",
        "Gross gaming revenue: stakes less wins of the bets settled in the period.",
        USD,
        _bets("plInUSD"),
    ),
    "ggrCasino": Measure("GGR casino", "GGR of casino bets.", USD, _bets("plInUSD", betType="CASINO")),
    "ggrSport": Measure("GGR sport", "GGR of sport bets.", USD, _bets("plInUSD", betType="SPORT")),
    "costs": Measure(
        "Given to players",
        "Confirmed bonus and cashback claims, tournament prizes and commissions of referring players.",
        USD,
        _confirmed(SUM, isCost="true"),
    ),
    "ngr": Measure("NGR", "Net gaming revenue: GGR less what players were given.", USD, of=("ggr", "costs")),
    "margin": Measure("Margin", "GGR as a share of the settled stakes.", SHARE, of=("ggr", "stakes"), adds_up=False),
    "rtp": Measure("RTP", "Wins as a share of the settled stakes.", SHARE, of=("wins", "stakes"), adds_up=False),
    "declaredRtp": Measure(
        "Declared RTP",
        "The share of stakes that the game’s provider declares to pay back.",
        SHARE,
        why="It is the provider’s word about the game; no list adds up to it.",
        adds_up=False,
    ),
    "ggrShare": Measure(
        "Share of GGR", "The row’s GGR as a share of the GGR of all rows.", SHARE, of=("ggr",), adds_up=False
    ),
    "deposits": Measure("Deposits", "Deposits confirmed in the period.", USD, _confirmed(SUM, type="DEPOSIT")),
    "depositCount": Measure(
        "Deposit count", "How many deposits were confirmed in the period.", COUNT, _confirmed("count", type="DEPOSIT")
    ),
    "withdrawals": Measure(
        "Withdrawals", "Withdrawals confirmed in the period.", USD, _confirmed(SUM, type="WITHDRAW")
    ),
    "withdrawalCount": Measure(
        "Withdrawal count",
        "How many withdrawals were confirmed in the period.",
        COUNT,
        _confirmed("count", type="WITHDRAW"),
    ),
    "netDeposits": Measure("Net deposits", "Deposits less withdrawals.", USD, of=("deposits", "withdrawals")),
    "ftd": Measure(
        "FTD",
        "Players whose first deposit was confirmed in the period.",
        COUNT,
        _confirmed("count", type="DEPOSIT", isFirstDeposit="true"),
    ),
    "ftdSum": Measure(
        "FTD sum",
        "First deposits confirmed in the period.",
        USD,
        _confirmed(SUM, type="DEPOSIT", isFirstDeposit="true"),
    ),
    "players": Measure(
        "Players", "Players who registered before the end of the period.", COUNT, _players(date_field=None)
    ),
    "registrations": Measure("Registrations", "Players who registered in the period.", COUNT, _players()),
    "registeredByPartner": Measure(
        "By partner", "Of the registrations, those whom an affiliate brought.", COUNT, _players(source="affId")
    ),
    "registeredByReferral": Measure(
        "By referral", "Of the registrations, those whom a player referred.", COUNT, _players(source="refId")
    ),
    "registeredDirectly": Measure(
        "Direct", "Of the registrations, those whom nobody brought.", COUNT, _players(source="direct")
    ),
    "depositors": Measure(
        "With a deposit",
        "Of the registrations, those with a confirmed deposit by now.",
        COUNT,
        _players(hasDeposit="true"),
    ),
    "conversion": Measure(
        "Conversion",
        "The share of the players registered in the period who have a first deposit by now.",
        SHARE,
        of=("depositors", "registrations"),
        adds_up=False,
    ),
    "verified": Measure(
        "Verified", "Players first verified in the period.", COUNT, _players(date_field="firstVerifiedAt")
    ),
    "created": Measure(
        "Transactions", "Transactions created in the period.", COUNT, _transactions("count", "createdAt")
    ),
    "createdSum": Measure(
        "Sum", "What the transactions created in the period are worth.", USD, _transactions(SUM, "createdAt")
    ),
    "confirmed": Measure("Confirmed", "Transactions confirmed in the period.", COUNT, _confirmed("count")),
    "confirmedSum": Measure(
        "Confirmed sum", "What the transactions confirmed in the period are worth.", USD, _confirmed(SUM)
    ),
    "rejected": Measure(
        "Rejected",
        "Transactions rejected in the period.",
        COUNT,
        _transactions("count", "decidedAt", txStatus="REJECTED"),
    ),
    "approvalRate": Measure(
        "Approval rate",
        "Confirmed transactions as a share of those confirmed or rejected in the period.",
        SHARE,
        of=("confirmed", "rejected"),
        adds_up=False,
    ),
    "decisionTime": Measure(
        "Median time to decision",
        "How long half of the decisions took at most: the middle of the class that the median lies in.",
        Unit.SECONDS,
        of=("confirmed", "rejected"),
        adds_up=False,
    ),
    "shareOfGgr": Measure(
        "Share of GGR",
        "The confirmed sum as a share of the GGR of the same time.",
        SHARE,
        of=("confirmedSum", "timeGgr"),
        adds_up=False,
    ),
    "timeGgr": Measure("GGR of the time", "GGR of all bets in the same time.", USD, _bets("plInUSD"), adds_up=False),
    "granted": Measure("Granted", "What was given of the bonus to players under the release.", USD, why=_OF_RELEASES),
    "unlocked": Measure("Unlocked", "What the release unlocked for these players.", USD, why=_OF_RELEASES),
    "wagered": Measure("Wagered", "What these players wagered under the release.", USD, why=_OF_RELEASES),
    "claimed": Measure("Claimed", "What these players claimed of what was unlocked.", USD, why=_OF_RELEASES),
    "releasePlayers": Measure("Players", "Players who came under the release in the period.", COUNT, why=_OF_RELEASES),
    "commission": Measure(
        "Commission",
        "The affiliate’s commission of the UTC months that ended in the period, a channel’s share of it by what its "
        "players lost; absent where no month ended.",
        USD,
        why="It is made by month; the affiliate’s statements show how.",
    ),
}


def described() -> dict[str, dict[str, Any]]:
    """The measures for the console, by key, without what is absent."""
    return {key: _present(asdict(measure)) for key, measure in MEASURES.items()}


def _present(fields: dict[str, Any]) -> dict[str, Any]:
    found = {name: _present(value) if isinstance(value, dict) else value for name, value in fields.items()}
    return {name: value for name, value in found.items() if value not in (None, ())}
