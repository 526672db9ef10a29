"""The list of operators and brands, one of them, and what is set for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from contracts.areas.brands import BrandsQuery
from contracts.areas.operator_terms import OperatorSettingsQuery
from contracts.areas.operators import Nothing, OperatorNamed, OperatorsQuery, OperatorType
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.operators.wire import settings_to_wire, to_wire, to_wire_summary
from upstream_sim.core.refusals import Denied, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.tables.text_index import fold
from upstream_sim.core.world.world import World
from upstream_sim.shared.named_players import PlayerNamed, player_of
from upstream_sim.shared.records import page_to_wire, queried_tenants
from upstream_sim.shared.tenancies import was_operator
from upstream_sim.shared.tenants import OPERATORS, Operator, in_menu_order, operator_of
from upstream_sim.shared.users import Caller

SORTS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "title": lambda row: fold(row["title"]),
    **{
        name: lambda row, name=name: row[name]  # type: ignore[misc]  # each has its own name
        for name in ("createdAt", "updatedAt", "brandCount", "playerCount", "staffCount")
    },
}


@handles("operatorsMenuList")
def menu_list(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "operators": [
            {
                "opId": operator.opId,
                "title": operator.title,
                "parentOpId": operator.parentOpId,
                "isActive": operator.isActive,
                "wasOperator": operator.parentOpId is not None and was_operator(world, operator.opId),
                "timezone": operator.timezone,
            }
            for operator in in_menu_order(world, caller.identity.tenants)
        ]
    }


@handles("operatorsList")
def operators(world: World, caller: Caller, command: Command[OperatorsQuery]) -> dict[str, Any]:
    """A page. Raises ValidationFailed for an unknown sort."""
    query = command.query
    tenants = queried_tenants(world, caller, query)
    found = world.table(OPERATORS).where(**({} if tenants is None else {"opId": tenants}))
    if query.type is not None:
        is_brand = query.type is OperatorType.BRAND
        found = (operator for operator in found if (operator.parentOpId is not None) is is_brand)
    return page_of_operators(world, found, query)


def page_of_operators(world: World, found: Iterable[Operator], query: OperatorsQuery | BrandsQuery) -> dict[str, Any]:
    """A page of these that the query's other filters find. Raises ValidationFailed for an unknown sort."""
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(SORTS)}.")
    text = fold((query.title or "").strip())
    rows = [
        to_wire_summary(world, operator)
        for operator in found
        if operator.isDeleted is bool(query.isDeleted)
        and query.isActive in (None, operator.isActive)
        and text in fold(operator.title)
    ]
    rows.sort(key=lambda row: (by(row), row["opId"]), reverse=query.sort.startswith("-"))
    return page_to_wire(page_of(rows, query.page, query.limit), lambda row: row)


@handles("operatorsMe")
def me(world: World, caller: Caller, _command: Command[None, Nothing]) -> dict[str, Any]:
    return to_wire(world, operator_of(world, caller.user.opId))


@handles("operatorsShow")
def show(world: World, _caller: Caller, command: Command[None, OperatorNamed]) -> dict[str, Any]:
    return to_wire(world, operator_of(world, command.body.opId))


@handles("operatorsSettings")
def settings(world: World, caller: Caller, command: Command[OperatorSettingsQuery]) -> dict[str, Any]:
    """The settings for players, or for the one who is named. Raises ValidationFailed where a caller without an operator
    names none, Denied for a player's where the caller may not see players' panels, and NotFound."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    operator = operator_of(world, op_id)
    if query.playerCode is None:
        return settings_to_wire(world, operator)
    if caller.identity.role not in PLATFORM_ADMINS or Permission.PLAYERS_PANELS not in caller.identity.permissions:
        raise Denied
    player = player_of(world, caller, PlayerNamed(op_id, query.playerCode), deleted_too=True)
    return settings_to_wire(world, operator, player)
