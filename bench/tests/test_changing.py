from __future__ import annotations

from bench.changing import NAMES, placed_bets, players_of, requested_deposits, section
from bench.plan import Plan
from contracts.areas.transactions import TransactionStatus
from contracts.bet_filters import BetStatus
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.serving.events import fire_event


def test_each_kind_of_change_has_a_figure_for_each_round() -> None:
    found = section(Plan(rounds=2, writes=20))
    assert [figure.name for figure in found.figures] == [f"{name}, p50, CPU" for name in NAMES]
    assert all(len(figure.values) == 2 and figure.low > 0 for figure in found.figures)


def test_what_is_measured_waits_for_it() -> None:
    world = testing.world()
    (tx_id,) = requested_deposits(world, players_of(world)[:1])
    deposit = world.table(TRANSACTIONS).get(tx_id)
    assert deposit is not None
    assert deposit.status is TransactionStatus.PENDING
    fire_event(world, "depositConfirmed", {"txId": tx_id})
    (bet_id,) = placed_bets(world, players_of(world)[:1])
    bet = world.table(BETS).get(bet_id)
    assert bet is not None
    assert bet.status is BetStatus.OPEN
