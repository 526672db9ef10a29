"""The sportsbook's templates, and the free bets of players."""

from __future__ import annotations

from typing import Any

from contracts.areas.sport_freebets import (
    ITEMS_PER_PAGE,
    AppliedFreebetPath,
    AppliedFreebetsQuery,
    FreebetTemplatesQuery,
)
from upstream_sim.areas.sport_freebets.wire import details_to_wire, payload_of, template_to_wire, to_wire
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.free_bets import FREE_BET_TEMPLATES, FREE_BETS, FreeBet, template_owners
from upstream_sim.shared.records import page_to_wire, queried_tenants, visible_record, without_none
from upstream_sim.shared.users import Caller

FREE_BET_GONE = "Free bet not found."


@handles("sportFreebetTemplates")
def templates(world: World, caller: Caller, command: Command[FreebetTemplatesQuery]) -> dict[str, Any]:
    """A page of templates, the latest activated first."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    filters = {} if op_id is None else {"opId": template_owners(world, op_id)}
    rows, count, _ = world.table(FREE_BET_TEMPLATES).page(filters, "-activationDate", query.page, ITEMS_PER_PAGE)
    return {
        "code": 200,
        "items": [template_to_wire(world, row) for row in rows],
        "message": "OK",
        "metadata": {"totalItems": count, "itemsPerPage": ITEMS_PER_PAGE},
    }


@handles("appliedFreebets")
def applied(world: World, caller: Caller, command: Command[AppliedFreebetsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    code = (query.playerCode or "").strip().upper() or None
    filters = without_none(
        {
            "opId": queried_tenants(world, caller, query),
            "isTest": query.isTest,
            "playerCode": code,
            "templateId": (query.templateId or "").strip() or None,
            "status": query.status,
        }
    )
    page = world.table(FREE_BETS).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda free_bet: to_wire(world, free_bet))


@handles("appliedFreebet")
def one(world: World, caller: Caller, command: Command[None, None, AppliedFreebetPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return to_wire(world, _visible(world, caller, command.path.freeBetId))


@handles("appliedFreebetDetails")
def details(world: World, caller: Caller, command: Command[None, None, AppliedFreebetPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return details_to_wire(world, _visible(world, caller, command.path.freeBetId))


@handles("appliedFreebetPayload")
def payload(world: World, caller: Caller, command: Command[None, None, AppliedFreebetPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    free_bet = _visible(world, caller, command.path.freeBetId)
    return {"freeBetId": free_bet.freeBetId, "payload": payload_of(world, free_bet)}


def _visible(world: World, caller: Caller, free_bet_id: str) -> FreeBet:
    return visible_record(world, caller, FREE_BETS, free_bet_id, FREE_BET_GONE)
