"""What is to be found in the scenarios for QA, played in the usual world; `test_from_their_own_starts` makes each as it
is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode, StaffMode
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from contracts.areas.risk import RiskRule
from contracts.areas.simulator.worlds import ClockMode, ScenarioName, WorldForm
from contracts.areas.support import TicketPriority
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OrderState
from contracts.warnings import WarningCode
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.affiliate_billing.claims import CLAIMS
from upstream_sim.areas.billing_v2.due import open_invoices
from upstream_sim.areas.billing_v2.records import INVOICES
from upstream_sim.areas.risk.records import CHARGEBACKS, EVIDENCE, SCORES
from upstream_sim.areas.simulator import make_fresh
from upstream_sim.areas.simulator.prepared import OWN_START, PREPARED
from upstream_sim.areas.simulator.scenarios import (
    BROUGHT,
    DOWN,
    IN_ARREARS,
    PARTNER,
    RING,
    WAITING_FOR_IT,
    WINNERS,
    WITHDRAWN,
)
from upstream_sim.areas.support.records import TICKETS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, waiting
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.areas.withdrawals.records import ORDERS
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import settings_of
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.scenarios import Replay, scenario_of
from upstream_sim.shared.simulated_staff import mode_of
from upstream_sim.testing import NOW
from upstream_sim.tests.client import SUPER, run, sign_in
from upstream_sim.tests.money import ledger_is_consistent


def played(name: ScenarioName) -> World:
    """The usual world at the end of the scenario."""
    world = testing.world()
    for moment in PREPARED[name].play(world):
        world.set_clock(ClockMode.FROZEN, moment)
    return world


@pytest.fixture
def usual_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios in the usual world, which is built anyway."""
    for name, prepared in PREPARED.items():
        monkeypatch.setitem(PREPARED, name, replace(prepared, starts=NOW))


def in_arrears(world: World) -> set[str]:
    billed = {invoice.opId for invoice in world.table(INVOICES).all()}
    return {op_id for op_id in billed if any(each.days for each in open_invoices(world, op_id))}


def newcomers(world: World, names: tuple[str, ...]) -> list[Player]:
    usernames = {name.replace(" ", "_").lower() for name in names}
    return [player for player in world.table(PLAYERS).all() if player.username in usernames]


def pending_withdrawals(world: World, player_code: str) -> list[Transaction]:
    return list(world.table(TRANSACTIONS).where(**waiting(TransactionType.WITHDRAW), playerCode=player_code))


def has_month_end(world: World) -> None:
    assert in_arrears(world) == IN_ARREARS
    assert settings_of(world) is None


def has_fraud_ring(world: World) -> None:
    members = newcomers(world, RING)
    assert len(members) == len(RING)
    scores = world.table(SCORES)
    for member in members:
        rules = {each.rule for each in world.table(EVIDENCE).where(playerCode=member.playerCode)}
        assert rules >= {RiskRule.CARD_SHARED, RiskRule.DEVICE_SHARED, RiskRule.QUICK_WITHDRAWAL}
        score = scores.get(member.playerCode)
        assert score is not None
        assert score.score >= 60
        [withdrawal] = pending_withdrawals(world, member.playerCode)
        codes = {warned.code for warned in warnings_of_transaction(world, withdrawal)}
        assert codes >= {WarningCode.SHARED_INSTRUMENT, WarningCode.KYC_MISSING}
    assert [each.playerCode in {one.playerCode for one in members} for each in latest_chargebacks(world)] == [True]


def latest_chargebacks(world: World) -> list[Transaction]:
    since = world.start.now
    rows = [world.table(TRANSACTIONS).get(each.txId) for each in world.table(CHARGEBACKS).all() if each.at >= since]
    return [row for row in rows if row is not None]


def has_provider_down(world: World) -> None:
    sent = [each for each in world.table(ORDERS).all() if each.provider is DOWN and each.firstSentAt >= world.start.now]
    assert len(sent) >= 5
    assert {each.state for each in sent} == {OrderState.NO_ANSWER}
    stuck = Counter(row.status for each in sent if (row := world.table(TRANSACTIONS).get(each.txId)))
    assert set(stuck) == {TransactionStatus.IN_PROGRESS}
    asked = world.table(TRANSACTIONS).where(paymentProvider=DOWN, transactionType=TransactionType.WITHDRAW)
    assert sum(row.createdAt == world.start.now for row in asked) == WAITING_FOR_IT
    upset = [each for each in world.table(TICKETS).all() if each.createdAt >= world.start.now]
    assert sum(each.priority is TicketPriority.HIGH for each in upset) >= 3
    assert mode_of(world) is StaffMode.OFF


