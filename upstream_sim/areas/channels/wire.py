"""Channels on the wire."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.channels.sums import BY_CHANNEL, Joined
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.shared.channels import Channel, link_of
from upstream_sim.shared.records import operator_to_wire

FIELDS = ("channelId", "title", "description", "baseUrl", "affId", "createdAt", "updatedAt", "deletedAt", "revision")


def to_wire(world: World, channel: Channel, joined: Joined, sub_channels: int) -> dict[str, Any]:
    """`Channel` on the wire, with what came of it."""
    operator = operator_to_wire(world, channel.opId)
    affiliate = owner_of(world, channel)
    return {
        **{name: getattr(channel, name) for name in FIELDS},
        **{name: operator[name] for name in ("opId", "opTitle", "parentOpId")},
        "affCode": affiliate.affCode,
        "affTitle": affiliate.affTitle,
        "link": link_of(channel, affiliate.affCode),
        **joined_to_wire(joined),
        "subChannels": sub_channels,
        "isDeleted": channel.deletedAt is not None,
    }


def one_to_wire(world: World, channel: Channel) -> dict[str, Any]:
    """The same of one channel."""
    filters = {"channelId": channel.channelId, "isTest": False}
    parts = BY_CHANNEL.groups(world, None, None, filters, ("subChannelId",))
    joined = Joined(*map(sum, zip(Joined(), *parts.values(), strict=True)))
    return to_wire(world, channel, joined, sum(name is not None for (name,) in parts))


def joined_to_wire(joined: Joined) -> dict[str, Any]:
    return {
        "signups": joined.signups,
        "firstDeposits": joined.depositors,
        "conversionPercentage": joined.conversion,
    }


def owner_of(world: World, channel: Channel) -> Affiliate:
    """The partner whose channel it is. Raises LookupError where there is none."""
    found = world.table(AFFILIATES).get(channel.affId)
    if found is None:
        raise LookupError(f"{channel.channelId} has no partner")
    return found
