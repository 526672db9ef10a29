"""Operators and brands on the wire."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.referrals.settings import config_to_wire, player_config_to_wire
from upstream_sim.core.world.world import World
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS, cashback_of, referral_settings_of
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import operator_to_wire
from upstream_sim.shared.tenants import Operator, brands
from upstream_sim.shared.topups import daily_limit, topped_up_today
from upstream_sim.shared.users import staff_at

SUMMARY = ("opId", "title", "isActive", "isDeleted", "createdAt", "updatedAt", "updatedBy", "revision")


def to_wire_summary(world: World, operator: Operator) -> dict[str, Any]:
    """`Operator` on the wire."""
    family = operator_to_wire(world, operator.opId)
    return {
        **{name: getattr(operator, name) for name in SUMMARY},
        **{name: family[name] for name in ("parentOpId", "parentOpTitle")},
        "brandCount": len(brands(world, operator.opId)),
        "playerCount": world.table(PLAYERS).count(opId=operator.opId, isDeleted=False),
        "staffCount": len(staff_at(world, operator.opId)),
    }


def to_wire(world: World, operator: Operator) -> dict[str, Any]:
    """`OperatorDetails` on the wire."""
    return {
        **to_wire_summary(world, operator),
        "supportEmail": operator.supportEmail,
        "defaultLanguage": operator.defaultLanguage,
        "timezone": operator.timezone,
        "allowedCurrenciesToPlay": operator.allowedCurrenciesToPlay,
        "extraData": {"additionalTopupCurrencies": operator.additionalTopupCurrencies},
        "cpgBillingWallets": {"address": operator.walletAddress},
        "settings": {
            "deposit": {"allowedGateways": operator.depositGateways},
            "withdraw": {"allowedGateways": operator.withdrawGateways},
        },
        "stats": {"todayTotalTopupInUSD": topped_up_today(world, operator)},
        "limits": {
            "dailyTopupLimitInUSD": daily_limit(world, operator),
            "maxTournamentPrizesInUSD": operator.maxTournamentPrizesInUSD,
        },
    }


def settings_to_wire(world: World, operator: Operator, player: Player | None = None) -> dict[str, Any]:
    """`OperatorSettings` on the wire; with a player, the affiliate settings that apply to them."""
    own = world.table(OPERATOR_SETTINGS).get(operator.opId)
    referral, cashback = referral_settings_of(world, operator), cashback_of(world, operator)
    parts = {"affiliates": referral, "cashback": cashback}
    config = config_to_wire(referral) if referral else None
    return {
        "affiliates": player_config_to_wire(world, player) if player else config,
        "cashback": cashback,
        "inherited": [name for name, part in parts.items() if part and getattr(own, name, None) is None],
        "updatedAt": own.updatedAt if own else None,
        "revision": own.revision if own else 0,
    }
