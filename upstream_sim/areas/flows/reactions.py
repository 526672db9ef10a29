"""Players enter flows by what they do."""

from __future__ import annotations

from contracts.areas.flows import FlowTrigger
from upstream_sim.areas.flows.jobs import enter
from upstream_sim.areas.flows.records import FLOWS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change
from upstream_sim.shared.players import PLAYERS, Player


@reacts(PLAYERS)
def enter_by_player(change: Change, before: Player | None, after: Player | None) -> None:
    """Registering and being verified take a player into flows."""
    if after is None:
        return
    if before is None:
        _trigger(change, FlowTrigger.REGISTRATION, after)
    elif after.isVerified and not before.isVerified:
        _trigger(change, FlowTrigger.VERIFICATION, after)


@reacts(TRANSACTIONS)
def enter_by_deposit(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    """So does a first deposit."""
    if after is not None and after.isFTD and not (before and before.isFTD):
        player = change.world.table(PLAYERS).get(after.playerCode)
        if player is not None:
            _trigger(change, FlowTrigger.FIRST_DEPOSIT, player)


def _trigger(change: Change, trigger: FlowTrigger, player: Player) -> None:
    for flow in list(change.world.table(FLOWS).where(opId=player.opId, trigger=trigger, isActive=True)):
        enter(change, flow, player)
