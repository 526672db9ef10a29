"""What the reviews of players' usernames, documents and bank accounts have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from contracts.reviews import ReviewsQuery
from upstream_sim.core.table import Schema, T, page_of
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_title, queried_tenants, record_to_wire, without_none
from upstream_sim.shared.users import Caller

PLAYER_NAMES = ("playerId", "username", "firstName", "lastName")
RecordTest = Callable[[Any], bool]


def review_page(
    world: World,
    caller: Caller,
    schema: Schema[T],
    query: ReviewsQuery,
    fields: dict[str, Any],
    tests: Sequence[RecordTest] = (),
) -> tuple[list[T], int, int]:
    """A page of a table's records: of the tenants that the query is about, whose `fields` are as
    given (None: any), and which pass every test. Raises ValidationFailed for an unknown sort."""
    tenants = queried_tenants(world, caller, query)
    code = (query.playerCode or "").strip().upper()
    asked = {"opId": tenants, "isTest": query.isTest, "playerCode": code or None, **fields}
    filters = without_none(asked)
    table = world.table(schema)
    checks = [*tests, *_dated(query)]
    if not checks:
        return table.page(filters, query.sort, query.page, query.limit)
    everything, _, _ = table.page(filters, query.sort, 1, max(1, len(table)))
    return page_of([record for record in everything if all(check(record) for check in checks)], query.page, query.limit)


def _dated(query: ReviewsQuery) -> list[RecordTest]:
    since, until = query.since, query.until
    tests: list[RecordTest] = []
    if since is not None:
        tests.append(lambda record: record.createdAt >= since)
    if until is not None:
        tests.append(lambda record: record.createdAt <= until)
    return tests


def contains(text: str | None, read: Callable[[Any], str]) -> list[RecordTest]:
    """Tests whether the text that `read` returns contains this one, without spaces and case; none for no text."""
    sought = normalised(text or "")
    return [lambda record: sought in normalised(read(record))] if sought else []


def normalised(text: str) -> str:
    """The text without spaces and case."""
    return "".join(text.split()).casefold()


def review_to_wire(world: World, record: Any, *, hidden: Collection[str]) -> dict[str, Any]:
    """A reviewed record with its player and its operator's title."""
    player = player_to_wire(world, record.playerCode)
    fields = record_to_wire(record, hidden=hidden)
    return {**fields, "player": player, "opTitle": operator_title(world, record.opId)}


def player_to_wire(world: World, player_code: str) -> dict[str, Any]:
    """`ReviewedPlayer` on the wire."""
    player = world.table(PLAYERS).get(player_code)
    names = {name: getattr(player, name) if player else "" for name in PLAYER_NAMES}
    return {"playerCode": player_code, "isTest": bool(player and player.isTest), **names}