def has_friday_night(world: World) -> None:
    rows = world.table(TRANSACTIONS).where(**waiting(TransactionType.WITHDRAW))
    assert sum(row.toUSDCents == WITHDRAWN * 100 for row in rows) == WINNERS
    activity = settings_of(world)
    assert activity is not None
    assert (activity.mode, mode_of(world)) == (ActivityMode.BUSY, StaffMode.SLOW)
    ledger_is_consistent(world)


def has_partners_dispute(world: World) -> None:
    claims = list(world.table(CLAIMS).where(affId=PARTNER))
    assert any(each.status is AffiliateClaimStatus.REJECTED and each.note for each in claims)
    made = [each for each in claims if each.claimedAt >= world.start.now]
    assert [each.status for each in made] == [AffiliateClaimStatus.CLAIMED]
    brought = {player.playerCode: player for player in newcomers(world, BROUGHT)}
    assert {player.affId for player in brought.values()} == {PARTNER}
    assert len(latest_chargebacks(world)) == 2
    assert {row.playerCode for row in latest_chargebacks(world)} < set(brought)


FOUND = {
    ScenarioName.MONTH_END: has_month_end,
    ScenarioName.FRAUD_RING: has_fraud_ring,
    ScenarioName.PROVIDER_DOWN: has_provider_down,
    ScenarioName.FRIDAY_NIGHT: has_friday_night,
    ScenarioName.PARTNERS_DISPUTE: has_partners_dispute,
}


@pytest.mark.parametrize("name", ScenarioName)
def test_what_is_to_be_found_is_there(name: ScenarioName) -> None:
    world = played(name)
    FOUND[name](world)


@pytest.mark.usefixtures("usual_starts")
async def test_a_scenario_stands_still_is_reset_to_its_end_and_is_replayed() -> None:
    worlds = testing.worlds()
    form = WorldForm(name="ring", scenario=ScenarioName.FRAUD_RING)
    ring = (await make_fresh(worlds, form)).world
    assert ring.clock.is_frozen
    digest = ring.digest()
    ring.advance("PT3H")
    ring.reset()
    assert ring.digest() == digest
    again = worlds.make("again", now=NOW).world
    told = await Replay(again, scenario_of(ring)).run()
    assert (told.differences, told.sha256) == ([], digest)


@pytest.mark.usefixtures("usual_starts")
async def test_scenarios_are_made_by_the_control_api_and_from_the_panel(client: httpx.AsyncClient) -> None:
    made = await client.post("/__sim/worlds", json={"name": "night", "scenario": "fraud-ring", "staff": "slow"})
    assert made.status_code == 200, made.text
    assert made.json()["data"]["mode"] == "frozen"
    headers = await sign_in(client, SUPER)
    form = {"name": "mine", "scenario": "partners-dispute"}
    mine = await client.post("/simulator/worlds", json=form, headers=headers)
    assert (mine.status_code, mine.json()["data"]["mode"]) == (200, "frozen")
    ours = await sign_in(client, SUPER, "night")
    shown = (await client.get("/simulator/activity", headers=ours)).json()["data"]
    assert (shown["mode"], shown["staff"]) == ("off", "slow")


async def test_a_scenario_has_its_own_seed_and_start(client: httpx.AsyncClient) -> None:
    for more in ({"seed": 7}, {"now": "2026-11-01T12:00:00Z"}):
        refused = await client.post("/__sim/worlds", json={"name": "x", "scenario": "fraud-ring", **more})
        assert (refused.status_code, refused.json()["data"]["fields"]) == (422, {"scenario": OWN_START})
    branch = await client.post("/__sim/worlds", json={"name": "x", "scenario": "fraud-ring", "from": "default"})
    assert "scenario" in branch.json()["data"]["fields"]
    unknown = await client.post("/__sim/worlds", json={"name": "x", "scenario": "a war"})
    assert (unknown.status_code, list(unknown.json()["data"]["fields"])) == (422, ["scenario"])


async def test_a_scenario_that_fails_leaves_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_world: World) -> Iterator[datetime]:
        raise LookupError("nobody is there")

    prepared = replace(PREPARED[ScenarioName.FRAUD_RING], starts=NOW, play=fails)
    monkeypatch.setitem(PREPARED, ScenarioName.FRAUD_RING, prepared)
    worlds = testing.worlds()
    with pytest.raises(LookupError):
        await make_fresh(worlds, WorldForm(name="ring", scenario=ScenarioName.FRAUD_RING))
    assert [lease.world.name for lease in worlds.all()] == ["default"]


@pytest.mark.slow
@settings(max_examples=examples(5), deadline=None)
@given(name=st.sampled_from(ScenarioName))
def test_from_their_own_starts(name: ScenarioName) -> None:
    form = WorldForm(name="own", scenario=name)
    world = run(make_fresh(testing.worlds(), form)).world
    assert world.start.now == PREPARED[name].starts
    FOUND[name](world)
