"""Reports and lists asked as the console asks them, by the handlers alone."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import msgspec

from contracts.measures import MEASURES, Drill
from contracts.table import TABLE
from contracts.wire import read_query
from upstream_sim.core.serving.handlers import HANDLERS, Command
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import USERS, Caller, caller_of, user_by_email
from upstream_sim.tests.client import SUPER

PLATFORM = ("super@", "admin@pitboss")


def caller(world: World, email: str) -> Caller:
    user = user_by_email(world, email)
    assert user is not None
    return caller_of(world, user)


def move_to(world: World, email: str, timezone: str) -> None:
    """The user reads the console in another timezone from now on."""
    user = user_by_email(world, email)
    assert user is not None
    with world.change() as change:
        change.put(world.table(USERS), msgspec.structs.replace(user, timezone=timezone))


def ask(world: World, operation: str, query: Mapping[str, Any], email: str = SUPER) -> Any:
    """What the operation answers, by its query or, where that is a body, by that. Raises its Refusal."""
    declared = TABLE[operation]
    asked = declared.query or declared.body
    assert asked is not None
    read = read_query(asked, [*query.items()])
    command: Command[Any, Any] = Command(read, None, None) if declared.query else Command(None, read, None)
    result = HANDLERS[operation].do(world, caller(world, email), command)
    return at_once(result) if isinstance(result, Generator) else result


def report(world: World, name: str, email: str = SUPER, **query: Any) -> Any:
    operation = "partnerReportTable" if name.startswith("top-") else "reportTable"
    return ask(world, operation, {"report": name, **query}, email)


def list_query(drill: Drill, row: Mapping[str, Any], tenants: Mapping[str, str]) -> dict[str, str] | None:
    """The query of the list that a figure leads to; None where the list cannot show it."""
    own = row["lists"].get(drill.list)
    if own is None:
        return None
    since, until = (row[name].isoformat() for name in ("since", "until"))
    dates = {"fromDate": since, "toDate": until, "toExclusive": "true", "dateField": drill.date_field}
    if drill.date_field == "active":
        dates = {"activeFrom": since, "activeTo": until, "toExclusive": "true"}
    if drill.date_field is None:
        dates = {"toDate": until, "toExclusive": "true"}
    return {**tenants, **own, **drill.filters, **dates, "limit": "1"}


def listed(world: World, measure: str, row: Mapping[str, Any], tenants: Mapping[str, str], email: str) -> Any:
    """The list's total of a figure, sums without rows included; None where no list shows it."""
    drill = MEASURES[measure].drill
    query = None if drill is None else list_query(drill, row, tenants)
    if drill is None or query is None:
        return None
    is_platform = email.startswith(PLATFORM)
    operations = {
        "bets": "betsList" if is_platform else "operatorBetsList",
        "transactions": "transactionsList",
        "players": "playersList",
    }
    page = ask(world, operations[drill.list], query, email)
    unlisted = (page.get("unlisted") or {}).get(drill.total, 0)
    return page["totals"][drill.total] + unlisted
