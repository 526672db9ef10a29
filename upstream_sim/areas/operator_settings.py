"""How those who bring players earn, and what players get back of their losses: an operator's own, or a brand's."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.operator_settings import CashbackSettingsEdit, ReferralSettingsEdit, SettingsToRestore
from contracts.areas.operator_terms import SettingsPart
from contracts.texts import NO_SETTINGS
from upstream_sim.areas.operators.wire import settings_to_wire
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.operator_settings import (
    OPERATOR_SETTINGS,
    CashbackSettings,
    OperatorSettings,
    ReferralSettings,
    referral_settings_from,
)
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.tenants import Operator, operator_of
from upstream_sim.shared.users import Caller

NO_PARENT = "This operator has no parent whose settings it could follow."


@handles("operatorsAffiliatesUpdate")
def edit_referrals(world: World, caller: Caller, command: Command[None, ReferralSettingsEdit]) -> dict[str, Any]:
    """The settings. Raises NotFound and StaleRecord."""
    form = command.body
    settings = referral_settings_from(form)
    return _keep(world, caller, operator_of(world, form.opId), command.revision, affiliates=settings)


@handles("operatorsCashbackUpdate")
def edit_cashback(world: World, caller: Caller, command: Command[None, CashbackSettingsEdit]) -> dict[str, Any]:
    """The settings, by which every player's next cashback is computed. Raises NotFound and StaleRecord."""
    form = command.body
    settings = msgspec.convert(form.model_dump(exclude={"opId"}), CashbackSettings)
    return _keep(world, caller, operator_of(world, form.opId), command.revision, cashback=settings)


@handles("operatorsSettingsRestore")
def restore(world: World, caller: Caller, command: Command[SettingsToRestore]) -> dict[str, Any]:
    """The settings, of which a part is the parent's from now on. Raises NotFound, also where the brand has none of its
    own, StaleRecord, and ValidationFailed for an operator without a parent."""
    query = command.query
    operator = operator_of(world, query.opId)
    if operator.parentOpId is None:
        raise ValidationFailed("opId", NO_PARENT)
    own = world.table(OPERATOR_SETTINGS).get(operator.opId)
    if own is None or getattr(own, query.part) is None:
        raise NotFound(NO_SETTINGS)
    return _keep(world, caller, operator, command.revision, **{query.part: None})


def _keep(
    world: World,
    caller: Caller,
    operator: Operator,
    revision: int | None,
    **part: ReferralSettings | CashbackSettings | None,
) -> dict[str, Any]:
    """The settings with this part. Raises StaleRecord, and ValidationFailed where no revision is named."""
    present = world.table(OPERATOR_SETTINGS).get(operator.opId)
    require_revision(present, revision, settings_to_wire(world, operator))
    parts: dict[str, Any] = {**{name: getattr(present, name, None) for name in SettingsPart}, **part}
    with caller.change(world) as change:
        by = UserRef.of(change.actor)
        record = OperatorSettings(opId=operator.opId, **parts, updatedAt=world.now(), updatedBy=by)
        change.put(world.table(OPERATOR_SETTINGS), record)
    return settings_to_wire(world, operator)
