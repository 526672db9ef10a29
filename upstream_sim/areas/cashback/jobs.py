"""The daily credit at 00:00 UTC: the cashback wallet gets what is available and not credited yet."""

from __future__ import annotations

from decimal import Decimal
from itertools import islice
from typing import Any

import msgspec

from upstream_sim.areas.cashback.cashback_totals import figures_of, totals_of
from upstream_sim.areas.cashback.reactions import CREDIT, RECONSIDER, mark_for_credit
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS, PENDING_CREDITS, in_cents, month_number
from upstream_sim.areas.cashback.rules import available, percentage_at
from upstream_sim.areas.cashback.settings import effective_settings
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player, is_closed
from upstream_sim.shared.tenants import family

BATCH_SIZE = 100  # players in one write set
REASON = "cashbackCredit"
PRIORITY = 10  # after the bets of the instant


@due(CREDIT, "Cashback wallets are credited", priority=PRIORITY)
def credit_changed(world: World, _payload: dict[str, Any]) -> None:
    """Credits a batch of the players who had a change, and schedules the rest."""
    waiting = [changed.playerCode for changed in islice(world.table(PENDING_CREDITS).all(), BATCH_SIZE)]
    with world.change() as change:
        for player_code in waiting:
            player = world.table(PLAYERS).get(player_code)
            if player is not None and not player.isDeleted and not is_closed(world, player.opId):
                _credit(change, player)
            change.delete(world.table(PENDING_CREDITS), player_code)
        if world.table(PENDING_CREDITS).count():
            world.schedule(world.now(), CREDIT, {})


@due(RECONSIDER, "Players’ cashback is computed by new levels", priority=PRIORITY)
def reconsider(world: World, payload: dict[str, Any]) -> None:
    """Marks a batch of an operator's players for the next credit, and schedules the rest."""
    op_id, done = payload["opId"], payload["done"]
    players = world.table(PLAYERS).where(opId=family(world, op_id), isDeleted=False)
    batch = list(islice(players, done, done + BATCH_SIZE))
    with world.change() as change:
        for player in batch:
            mark_for_credit(change, player.playerCode)
        if len(batch) == BATCH_SIZE:
            world.schedule(world.now(), RECONSIDER, {"opId": op_id, "done": done + BATCH_SIZE})


def uncredited(world: World, player: Player) -> Decimal:
    """What is available to the player beyond the balance of their cashback wallet."""
    settings = effective_settings(world, player)
    if settings is None:
        return Decimal(0)
    figures = figures_of(world, totals_of(world, player))
    whole = available(figures, percentage_at(settings.settings, figures.loss))
    return max(Decimal(0), whole - balance_of(world, player_wallets.cashback(player.playerCode)))


def _credit(change: Change, player: Player) -> None:
    world = change.world
    amount = uncredited(world, player)
    if amount == 0:
        return
    source = player_wallets.house(player.opId, player_wallets.USD)
    player_wallets.credit(change, player_wallets.cashback(player.playerCode), amount, source, REASON)
    totals, month = totals_of(world, player), month_number(world.now())
    already = totals.monthCredited if totals.month == month else 0
    kept = msgspec.structs.replace(totals, month=month, monthCredited=already + in_cents(amount))
    change.put(world.table(CASHBACK_TOTALS), kept)
