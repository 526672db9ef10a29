"""Operators as the shell and the billing forms read them."""

from __future__ import annotations

from typing import Any

from contracts.areas.operators import Nothing, OperatorNamed
from contracts.fields import OneTenant
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.operator_settings import settings_of
from upstream_sim.shared.tenants import OPERATORS, Operator, in_menu_order, operator_of
from upstream_sim.shared.topups import daily_limit, topped_up_today
from upstream_sim.shared.users import Caller


@handles("operatorsMenuList")
def menu_list(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "operators": [
            {
                "opId": operator.opId,
                "title": operator.title,
                "parentOpId": operator.parentOpId,
                "isActive": operator.isActive,
            }
            for operator in in_menu_order(world, caller.identity.tenants)
        ]
    }


@handles("operatorsMe")
def me(world: World, caller: Caller, _command: Command[None, Nothing]) -> dict[str, Any]:
    return details(world, operator_of(world, caller.user.opId))


@handles("operatorsShow")
def show(world: World, _caller: Caller, command: Command[None, OperatorNamed]) -> dict[str, Any]:
    named = command.body
    return details(world, operator_of(world, named.opId))


@handles("operatorsSettings")
def settings(world: World, caller: Caller, command: Command[OneTenant]) -> dict[str, Any]:
    """The settings for players. Raises ValidationFailed where a caller without an operator names none."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    found = settings_of(world, operator_of(world, op_id))
    if found is None:
        return {"affiliates": None, "cashback": None}
    affiliates = None if found.affiliates is None else {"settings": found.affiliates}
    return {"affiliates": affiliates, "cashback": found.cashback}


def details(world: World, operator: Operator) -> dict[str, Any]:
    parent = world.table(OPERATORS).get(operator.parentOpId) if operator.parentOpId else None
    return {
        "opId": operator.opId,
        "title": operator.title,
        "parentOpId": operator.parentOpId,
        "parentOpTitle": parent.title if parent else None,
        "isActive": operator.isActive,
        "allowedCurrenciesToPlay": operator.allowedCurrenciesToPlay,
        "extraData": {"additionalTopupCurrencies": operator.additionalTopupCurrencies},
        "cpgBillingWallets": {"address": operator.walletAddress},
        "stats": {"todayTotalTopupInUSD": topped_up_today(world, operator)},
        "limits": {"dailyTopupLimitInUSD": daily_limit(world, operator)},
    }
