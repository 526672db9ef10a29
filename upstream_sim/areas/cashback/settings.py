"""The cashback settings of a player: the operator's, their own, or levels of both; and changing their own."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.cashback import CashbackOverride, CashbackRestore
from contracts.texts import NO_SETTINGS
from upstream_sim.areas.cashback.records import PLAYER_SETTINGS, PlayerSettings
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.named_players import player_of
from upstream_sim.shared.operator_settings import CashbackLevel, CashbackSettings, cashback_of
from upstream_sim.shared.players import Player
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import Caller

UNKNOWN_LEVEL = "Level {number} does not exist in the operator’s settings; override it for the player."
NO_OWN_SETTINGS = "The player has no custom settings."


def operator_settings(world: World, op_id: str) -> CashbackSettings | None:
    """The operator's or brand's own, else its parent's."""
    operator = world.table(OPERATORS).get(op_id)
    return cashback_of(world, operator) if operator else None


def effective_settings(world: World, player: Player) -> CashbackSettings | None:
    """The settings that apply to the player; None where neither they nor the operator have any."""
    common = operator_settings(world, player.opId)
    own = world.table(PLAYER_SETTINGS).get(player.playerCode)
    if own is None:
        return common
    rows = _merged_levels(own, common.settings if common else ())
    return CashbackSettings(
        minWithdrawAmountInUSD=own.minWithdrawAmountInUSD, autoApproval=own.autoApproval, settings=rows
    )


def _merged_levels(own: PlayerSettings, common: tuple[CashbackLevel, ...]) -> tuple[CashbackLevel, ...]:
    """The player's levels at the positions that they override, the operator's at the others."""
    return tuple(
        row if position in own.settingsToOverride else common[position]
        for position, row in enumerate(own.settings)
        if position in own.settingsToOverride or position < len(common)
    )


def to_wire(own: PlayerSettings) -> dict[str, object]:
    return {
        "opId": own.opId,
        "playerCode": own.playerCode,
        "minWithdrawAmountInUSD": own.minWithdrawAmountInUSD,
        "autoApproval": own.autoApproval,
        "settings": own.settings,
        "settingsToOverride": own.settingsToOverride,
    }


@handles("cashbackSettingsOverride")
def override(world: World, caller: Caller, command: Command[None, CashbackOverride]) -> dict[str, object]:
    """The player's own settings. Raises NotFound, StaleRecord, and ValidationFailed for a new level that is not the
    player's."""
    form = command.body
    player = player_of(world, caller, form)
    present = world.table(PLAYER_SETTINGS).get(player.playerCode)
    _require_revision(present, command.revision)
    _require_known_levels(world, player, form)
    wanted = _from_form(form, player, UserRef.of(caller.actor), world.now())
    with caller.change(world) as change:
        kept = change.put(world.table(PLAYER_SETTINGS), wanted)
    return to_wire(kept)


@handles("cashbackSettingsRestore")
def restore(world: World, caller: Caller, command: Command[None, CashbackRestore]) -> None:
    """Deletes the player's own settings. Raises NotFound, also where the player has none, and StaleRecord."""
    form = command.body
    player = player_of(world, caller, form)
    present = world.table(PLAYER_SETTINGS).get(player.playerCode)
    if present is None:
        raise NotFound(NO_SETTINGS)
    _require_revision(present, command.revision)
    with caller.change(world) as change:
        change.delete(world.table(PLAYER_SETTINGS), player.playerCode)


def _require_revision(present: PlayerSettings | None, revision: int | None) -> None:
    """Raises StaleRecord, and NotFound for settings that are gone; revision 0 stands for none."""
    if present is None:
        if revision:
            raise NotFound(NO_OWN_SETTINGS)
    else:
        require_revision(present, revision, {**to_wire(present), "revision": present.revision})


def _require_known_levels(world: World, player: Player, form: CashbackOverride) -> None:
    common = operator_settings(world, player.opId)
    known = len(common.settings) if common else 0
    for position in range(known, len(form.settings)):
        if position not in form.settingsToOverride:
            raise ValidationFailed("settingsToOverride", UNKNOWN_LEVEL.format(number=position + 1))


def _from_form(form: CashbackOverride, player: Player, by: UserRef, now: datetime) -> PlayerSettings:
    return PlayerSettings(
        playerCode=player.playerCode,
        opId=player.opId,
        minWithdrawAmountInUSD=form.minWithdrawAmountInUSD,
        autoApproval=form.autoApproval,
        settings=tuple(msgspec.convert(row.model_dump(), CashbackLevel) for row in form.settings),
        settingsToOverride=tuple(sorted(form.settingsToOverride)),
        updatedBy=by,
        updatedAt=now,
    )
