"""The list of channels, one of them, its parts, and the domains for a new one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from operator import itemgetter
from typing import Any

from contracts.areas.channels import ChannelDomainsQuery, ChannelPath, ChannelsQuery, SubChannelsQuery
from contracts.roles import Role
from upstream_sim.areas.channels.domains import player_domains
from upstream_sim.areas.channels.sums import BY_CHANNEL, Joined
from upstream_sim.areas.channels.wire import joined_to_wire, one_to_wire, owner_of, to_wire
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import named_affiliate, visible_affiliate
from upstream_sim.shared.channels import CHANNELS, Channel
from upstream_sim.shared.lists import Row, dated, in_order
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import queried_tenants
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

CHANNEL_GONE = "Channel not found."
SORTS: dict[str, Callable[[Row], Any]] = {
    **{name: itemgetter(name) for name in ("createdAt", "updatedAt", "channelId", "opId", "signups", "firstDeposits")},
    "title": lambda row: row["title"].casefold(),
    "affTitle": lambda row: row["affTitle"].casefold(),
    "conversionPercentage": lambda row: -1 if row["conversionPercentage"] is None else row["conversionPercentage"],
}
SUB_SORTS: dict[str, Callable[[Row], Any]] = {
    "createdAt": itemgetter("lastSignupAt"),
    "subChannelId": itemgetter("subChannelId"),
    "signups": itemgetter("signups"),
    "firstDeposits": itemgetter("firstDeposits"),
}


@handles("channels")
def channels(world: World, caller: Caller, command: Command[ChannelsQuery]) -> dict[str, Any]:
    """A page of the channels that the caller sees, with totals of all that were found. Raises ValidationFailed for an
    unknown sort, NotFound, and Denied to an affiliate who names another one."""
    query = command.query
    filters = _filters(world, caller, query)
    found = [each for each in world.table(CHANNELS).where(**filters) if _matches(each, query)]
    parts = BY_CHANNEL.groups(world, None, None, {**filters, "isTest": False}, ("channelId", "subChannelId"))
    joined, sub_channels = _by_channel(parts)
    rows = [to_wire(world, each, joined[each.channelId], sub_channels[each.channelId]) for each in found]
    items, count, remaining = page_of(in_order(rows, query.sort, SORTS, "channelId"), query.page, query.limit)
    totals = {name: sum(row[name] for row in rows) for name in ("signups", "firstDeposits")}
    return {"items": items, "count": count, "remaining": remaining, "totals": totals}


@handles("channel")
def channel(world: World, caller: Caller, command: Command[None, None, ChannelPath]) -> dict[str, Any]:
    """One channel, deleted or not. Raises NotFound and Denied."""
    return one_to_wire(world, visible_channel(world, caller, command.path.id))


@handles("subChannels")
def sub_channels(world: World, caller: Caller, command: Command[SubChannelsQuery]) -> dict[str, Any]:
    """A page of the parts of a channel by which anybody came. Raises NotFound, Denied and ValidationFailed."""
    query = command.query
    chosen = visible_channel(world, caller, query.channelId, query.opId)
    by_part: defaultdict[str, list[Player]] = defaultdict(list)
    for player in world.table(PLAYERS).where(channelId=chosen.channelId, isTest=False, isDeleted=False):
        if player.subChannelId is not None:
            by_part[player.subChannelId].append(player)
    rows = [_part_to_wire(name, players) for name, players in by_part.items()]
    items, count, remaining = page_of(in_order(rows, query.sort, SUB_SORTS, "subChannelId"), query.page, query.limit)
    return {"items": items, "count": count, "remaining": remaining}


@handles("channelDomains")
def domains(world: World, caller: Caller, command: Command[ChannelDomainsQuery]) -> dict[str, Any]:
    """The domains of the affiliate's operator that a channel may lead to. Raises NotFound, Denied and
    ValidationFailed."""
    affiliate = named_affiliate(world, caller, command.query.affId, command.query.opId)
    found = player_domains(world, affiliate.opId)
    return {"domains": [{"domainName": each.domainName, "isPrimary": each.isPrimary} for each in found]}


def visible_channel(world: World, caller: Caller, channel_id: str, op_id: str | None = None) -> Channel:
    """The channel. Raises NotFound, for another tenant's and for one that is not `op_id`'s or its brands', too, and
    Denied to an affiliate for another one's."""
    found = world.table(CHANNELS).get(channel_id)
    if found is None or not caller.identity.can_see_tenant(found.opId):
        raise NotFound(CHANNEL_GONE)
    if op_id is not None and found.opId not in family(world, op_id):
        raise NotFound(CHANNEL_GONE)
    visible_affiliate(world, caller, owner_of(world, found).affId)
    return found


def _filters(world: World, caller: Caller, query: ChannelsQuery) -> dict[str, Any]:
    """By which affiliates and tenants, and by which channel."""
    filters: dict[str, Any] = {} if query.channelId is None else {"channelId": query.channelId}
    if query.affId is not None or caller.identity.role is Role.AFFILIATE:
        filters["affId"] = named_affiliate(world, caller, query.affId).affId
    tenants = queried_tenants(world, caller, query)
    return filters if tenants is None else {**filters, "opId": tenants}


def _matches(found: Channel, query: ChannelsQuery) -> bool:
    _, created = dated(query)
    wanted = (query.query or "").strip().casefold()
    return (
        (found.deletedAt is not None) is bool(query.isDeleted)
        and wanted in f"{found.title}\n{found.description}\n{found.channelId}".casefold()
        and (created is None or found.createdAt in created)
    )


def _by_channel(parts: dict[Any, Joined]) -> tuple[defaultdict[str, Joined], Counter[str]]:
    """Who joined by each channel, and in how many parts of it."""
    joined: defaultdict[str, Joined] = defaultdict(Joined)
    sub_channels: Counter[str] = Counter()
    for (channel_id, part), sums in parts.items():
        known = joined[channel_id]
        joined[channel_id] = Joined(known.signups + sums.signups, known.depositors + sums.depositors)
        sub_channels[channel_id] += part is not None
    return joined, sub_channels


def _part_to_wire(name: str, players: list[Player]) -> dict[str, Any]:
    """`SubChannel` on the wire."""
    moments = [player.createdAt for player in players]
    joined = Joined(len(players), sum(player.totalDepositCount > 0 for player in players))
    return {
        "subChannelId": name,
        **joined_to_wire(joined),
        "firstSignupAt": min(moments),
        "lastSignupAt": max(moments),
    }
