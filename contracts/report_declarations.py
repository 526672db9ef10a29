"""The reports: what their rows are, what is measured of them, and what they can be filtered by."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from contracts.measures import MEASURES


class Dimension(StrEnum):
    """What a report's rows are grouped by. TIME is of the granularity that was asked for, in the user's timezone."""

    TIME = "time"
    OPERATOR = "operator"
    PRODUCT = "product"
    PROVIDER = "provider"
    GAME = "game"
    TYPE = "type"
    SUB_TYPE = "subType"
    GATEWAY = "gateway"
    CURRENCY = "currency"
    SOURCE = "source"
    AFFILIATE = "affiliate"
    CHANNEL = "channel"
    RELEASE = "release"


@dataclass(frozen=True, slots=True)
class Report:
    """`dimensions` make a row together, with one of `choices`, the first where none is chosen. `changes` are what the
    difference of a measure can be broken down by, `only` filters that always hold."""

    title: str
    dimensions: tuple[Dimension, ...]
    measures: tuple[str, ...]
    filters: tuple[str, ...] = ()
    choices: tuple[Dimension, ...] = ()
    changes: tuple[Dimension, ...] = ()
    sort: str = ""
    of_partners: bool = False
    only: tuple[tuple[str, str], ...] = ()

    @property
    def has_time(self) -> bool:
        return Dimension.TIME in self.dimensions

    @property
    def charted(self) -> tuple[str, ...]:
        """The measures that its chart can show: over time all that are counted by step, else those that add up, so that
        the smallest rows can be one."""
        shown = {name: MEASURES[name] for name in self.measures}
        return tuple(name for name, each in shown.items() if each.adds_up or (self.has_time and not each.is_distinct))

    def rows_by(self, chosen: Dimension | None) -> tuple[Dimension, ...]:
        """The dimensions of its rows, with the chosen one of its choices."""
        if not self.choices:
            return self.dimensions
        return (*self.dimensions, chosen or self.choices[0])


D = Dimension
BY_BETS = (D.OPERATOR, D.PRODUCT, D.PROVIDER, D.GAME)
BY_PAYMENTS = (D.OPERATOR, D.TYPE, D.GATEWAY, D.CURRENCY)
DECISIONS = ("created", "createdSum", "confirmed", "confirmedSum", "rejected", "approvalRate", "decisionTime")
OF_GAMES = ("bets", "active", "wager", "stakes", "wins", "ggr", "margin", "rtp")

REPORTS: dict[str, Report] = {
    "operator": Report(
        "Operators report",
        (D.OPERATOR,),
        (
            *("players", "active", "registrations", "ftd", "depositing", "deposits", "withdrawing", "withdrawals"),
            *("netDeposits", "wager"),
            *("ggr", "ggrCasino", "ggrSport", "costs", "ngr", "margin"),
        ),
        changes=(D.OPERATOR, D.PRODUCT, D.PROVIDER, D.GAME, D.GATEWAY, D.CURRENCY, D.SOURCE),
        sort="-ggr",
    ),
    "game-operator": Report(
        "Games by operator report",
        (D.GAME, D.OPERATOR),
        (*OF_GAMES, "declaredRtp"),
        filters=("gameId", "providerName"),
        changes=BY_BETS,
        sort="-ggr",
    ),
    "games": Report(
        "Games report",
        (D.GAME,),
        (*OF_GAMES, "declaredRtp"),
        filters=("gameId", "providerName"),
        changes=BY_BETS,
        sort="-ggr",
    ),
    "game-providers": Report(
        "Game providers report",
        (D.PROVIDER,),
        (*OF_GAMES, "ggrShare"),
        filters=("betType", "providerName"),
        changes=BY_BETS,
        sort="-ggr",
    ),
    "game-financial": Report(
        "Game financial report",
        (D.TIME,),
        ("wager", "stakes", "wins", "ggr", "margin"),
        filters=("betType", "gameId", "providerName"),
        choices=(D.PROVIDER, D.GAME),
        changes=BY_BETS,
        sort="time",
    ),
    "registration": Report(
        "Registration report",
        (D.TIME,),
        (
            *("registrations", "registeredByPartner", "registeredByReferral", "registeredDirectly", "verified"),
            *("ftd", "depositors", "conversion"),
        ),
        changes=(D.OPERATOR, D.SOURCE),
        sort="time",
    ),
    "transactions": Report(
        "Transactions report", (D.TIME, D.TYPE), DECISIONS, filters=("type",), changes=BY_PAYMENTS, sort="time"
    ),
    "transactionsV2": Report(
        "Transactions V2 report",
        (D.TIME, D.TYPE, D.GATEWAY, D.CURRENCY),
        DECISIONS,
        filters=("type", "gateway", "currency"),
        changes=BY_PAYMENTS,
        sort="time",
    ),
    "transaction-operator": Report(
        "Transactions by operator report",
        (D.OPERATOR, D.TYPE),
        DECISIONS,
        filters=("type",),
        changes=BY_PAYMENTS,
        sort="-confirmedSum",
    ),
    "bonus-releases": Report(
        "Bonus releases report",
        (D.RELEASE, D.OPERATOR),
        ("granted", "unlocked", "wagered", "claimed", "releasePlayers"),
        changes=(D.OPERATOR, D.RELEASE),
        sort="-granted",
    ),
    "bonus-transactions": Report(
        "Bonus transactions report",
        (D.TIME, D.SUB_TYPE),
        ("confirmed", "confirmedSum", "timeGgr", "shareOfGgr"),
        changes=(D.OPERATOR, D.SUB_TYPE),
        sort="time",
        only=(("type", "BONUS"),),
    ),
    "top-affiliates": Report(
        "Top affiliates report",
        (D.AFFILIATE,),
        ("registrations", "ftd", "active", "deposits", "ggr", "commission"),
        sort="-ggr",
        of_partners=True,
        only=(("source", "affId"),),
    ),
    "top-channels": Report(
        "Top channels report",
        (D.CHANNEL,),
        ("registrations", "ftd", "active", "deposits", "ggr", "commission"),
        sort="-ggr",
        of_partners=True,
        only=(("source", "affId"),),
    ),
}


def described_reports() -> dict[str, dict[str, Any]]:
    """The reports for the console, by the last part of their addresses."""
    return {key: {**asdict(report), "charted": report.charted} for key, report in REPORTS.items()}
