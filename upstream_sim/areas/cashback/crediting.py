"""The daily credit at 00:00 UTC: the cashback wallet gets what is available and not credited yet."""

from __future__ import annotations

from decimal import Decimal
from itertools import islice
from typing import Any

import msgspec

from upstream_sim.areas.cashback.figures import available, percentage_at
from upstream_sim.areas.cashback.records import CHANGED, STANDINGS, in_cents, month_number
from upstream_sim.areas.cashback.settings import holding
from upstream_sim.areas.cashback.standings import CREDIT, figures_of, standing_of
from upstream_sim.areas.players import PLAYERS, Player
from upstream_sim.areas.wallet import purses
from upstream_sim.ledger import balance_of
from upstream_sim.schedule import due
from upstream_sim.world import Change, World

AT_ONCE = 200  # players in one write set
REASON = "cashbackCredit"


@due(CREDIT)
def credit_changed(world: World, _payload: dict[str, Any]) -> None:
    """Looks at some of those for whom something changed, and comes again for the rest."""
    waiting = [changed.playerCode for changed in islice(world.table(CHANGED).all(), AT_ONCE)]
    with world.change() as change:
        for player_code in waiting:
            player = world.table(PLAYERS).get(player_code)
            if player is not None and not player.isDeleted:
                _credit(change, player)
            change.delete(world.table(CHANGED), player_code)
        if world.table(CHANGED).count():
            world.schedule(world.now(), CREDIT, {})


def not_credited(world: World, player: Player) -> Decimal:
    """What is available to the player beyond what their cashback wallet holds."""
    settings = holding(world, player)
    if settings is None:
        return Decimal(0)
    figures = figures_of(world, standing_of(world, player))
    whole = available(figures, percentage_at(settings.settings, figures.loss))
    return max(Decimal(0), whole - balance_of(world, purses.cashback(player.playerCode)))


def _credit(change: Change, player: Player) -> None:
    world = change.world
    amount = not_credited(world, player)
    if amount == 0:
        return
    source = purses.house(player.opId, purses.USD)
    purses.credit(change, purses.cashback(player.playerCode), amount, source, REASON)
    standing, month = standing_of(world, player), month_number(world.now())
    already = standing.monthCredited if standing.month == month else 0
    kept = msgspec.structs.replace(standing, month=month, monthCredited=already + in_cents(amount))
    change.put(world.table(STANDINGS), kept)
