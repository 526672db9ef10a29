"""The referral settings of a player: the operator's, or their own in place of them; and changing their own."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.referrals import ReferralOverride, ReferralRestore
from contracts.texts import NO_SETTINGS
from upstream_sim.areas.referrals.records import PLAYER_SETTINGS, PlayerReferralSettings
from upstream_sim.areas.referrals.referred import month_so_far
from upstream_sim.areas.referrals.rules import MonthFigures
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.named_players import player_of
from upstream_sim.shared.operator_settings import ReferralSettings, referral_settings_from, referral_settings_of
from upstream_sim.shared.players import Player
from upstream_sim.shared.records import UserRef, record_to_wire, require_revision
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import Caller

NO_OWN_SETTINGS = "The player has no custom settings."
DESCRIPTIONS = {
    "minRequiredWagerInUSDToConsiderAPlayerAsActive": (
        "What a referred player must have wagered in all to count as active, and for the CPA."
    ),
    "claimedBonusAdminFeePercentage": "The share of claimed bonuses that is taken off before the revenue is shared.",
    "cashbackAdminFeePercentage": "The share of paid cashback that is taken off before the revenue is shared.",
    "affiliatesAdminFeePercentage": "The share of a positive GGR that is taken off before the revenue is shared.",
    "minWithdrawableAmountInUSD": "The least that is withdrawn from the affiliate wallet at once.",
    "levelSettings": (
        "What a registration (CPR) and a first deposit (CPA) are worth, by what the referred players wagered in all. "
        "The wager leads out of a level; the last has none."
    ),
    "revenueShareSettings": "The share of a month’s revenue, by what the referred players wagered in that month (UTC).",
}


def operator_settings(world: World, op_id: str) -> ReferralSettings | None:
    """The operator's or brand's own, else its parent's."""
    operator = world.table(OPERATORS).get(op_id)
    return referral_settings_of(world, operator) if operator else None


def effective_settings(world: World, player: Player) -> ReferralSettings | None:
    """The settings that apply to the player; None where neither they nor the operator have any."""
    own = world.table(PLAYER_SETTINGS).get(player.playerCode)
    return own.settings if own else operator_settings(world, player.opId)


def least_withdrawal(world: World, player: Player) -> Decimal:
    """The least that the player withdraws at once; 0 without settings."""
    settings = effective_settings(world, player)
    return settings.minWithdrawableAmountInUSD if settings else Decimal(0)


def config_to_wire(settings: ReferralSettings) -> dict[str, Any]:
    """`ReferralConfig` on the wire, of an operator or brand."""
    return {"settings": record_to_wire(settings), "descriptions": DESCRIPTIONS}


def player_config_to_wire(world: World, player: Player) -> dict[str, Any] | None:
    """`ReferralConfig` of a player; None where they have no settings."""
    settings = effective_settings(world, player)
    if settings is None:
        return None
    own = world.table(PLAYER_SETTINGS).get(player.playerCode)
    return {
        **config_to_wire(settings),
        "referredPlayersStats": stats_to_wire(month_so_far(world, player.playerCode)),
        "isOverridden": own is not None,
        "revision": own.revision if own else 0,
    }


def stats_to_wire(figures: MonthFigures) -> dict[str, Decimal]:
    """`ReferredStats` on the wire."""
    return {
        "totalPlayersWagerInUSD": figures.wager,
        "totalReferredPlayersPlInUSD": figures.pl,
        "totalClaimedBonusAmountInUSD": figures.bonuses,
        "totalCashbacksInUSD": figures.cashbacks,
    }


@handles("referralSettingsOverride")
def override(world: World, caller: Caller, command: Command[None, ReferralOverride]) -> dict[str, Any] | None:
    """The player's own settings, from the next event on. Raises NotFound and StaleRecord."""
    form = command.body
    player = player_of(world, caller, form)
    _require_revision(world, player, command.revision)
    wanted = PlayerReferralSettings(
        playerCode=player.playerCode,
        opId=player.opId,
        settings=referral_settings_from(form.settings),
        updatedBy=UserRef.of(caller.actor),
        updatedAt=world.now(),
    )
    with caller.change(world) as change:
        change.put(world.table(PLAYER_SETTINGS), wanted)
    return player_config_to_wire(world, player)


@handles("referralSettingsRestore")
def restore(world: World, caller: Caller, command: Command[None, ReferralRestore]) -> None:
    """Deletes the player's own settings. Raises NotFound, also where the player has none, and StaleRecord."""
    player = player_of(world, caller, command.body)
    if world.table(PLAYER_SETTINGS).get(player.playerCode) is None:
        raise NotFound(NO_SETTINGS)
    _require_revision(world, player, command.revision)
    with caller.change(world) as change:
        change.delete(world.table(PLAYER_SETTINGS), player.playerCode)


def _require_revision(world: World, player: Player, revision: int | None) -> None:
    """Raises StaleRecord, and NotFound for settings that are gone; revision 0 stands for none."""
    present = world.table(PLAYER_SETTINGS).get(player.playerCode)
    if present is None and revision:
        raise NotFound(NO_OWN_SETTINGS)
    require_revision(present, revision, player_config_to_wire(world, player))
