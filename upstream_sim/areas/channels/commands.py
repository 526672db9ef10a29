"""Adding, changing and deleting channels."""

from __future__ import annotations

from typing import Any

from contracts.areas.affiliate_billing import AFFILIATE_NOT_FOUND
from contracts.areas.channels import ChannelEdit, ChannelKey, NewChannel
from upstream_sim.areas.channels.domains import player_domains
from upstream_sim.areas.channels.queries import visible_channel
from upstream_sim.areas.channels.wire import one_to_wire
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import Affiliate, named_affiliate
from upstream_sim.shared.channels import CHANNELS, Channel, make_channel_id
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.tenants import operator_of, require_present
from upstream_sim.shared.users import Caller

NOT_FOR_PLAYERS = "Choose an active domain of the affiliate’s operator that serves no back office."
AFFILIATE_DELETED = "This affiliate was deleted."
CHANNEL_DELETED = "This channel was deleted; it is not changed any more."


@handles("channelCreate")
def create(world: World, caller: Caller, command: Command[None, NewChannel]) -> dict[str, Any]:
    """The new channel. Raises ValidationFailed, Denied, and RecordLocked for a deleted brand."""
    form, affiliate = command.body, _owner(world, caller, command.body)
    base_url = form.baseUrl.strip().lower()
    if base_url not in {domain.domainName for domain in player_domains(world, affiliate.opId)}:
        raise ValidationFailed("baseUrl", NOT_FOR_PLAYERS)
    table, now = world.table(CHANNELS), world.now()
    with caller.change(world) as change:
        channel = Channel(
            channelId=make_channel_id(affiliate.affId, table.count(affId=affiliate.affId) + 1),
            affId=affiliate.affId,
            opId=affiliate.opId,
            title=form.title.strip(),
            description=form.description.strip(),
            baseUrl=base_url,
            createdAt=now,
            updatedAt=now,
            updatedBy=UserRef.of(caller.actor),
        )
        channel = change.put(table, channel)
    return one_to_wire(world, channel)


@handles("channelUpdate")
def update(world: World, caller: Caller, command: Command[None, ChannelEdit]) -> dict[str, Any]:
    """The changed channel. Raises NotFound, Denied, StaleRecord and RecordLocked."""
    form, channel = command.body, visible_channel(world, caller, command.body.channelId)
    require_revision(channel, command.revision, one_to_wire(world, channel))
    _require_in_use(channel)
    with caller.change(world) as change:
        changed = change_record(
            change, CHANNELS, channel, title=form.title.strip(), description=form.description.strip()
        )
    return one_to_wire(world, changed)


@handles("channelDelete")
def delete(world: World, caller: Caller, command: Command[ChannelKey]) -> None:
    """Ends the channel: nobody comes by it any more. Raises NotFound, Denied, StaleRecord and RecordLocked."""
    channel = visible_channel(world, caller, command.query.channelId)
    require_revision(channel, command.revision, one_to_wire(world, channel))
    _require_in_use(channel)
    with caller.change(world) as change:
        change_record(change, CHANNELS, channel, deletedAt=world.now())


def _owner(world: World, caller: Caller, form: NewChannel) -> Affiliate:
    """Whose channel is made. Raises ValidationFailed, Denied and RecordLocked."""
    try:
        affiliate = named_affiliate(world, caller, form.affId, form.opId)
    except NotFound:
        raise ValidationFailed("affId", AFFILIATE_NOT_FOUND) from None
    if affiliate.deletedAt is not None:
        raise ValidationFailed("affId", AFFILIATE_DELETED)
    require_present(operator_of(world, affiliate.opId))
    return affiliate


def _require_in_use(channel: Channel) -> None:
    """Raises RecordLocked for a deleted one."""
    if channel.deletedAt is not None:
        raise RecordLocked(CHANNEL_DELETED)
