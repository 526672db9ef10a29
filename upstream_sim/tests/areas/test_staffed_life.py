"""The same seed, activity, staff and acts come to the same bytes, however time is split."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode, StaffMode
from contracts.areas.deposits import DepositKey, DepositRejection
from contracts.areas.transactions import TransactionType
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.deposits.commands import reject_order, verify
from upstream_sim.areas.transactions.records import TRANSACTIONS, waiting
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import happened
from upstream_sim.shared.users import USERS, caller_of
from upstream_sim.testing import NOW

MINUTES = 20
STAFF = list(StaffMode) if os.environ.get("PROVE") == "1" else [StaffMode.OFF, StaffMode.SLOW]
ACTS = ("verify", "reject", "busy", "calm", "send home", "upload")

minute = st.integers(1, MINUTES - 1)


def act(world: World, what: str) -> None:
    """What somebody at the console does. Raises Refusal."""
    if what in ("busy", "calm"):
        fire_event(world, SWITCHED, {"mode": what})
    elif what == "send home":
        fire_event(world, SWITCHED, {"mode": "calm", "staff": "off"})
    elif what == "upload":
        code = next(row.playerCode for row in world.table(TRANSACTIONS).where(**waiting(TransactionType.WITHDRAW)))
        fire_event(world, "documentUploaded", {"playerCode": code})
    else:
        caller = caller_of(world, next(iter(world.table(USERS).where(email="super@pitboss.test"))))
        rows = world.table(TRANSACTIONS).where(**waiting(TransactionType.DEPOSIT), opId="aurora", gateway="Manual")
        tx_id = min(row.txId for row in rows)
        if what == "verify":
            verify(world, caller, Command(None, DepositKey(txId=tx_id, acknowledged=[]), None))
        else:
            reject_order(world, caller, Command(None, DepositRejection(txId=tx_id, rejectReason="No."), None))


def after(mode: ActivityMode, staff: StaffMode, acts: dict[int, str], stops: set[int]) -> World:
    world = testing.world()
    fire_event(world, SWITCHED, {"mode": mode, "staff": staff})
    for each in sorted({*acts, *stops, MINUTES}):
        world.set_clock(ClockMode.FROZEN, NOW + timedelta(minutes=each))
        if each in acts:
            with suppress(Refusal):
                act(world, acts[each])
    return world


@pytest.mark.slow
@settings(max_examples=examples(3), deadline=None)
@given(
    mode=st.sampled_from([ActivityMode.CALM, ActivityMode.BUSY]),
    staff=st.sampled_from(STAFF),
    acts=st.dictionaries(minute, st.sampled_from(ACTS), max_size=3),
    stops=st.sets(minute, min_size=1, max_size=8),
)
def test_life_with_staff_is_the_same_however_time_is_split(
    mode: ActivityMode, staff: StaffMode, acts: dict[int, str], stops: set[int]
) -> None:
    once, often = after(mode, staff, acts, set()), after(mode, staff, acts, stops)
    assert once.digest() == often.digest()
    assert list(happened(once)) == list(happened(often))
