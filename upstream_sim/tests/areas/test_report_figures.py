"""Each measure of each report is what the records come to one by one: whatever is filtered, in any timezone, across a
month's end, a change of the hour and a change of whose brand a tenant is."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from operator import attrgetter
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode
from contracts.areas.transactions import TransactionStatus
from contracts.bet_filters import BetStatus
from contracts.report_declarations import REPORTS, Report
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.lifecycle import void
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.reports.formulas import ADDITIVE
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.tenancies import move
from upstream_sim.shared.tenants import OPERATORS, operator_of
from upstream_sim.tests.client import SUPER
from upstream_sim.tests.plain_figures import FIGURES, Fact, Plain, by_values, facts_of
from upstream_sim.tests.reports import move_to, report

pytestmark = pytest.mark.slow

BEGINS, MOVES, ENDS = (datetime(2026, *moment, tzinfo=UTC) for moment in ((10, 31, 22), (11, 1, 2), (11, 1, 8)))
FIRST = date(2026, 10, 20)  # from which on periods are asked for
ZONES = ("UTC", "Asia/Tehran", "America/New_York", "Pacific/Auckland")
BRAND, OPERATOR = "aurora-north", "helios"  # of which each becomes the other
MOMENT = attrgetter("at")
CLASS = 1.16  # by how much the middle of a class of durations is off at most


class Lived:
    """A world across a month's end, in which a brand became an operator and an operator a brand, and some was undone.
    Summer time ends in New York on 1 November 2026 at 06:00 UTC."""

    def __init__(self) -> None:
        self.world = testing.world(now=BEGINS)
        fire_event(self.world, SWITCHED, {"mode": ActivityMode.BUSY})
        self.world.set_clock(ClockMode.FROZEN, MOVES)
        with self.world.change() as change:
            move(change, operator_of(self.world, BRAND), None)
            move(change, operator_of(self.world, OPERATOR), "aurora")
        self.world.set_clock(ClockMode.FROZEN, ENDS)
        self._undo()
        self.facts = sorted(facts_of(self.world, FIRST - timedelta(days=2)), key=MOMENT)

    def _undo(self) -> None:
        world, transactions = self.world, self.world.table(TRANSACTIONS)
        with world.change() as change:
            for bet in list(world.table(BETS).where(status=BetStatus.OPEN))[:5]:
                void(change, bet)
            for row in list(transactions.where(status=TransactionStatus.CONFIRMED, opId=BRAND))[-3:]:
                change.put(transactions, msgspec.structs.replace(row, isDeleted=True))
                player = world.table(PLAYERS).get(row.playerCode)
                if player is not None and not player.isDeleted:
                    change_player(change, player, isDeleted=True)


@pytest.fixture(scope="module")
def lived() -> Lived:
    return Lived()


def tenants(world: World, op_id: str | None, with_brands: bool) -> set[str]:
    operators = list(world.table(OPERATORS).all())
    return {
        each.opId
        for each in operators
        if op_id is None or each.opId == op_id or (with_brands and each.parentOpId == op_id)
    }


FIELDS: dict[str, tuple[str, Sequence[str]]] = {
    "betType": ("product", ("CASINO", "SPORT")),
    "gameId": ("game", ("amber-falls", "koi-garden")),
    "providerName": ("provider", ("Koi Gaming", "BetRadar")),
    "type": ("type", ("DEPOSIT", "WITHDRAW", "BONUS")),
    "gateway": ("gateway", ("Tomani", "Jibit")),
    "currency": ("currency", ("USD", "IRR")),
}


def keeps(wanted: Mapping[str, str], of_partners: bool) -> Callable[[Fact], bool]:
    """What of the facts a report finds by its filters."""
    named = [(FIELDS[name][0], value) for name, value in wanted.items()]

    def is_wanted(fact: Fact) -> bool:
        if of_partners and fact.about.get("affiliate") is None:
            return False
        return all(str(fact.about.get(name)) == value for name, value in named)

    return is_wanted


def local_day(zone: str, day: int) -> datetime:
    found = FIRST + timedelta(days=day)
    return datetime(found.year, found.month, found.day, tzinfo=ZoneInfo(zone)).astimezone(UTC)


@st.composite
def questions(draw: st.DrawFn) -> tuple[str, str, dict[str, str]]:
    """A report, a timezone, and what is asked."""
    name, zone = draw(st.sampled_from(sorted(REPORTS))), draw(st.sampled_from(ZONES))
    days = sorted(draw(st.lists(st.integers(0, 14), min_size=2, max_size=2, unique=True)))
    since, until = (local_day(zone, day) + timedelta(minutes=draw(st.sampled_from([0, 0, 0, 601]))) for day in days)
    query = {"period": "RANGE", "fromDate": since.isoformat(), "toDate": until.isoformat()}
    op_id = draw(st.sampled_from([None, "aurora", BRAND, OPERATOR]))
    query |= {} if op_id is None else {"opId": op_id, "includeBrands": draw(st.sampled_from(["true", "false"]))}
    query |= draw(st.sampled_from([{}, {"isTest": "true"}, {"isTest": "false"}]))
    declared = REPORTS[name]
    for each in sorted(draw(st.sets(st.sampled_from(declared.filters), max_size=1)) if declared.filters else ()):
        query[each] = draw(st.sampled_from(FIELDS[each][1]))
    if declared.has_time:
        query["granularity"] = draw(st.sampled_from(["HOUR", "DAY", "WEEK", "MONTH"]))
    if declared.choices:
        query["by"] = str(draw(st.sampled_from(declared.choices)))
    return name, zone, query


@settings(max_examples=examples(90), deadline=None)
@given(asked=questions())
def test_each_measure_is_what_the_records_come_to(lived: Lived, asked: tuple[str, str, dict[str, str]]) -> None:
    name, zone, query = asked
    move_to(lived.world, SUPER, zone)
    declared = REPORTS[name]
    page = whole_report(lived.world, name, query)
    rows = [*page["items"]]
    assert len({row["key"] for row in rows}) == page["count"] == len(rows)
    facts = of_report(lived, declared, query, page["since"], page["until"])
    dimensions = [str(each["dimension"]) for each in rows[0]["values"] if each["dimension"] != "time"] if rows else []
    ever, periods = by_values(facts.ever, dimensions), dict[Any, Any]()
    for row in rows:
        period = row["since"], row["until"]
        if period not in periods:
            periods[period] = by_values(between(facts.wanted, *period), dimensions), between(facts.of_tenants, *period)
        groups, of_time = periods[period]
        values = tuple(each["value"] for each in row["values"] if each["dimension"] != "time")
        plain = Plain(groups.pop(values, []), ever.get(values, []), of_time, facts.wanted)
        agree(declared, row, plain, values)
    left = [own for groups, _ in periods.values() for own in groups.values()]
    assert not any(counts(declared, own) for own in left)
    agree(declared, page["totals"], Plain(facts.wanted, facts.ever, facts.of_tenants, facts.wanted), ())
    add_up(declared, page)


class Asked(NamedTuple):
    """The facts of a period and of the tenants and players that are asked for, those of them that the report is about,
    and the registrations before its end."""

    of_tenants: list[Fact]
    wanted: list[Fact]
    ever: list[Fact]


def whole_report(world: World, name: str, query: Mapping[str, str]) -> Any:
    page = report(world, name, **query, limit="1000")
    for number in range(2, -(-page["count"] // 1000) + 1):
        page["items"] += report(world, name, **query, limit="1000", page=str(number))["items"]
    return page


def of_report(lived: Lived, declared: Report, query: Mapping[str, str], since: datetime, until: datetime) -> Asked:
    opened = tenants(lived.world, query.get("opId"), query.get("includeBrands") != "false")
    is_test = {"true": (True,), "false": (False,)}.get(query.get("isTest", ""), (True, False))
    own = {name: query[name] for name in declared.filters if name in query}
    only = dict(each for each in declared.only if each[0] in FIELDS)
    is_wanted = keeps({**own, **only}, declared.of_partners)
    named = [each for each in lived.facts if each.about["operator"] in opened and each.about["isTest"] in is_test]
    of_tenants = between(named, since, until)
    ever = [fact for fact in named if fact.name == "registered" and fact.at < until]
    return Asked(of_tenants, list(filter(is_wanted, of_tenants)), ever)


def between(facts: Sequence[Fact], since: datetime, until: datetime) -> list[Fact]:
    """Those of a period; the facts come in order."""
    begin = bisect_left(facts, since, key=MOMENT)
    return [*facts[begin : bisect_left(facts, until, begin, key=MOMENT)]]


def agree(declared: Report, row: Mapping[str, Any], plain: Plain, values: tuple[Any, ...]) -> None:
    for measure in declared.measures:
        shown = row["figures"][measure]
        if measure not in FIGURES or (measure == "active" and "NONE" in values):
            assert measure in ("declaredRtp", "commission", "active")
            continue
        expected = plain.figure(measure)
        if measure == "decisionTime" and expected is not None:
            seconds = max(expected.total_seconds(), 1)
            assert seconds / CLASS - 1 <= shown <= seconds * CLASS + 1, (measure, row["key"])
        else:
            assert shown == expected, (measure, row["key"])


def counts(declared: Report, facts: list[Fact]) -> bool:
    plain = Plain(facts, facts, (), facts)
    return any(plain.figure(each) for each in declared.measures if each in ADDITIVE & FIGURES.keys())


def add_up(declared: Report, page: Any) -> None:
    for measure in {*declared.measures} & ADDITIVE:
        rows = sum((row["figures"][measure] or 0 for row in page["items"]), Decimal(0))
        assert rows == (page["totals"]["figures"][measure] or 0), measure
