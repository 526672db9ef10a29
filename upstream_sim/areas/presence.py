"""Saying which record is open, and asking who else has it open."""

from __future__ import annotations

from typing import Any

from contracts.areas.presence import PresenceForm
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.presence import KINDS, enter, others_at
from upstream_sim.shared.users import Caller


@handles("presence")
def presence(world: World, caller: Caller, command: Command[None, PresenceForm]) -> dict[str, Any]:
    """Raises NotFound for a record that is not there or another tenant's, and Denied for one that the caller may not
    read."""
    form = command.body
    revision = KINDS[form.kind](world, caller, form.id)
    enter(world, caller, form.kind, form.id, is_writing=form.isWriting)
    return {"others": others_at(world, caller, form.kind, form.id), "revision": revision}
