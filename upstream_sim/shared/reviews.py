"""What the reviews of players' usernames, documents and bank accounts have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contracts.reviews import ReviewsQuery
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.table import Schema, T, page_of
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS, selected
from upstream_sim.shared.users import Caller

PLAYER_NAMES = ("playerId", "username", "firstName", "lastName")
RecordTest = Callable[[Any], bool]


class TransitionNotAllowed(Refusal):
    """A change of state that is not allowed, said in words."""

    def __init__(self, message: str) -> None:
        super().__init__(422, "STATUS_CHANGE_NOT_ALLOWED", [message])


def review_page(
    world: World,
    caller: Caller,
    schema: Schema[T],
    query: ReviewsQuery,
    fields: dict[str, Any],
    wanted: list[RecordTest],
) -> tuple[list[T], int, int]:
    """A page of a table's records: of the tenants that the query is about, whose `fields` are as
    given (None: any), and whom every one of `wanted` takes. Raises ValidationFailed for an unknown sort."""
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is not False)
    code = (query.playerCode or "").strip().upper()
    asked = {"opId": tenants, "isTest": query.isTest, "playerCode": code or None, **fields}
    filters = {name: value for name, value in asked.items() if value is not None}
    table = world.table(schema)
    tests = [*wanted, *_dated(query)]
    if not tests:
        return table.page(filters, query.sort, query.page, query.limit)
    everything, _, _ = table.page(filters, query.sort, 1, max(1, len(table)))
    return page_of([record for record in everything if all(test(record) for test in tests)], query.page, query.limit)


def _dated(query: ReviewsQuery) -> list[RecordTest]:
    since, until = query.since, query.until
    tests: list[RecordTest] = []
    if since is not None:
        tests.append(lambda record: record.createdAt >= since)
    if until is not None:
        tests.append(lambda record: record.createdAt <= until)
    return tests


def contains(text: str | None, read: Callable[[Any], str]) -> list[RecordTest]:
    """A test whether what is read holds the text, spaces and case aside; none for no text."""
    sought = normalised(text or "")
    return [lambda record: sought in normalised(read(record))] if sought else []


def normalised(text: str) -> str:
    return "".join(text.split()).casefold()


def title_of(world: World, op_id: str) -> str:
    operator = world.table(OPERATORS).get(op_id)
    return operator.title if operator else op_id


def player_to_wire(world: World, player_code: str) -> dict[str, Any]:
    """`ReviewedPlayer` on the wire."""
    player = world.table(PLAYERS).get(player_code)
    names = {name: getattr(player, name) if player else "" for name in PLAYER_NAMES}
    return {"playerCode": player_code, "isTest": bool(player and player.isTest), **names}
