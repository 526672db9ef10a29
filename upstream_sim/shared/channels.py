"""The channels of partners: links by which players come. Field names are the wire's."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef


class Channel(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A channel of a partner. A deleted one stays for its past: nobody comes by it any more."""

    channelId: str
    affId: str
    opId: str
    title: str
    description: str
    baseUrl: str
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    deletedAt: datetime | None = None
    revision: int = 1


CHANNELS = Schema(
    name="channels",
    record=Channel,
    key="channelId",
    bitmaps=("opId",),
    arrays=("affId",),
    audit=AuditSpec(area=ActivityArea.BILLING, kind="Channel", title=lambda channel: channel.title),
)


def make_channel_id(aff_id: str, number: int) -> str:
    return f"ch-{aff_id}-{number}"


def link_of(channel: Channel, aff_code: str) -> str:
    return f"https://{channel.baseUrl}/?aff={aff_code}&ch={channel.channelId}"


def channels_in_use(world: World, aff_id: str) -> list[Channel]:
    """A partner's channels, without deleted ones, the oldest first."""
    found = (each for each in world.table(CHANNELS).where(affId=aff_id) if each.deletedAt is None)
    return sorted(found, key=lambda channel: (channel.createdAt, channel.channelId))
