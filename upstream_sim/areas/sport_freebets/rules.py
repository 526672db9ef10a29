"""Whether the sportsbook gives a player a free bet by a template."""

from __future__ import annotations

from collections.abc import Iterator

from contracts.areas.sport_freebets import FreebetStatus, FreebetType
from upstream_sim.core.world.world import World
from upstream_sim.shared.free_bets import CURRENCY, FREE_BETS, FreeBetTemplate, template_owners
from upstream_sim.shared.player_wallets import main_balances
from upstream_sim.shared.players import Player

EXPIRED, NOT_ACTIVE, ALREADY_HELD, ANOTHERS, NO_WALLET = 31, 33, 34, 37, 39


def error_codes(world: World, player: Player, template: FreeBetTemplate) -> list[int]:
    """Why the player does not get it, the first reason first; empty where nothing speaks against it."""
    return list(_errors(world, player, template))


def _errors(world: World, player: Player, template: FreeBetTemplate) -> Iterator[int]:
    now = world.now()
    if not template.isEnable or template.fromTime > now:
        yield NOT_ACTIVE
    if template.toTime <= now:
        yield EXPIRED
    if template.opId not in template_owners(world, player.opId) or template.type is not FreebetType.SPORT:
        yield ANOTHERS
    if CURRENCY not in main_balances(world, player.playerCode):
        yield NO_WALLET
    held = {"playerCode": player.playerCode, "templateId": template.id, "status": FreebetStatus.ACTIVE}
    if world.table(FREE_BETS).count(**held):
        yield ALREADY_HELD
