"""The players whom affiliates brought, and active ones whom players referred, as far as anybody is told of them: no
name, no address, nothing personal."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, NamedTuple

from contracts.areas.affiliates.players import ActivePlayersRequest, AffiliatePlayersQuery
from contracts.areas.referrals import ReferralPanel
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.areas.affiliates.reports import FIRST_DEPOSITS
from upstream_sim.areas.bets.active_days import ACTIVE_AT_TENANTS
from upstream_sim.areas.bets.sums import lifetime_of, wager_between
from upstream_sim.areas.referrals.periods import spans_of
from upstream_sim.areas.referrals.queries import panel_player
from upstream_sim.areas.referrals.referred import chosen, counted_players
from upstream_sim.areas.referrals.reports import active_among
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.refusals import Denied, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import INSTANT, Between, period
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import Affiliate, month_start, named_affiliate
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import page_to_wire, without_none
from upstream_sim.shared.users import Caller

SORTS = ("createdAt", "playerCode")
BEFORE_ALL = datetime(2000, 1, 1, tzinfo=UTC)


class Span(NamedTuple):
    """A period up to its end."""

    since: datetime
    until: datetime


@handles("affiliatePlayers")
def players(world: World, caller: Caller, command: Command[AffiliatePlayersQuery]) -> dict[str, Any]:
    """A page of an affiliate's players. Raises NotFound, Denied and ValidationFailed."""
    query = command.query
    affiliate = named_affiliate(world, caller, query.affId, query.opId)
    if query.sort.removeprefix("-") not in SORTS:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(SORTS)}.")
    span = _span_of(world, query.since, query.until)
    active = _active(world, affiliate, span or _running_month(world))
    filters = {
        "channelId": query.channelId,
        "subChannelId": query.subChannelId,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "createdAt": period(query.joinedFrom, query.joinedTo),
    }
    if query.hasDeposited is not None:
        filters["totalDepositCount"] = Between(least=1) if query.hasDeposited else Between(most=0)
    found = world.table(PLAYERS).select({**_counted(affiliate), **without_none(filters)})
    codes = frozenset(each.playerCode for each in world.table(PLAYERS).where(**_counted(affiliate)))
    if query.depositedFrom or query.depositedTo:
        confirmed = Between(query.depositedFrom, query.depositedTo)
        deposits = world.table(TRANSACTIONS).where(playerCode=codes, confirmedAt=confirmed, **FIRST_DEPOSITS)
        found = found.where({"playerCode": frozenset(each.playerCode for each in deposits)})
    if query.isActive is not None:
        found = found.where({"playerCode": codes & active if query.isActive else codes - active})
    page = found.page(query.sort, query.page, query.limit)
    return page_to_wire(page, lambda each: _to_wire(world, each, span, active))


@handles("affiliateActivePlayers")
def active(world: World, caller: Caller, command: Command[None, ActivePlayersRequest]) -> dict[str, Any]:
    """A page of the players of an affiliate, or of a referring player, who placed a bet in the period, the latest to
    join first. Raises NotFound, Denied and ValidationFailed."""
    body = command.body
    if body.period is not None:
        span = Span(*spans_of(body.period, world.now())[0][:2])
    else:
        span = _span_of(world, body.since, body.until) or _running_month(world)
    if body.playerCode is not None:
        return _active_referred(world, caller, body, body.playerCode, span)
    affiliate = named_affiliate(world, caller, body.affId, body.opId)
    codes = _active(world, affiliate, span)
    filters = without_none({"channelId": body.channelId, "subChannelId": body.subChannelId})
    found = world.table(PLAYERS).select({**_counted(affiliate), **filters, "playerCode": codes})
    page = found.page("-createdAt", body.page, body.limit)
    return page_to_wire(page, lambda each: _to_wire(world, each, span, codes))


def _active_referred(world: World, caller: Caller, body: ActivePlayersRequest, code: str, span: Span) -> dict[str, Any]:
    """The page of a referring player. Raises NotFound and Denied."""
    if caller.identity.role not in PLATFORM_ADMINS:
        raise Denied
    panel = ReferralPanel(
        playerCode=code,
        opId=body.opId,
        channelId=body.channelId,
        subChannelId=body.subChannelId,
        channelType=body.channelType,
    )
    referrer = panel_player(world, caller, panel)
    players = chosen(counted_players(world, code), panel)
    found = active_among(world, referrer, players, *span)
    found.sort(key=lambda player: (player.createdAt, player.playerCode), reverse=True)
    codes = {player.playerCode for player in found}
    return page_to_wire(page_of(found, body.page, body.limit), lambda each: _to_wire(world, each, span, codes))


def _counted(affiliate: Affiliate) -> dict[str, Any]:
    """Whose players are told of: neither test players nor deleted ones."""
    return {"affId": affiliate.affId, "isTest": False, "isDeleted": False}


def _span_of(world: World, since: datetime | None, until: datetime | None) -> Span | None:
    """The period that is asked for, both ends included; None where neither is given."""
    if since is None and until is None:
        return None
    return Span(since or BEFORE_ALL, (until or world.now()) + INSTANT)


def _running_month(world: World) -> Span:
    return Span(month_start(world.now()), world.now() + INSTANT)


def _active(world: World, affiliate: Affiliate, span: Span) -> frozenset[str]:
    """The codes of everybody at the affiliate's operator who placed a bet in the period."""
    return ACTIVE_AT_TENANTS.players(world, span.since, span.until, {"opId": affiliate.opId, "isTest": False})


def _to_wire(world: World, player: Player, span: Span | None, active: Collection[str]) -> dict[str, Any]:
    """`AffiliatePlayer` on the wire."""
    code = player.playerCode
    cents = wager_between(world, code, *span) if span else lifetime_of(world, code).wager
    return {
        "playerCode": code,
        "registrationMonth": f"{player.createdAt.astimezone(UTC):%Y-%m}",
        "hasDeposited": player.totalDepositCount > 0,
        "wagerInUSD": Decimal(cents).scaleb(-2),
        "isActive": code in active,
    }
