"""Simulated staff decide what nobody decided, each record at its own instant, but never what somebody looks at."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OrderState
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED, without_activity
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, waiting
from upstream_sim.areas.usernames.records import USERNAMES
from upstream_sim.areas.withdrawals.orders import PROVIDER_FINISHED
from upstream_sim.areas.withdrawals.records import ORDERS
from upstream_sim.areas.withdrawals.simulated_staff import TRIED_FOR
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.history.audit import ACTIVITIES, Activity
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.schedule import DUE
from upstream_sim.core.world.world import World
from upstream_sim.shared import simulated_staff
from upstream_sim.shared.live import happened
from upstream_sim.shared.players import PLAYERS, is_own_name
from upstream_sim.shared.simulated_staff import (
    BACKLOG,
    CODE,
    DECISION,
    LEFT,
    LEFT_FOR,
    LONGEST_WAIT,
    NICKNAME,
    QUEUES,
    STAFF,
    account_of,
    is_simulated,
)
from upstream_sim.shared.staff import SIMULATED
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import USERS
from upstream_sim.testing import NOW
from upstream_sim.tests.client import AURORA, SUPER, RealSeconds, sign_in
from upstream_sim.tests.money import ledger_is_consistent

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
WITHDRAWALS = waiting(TransactionType.WITHDRAW)
OPEN = {TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS}
LONG_QUEUES = {"withdrawals", "deposits", "bankAccounts", "documents", "usernames", "tickets", "bonuses"}


def at_work(world: World, staff: str = "normal") -> World:
    fire_event(world, SWITCHED, {"mode": "off", "staff": staff})
    return world


def moved(world: World, *moments: datetime) -> World:
    for moment in moments:
        world.set_clock(ClockMode.FROZEN, moment)
    return world


def their_activities(world: World) -> Iterator[Activity]:
    return (each for each in world.table(ACTIVITIES).all() if is_simulated(each.userCode))


@pytest.fixture(scope="module")
def worked() -> World:
    """A world in which they were at work for three days, not to be changed."""
    return moved(at_work(testing.world()), NOW + 3 * DAY + HOUR)


def test_every_queue_is_worked_and_none_is_emptied(worked: World) -> None:
    """What waited for two weeks is decided, however few others there are."""
    before = testing.world()
    for kind, queue in QUEUES.items():
        table, former = worked.table(queue.schema), before.table(queue.schema)
        assert former.count(**queue.waiting), kind
        for operator in worked.table(OPERATORS).all():
            had, has = (list(each.where(**queue.waiting, opId=operator.opId)) for each in (former, table))
            young, younger = (sum(at - queue.began(each) <= LONGEST_WAIT for each in had) for at in (worked.now(), NOW))
            least = min(young, LEFT) - (younger - young)  # as those counted that became too old meanwhile
            assert queue.is_platforms or least <= len(has) <= len(had), (kind, operator.opId)
            assert len(has) <= LEFT or kind not in LONG_QUEUES - {"bankAccounts", "usernames"}, (kind, operator.opId)
    assert {kind for kind in QUEUES if is_worked(before, worked, kind)} >= LONG_QUEUES | {
        "prizes",
        "withdrawalsSent",
        "techTickets",
    }


def test_nothing_waits_for_much_more_than_two_weeks(worked: World) -> None:
    for kind in ("usernames", "documents", "bankAccounts"):
        queue = QUEUES[kind]
        waited = [worked.now() - queue.began(each) for each in worked.table(queue.schema).where(**queue.waiting)]
        assert waited
        assert max(waited) <= LONGEST_WAIT + LEFT_FOR, kind


def is_worked(before: World, after: World, kind: str) -> bool:
    queue = QUEUES[kind]
    return after.table(queue.schema).count(**queue.waiting) < before.table(queue.schema).count(**queue.waiting)


def test_they_are_named_and_act_at_their_own_tenant(worked: World) -> None:
    acts = list(their_activities(worked))
    assert all(NICKNAME.lower() in each.nickname.lower() for each in acts)
    assert {each.recordKind for each in acts} >= {
        "Transaction", "Bank account", "Identity document", "Username", "Ticket", "Tournament winner",
    }  # fmt: skip
    for each in acts:
        assert each.userCode == CODE or each.opId in (None, each.userCode.removeprefix(f"{CODE}-"))
    accounts = [user for user in worked.table(USERS).all() if is_simulated(user.userCode)]
    titles = {operator.opId: f"{operator.title}, {NICKNAME.lower()}" for operator in worked.table(OPERATORS).all()}
    assert all(user.nickname == (titles[user.opId] if user.opId else NICKNAME) for user in accounts)
    assert len({user.opId for user in accounts}) == len(accounts)
    assert any(each.type == simulated_staff.DECIDED for each in happened(worked))


def test_money_stays_right(worked: World) -> None:
    ledger_is_consistent(worked)


def test_what_is_severe_is_rejected(worked: World) -> None:
    decided = [each for each in worked.table(BANK_ACCOUNTS).all() if is_simulated(each.updatedBy.userCode)]
    players = worked.table(PLAYERS)
    foreign = Counter(
        account.status
        for account in decided
        if (player := players.get(account.playerCode)) and not is_own_name(account.nameOnCard, player)
    )
    assert set(foreign) == {BankAccountStatus.REJECTED}
    assert Counter(each.status for each in decided)[BankAccountStatus.APPROVED] > len(decided) / 2


def test_their_approvals_are_those_of_the_history(worked: World) -> None:
    unpaid = not_paid(worked)
    decided = [
        each
        for each in worked.table(TRANSACTIONS).all()
        if each.lastDecision is not None and is_simulated(each.lastDecision.by.userCode) and each.txId not in unpaid
    ]
    by_type: dict[TransactionType, Counter[TransactionStatus]] = defaultdict(Counter)
    for each in decided:
        by_type[each.transactionType][each.status] += 1
    withdrawals = by_type[TransactionType.WITHDRAW]
    assert 0.1 < withdrawals[TransactionStatus.REJECTED] / withdrawals.total() < 0.35
    assert all(each.status is not TransactionStatus.CONFIRMED or not each.isDeleted for each in decided)


def test_what_a_provider_did_not_pay_for_days_is_rejected(worked: World) -> None:
    unpaid = not_paid(worked)
    decided = [row for row in worked.table(TRANSACTIONS).all() if row.txId in unpaid and row.status not in OPEN]
    assert {row.status for row in decided} == {TransactionStatus.REJECTED}
    assert any(row.lastDecision and row.lastDecision.at > row.createdAt + TRIED_FOR for row in decided)


def not_paid(world: World) -> set[str]:
    """The keys of the withdrawals that their providers say they did not pay."""
    return {order.txId for order in world.table(ORDERS).all() if order.truth is OrderState.NOT_PAID}


def test_they_take_as_long_as_the_history(worked: World) -> None:
    """Half a minute to an hour and a half for payments, from when they came."""
    took = [
        each.lastDecision.at - NOW
        for each in worked.table(TRANSACTIONS).where(transactionType=TransactionType.DEPOSIT)
        if each.lastDecision is not None and is_simulated(each.lastDecision.by.userCode)
    ]
    assert timedelta(seconds=30) <= min(took)
    assert max(took) <= timedelta(seconds=5430)
    assert timedelta(minutes=30) < sorted(took)[len(took) // 2] < timedelta(minutes=60)


def test_it_is_the_same_however_time_passes() -> None:
    until = NOW + HOUR / 4
    once, often = (at_work(testing.world()) for _ in range(2))
    moved(once, until)
    moved(
        often, NOW + timedelta(seconds=31), NOW + timedelta(minutes=11), NOW + timedelta(minutes=11, seconds=1), until
    )
    assert once.digest() == often.digest()
    assert sum(1 for _ in their_activities(once)) > 50


def test_who_goes_home_decides_nothing_more(world: World) -> None:
    at_work(world)
    at_work(world, "off")
    assert not any(item.kind == DECISION for item in world.table(DUE).all())
    moved(world, NOW + 2 * HOUR)
    assert not list(their_activities(world))
    assert world.table(STAFF).count() == 0


def last_decision(world: World, staff: str, queue: str) -> datetime:
    at_work(world, staff)
    return max(item.at for item in world.table(DUE).all() if item.payload.get("queue") == queue)


def test_slow_staff_take_four_times_as_long(world: World) -> None:
    slow, normal = (last_decision(world, staff, "documents") - NOW for staff in ("slow", "normal"))
    assert slow == 4 * normal


def test_slow_staff_pay_what_waited_at_the_start_by_and_by(world: World) -> None:
    """So that no day pays what none did before it."""
    assert BACKLOG - 3 * DAY < last_decision(world, "slow", "withdrawals") - NOW < BACKLOG
    assert last_decision(world, "normal", "withdrawals") - NOW < 2 * HOUR
    days = Counter(item.at.date() for item in world.table(DUE).all() if item.kind == PROVIDER_FINISHED)
    assert max(days.values()) <= 4


@pytest.mark.parametrize("kind", ["referralProfit", "referralWithdrawals", "affiliateClaims", "cashback"])
def test_short_queues_are_decided_once_there_are_enough(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Some are approved, and some rejected."""
    monkeypatch.setattr(simulated_staff, "LEFT", 0)
    monkeypatch.setattr(simulated_staff, "QUEUES", {kind: QUEUES[kind]})
    queue, table = QUEUES[kind], world.table(QUEUES[kind].schema)
    waiting_ones = [queue.schema.key_of(each) for each in table.where(**queue.waiting)]
    moved(at_work(world), NOW + 37 * HOUR)
    decided: list[Any] = [table.get(key) for key in waiting_ones]
    assert not any(map(queue.holds, decided))
    assert len({each.status for each in decided}) == 2


def test_a_branch_for_tests_has_none(world: World) -> None:
    at_work(world)
    branch = world.branch("still")
    without_activity(branch)
    assert branch.table(STAFF).count() == 0
    assert world.table(STAFF).count() == 1


@pytest.fixture
def one_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have withdrawals alone to decide, and leave none."""
    monkeypatch.setattr(simulated_staff, "LEFT", 0)
    own = {kind: queue for kind, queue in QUEUES.items() if kind.startswith("withdrawals")}
    monkeypatch.setattr(simulated_staff, "QUEUES", own)


@pytest.mark.usefixtures("one_queue")
def test_nobody_touches_what_was_looked_at_lately(world: World, real: RealSeconds) -> None:
    keys = some_withdrawals(world)
    at_work(world)
    world.reads.note(keys)
    moved(world, NOW + 2 * HOUR)
    assert states(world, keys) == {TransactionStatus.PENDING}
    assert world.table(TRANSACTIONS).count(**WITHDRAWALS) < 100
    real.seconds += 599
    moved(world, NOW + 4 * HOUR)
    assert states(world, keys) == {TransactionStatus.PENDING}
    real.seconds += 2
    moved(world, NOW + 6 * HOUR)
    assert TransactionStatus.PENDING not in states(world, keys)


def some_withdrawals(world: World) -> list[str]:
    """Pending ones of aurora, which are paid by hand, so that no provider refuses them."""
    found = sorted(row.txId for row in world.table(TRANSACTIONS).where(**WITHDRAWALS, opId="aurora", gateway="Manual"))
    assert len(found) >= 2
    return found


def states(world: World, keys: list[str]) -> set[TransactionStatus]:
    rows: list[Any] = [world.table(TRANSACTIONS).get(key) for key in keys]
    return {row.status for row in rows}


@pytest.mark.parametrize("path", ["/transactionsV2/withdraw/facts?txId={}", "/transactions/details/{}"])
async def test_a_session_looks_at_what_it_reads(client: httpx.AsyncClient, frozen: World, path: str) -> None:
    read, other = some_withdrawals(frozen)[:2]
    headers = await sign_in(client, AURORA)
    assert (await client.get("/transactionsV2/withdraw?txStatus=PENDING", headers=headers)).status_code == 200
    assert not frozen.reads.has(read), "a list is no look at any of its rows"
    digest = frozen.digest()
    assert (await client.get(path.format(read), headers=headers)).status_code == 200
    assert (frozen.reads.has(read), frozen.reads.has(other)) == (True, False)
    assert frozen.digest() == digest


async def test_nobody_signs_in_as_they(client: httpx.AsyncClient, frozen: World) -> None:
    account = account_of(frozen, "aurora")
    assert account is not None
    for password in ("Pitboss-2026", "", "!simulated"):
        body = {"email": account.email, "password": password}
        assert (await client.post("/auth/login", json=body)).status_code in (401, 422)
    listed = (await client.get("/simulator/accounts")).json()["data"]["accounts"]
    assert account.email not in {each["email"] for each in listed}
    headers = await sign_in(client, SUPER)
    body = {"adminId": account.userCode, "newPassword": "Another-2026", "passwordConfirm": "Another-2026"}
    answer = await client.post("/users/change-password", json=body, headers=headers)
    assert (answer.status_code, answer.json()["messages"]) == (409, [SIMULATED]), answer.text


@pytest.mark.usefixtures("one_queue")
def test_a_blocked_account_decides_nothing(world: World) -> None:
    keys = some_withdrawals(world)
    account = account_of(world, "aurora")
    assert account is not None
    with world.change() as change:
        change.put(world.table(USERS), msgspec.structs.replace(account, isBlocked=True))
    moved(at_work(world), NOW + 2 * HOUR)
    assert states(world, keys) == {TransactionStatus.PENDING}


def test_what_comes_is_left_for_days_where_few_wait(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of a tenant's queue wait for six days; then one goes, and two stay."""
    monkeypatch.setattr(simulated_staff, "QUEUES", {"cashback": QUEUES["cashback"]})
    kind, op_id = TransactionType.CASHBACK, "aurora"
    row = next(iter(world.table(TRANSACTIONS).where(**waiting(kind), opId=op_id)))
    had = world.table(TRANSACTIONS).count(**waiting(kind), opId=op_id)
    at_work(world)
    for number in range(LEFT - had):
        _copy(world, row, f"tx_copy_{number}")
    moved(world, NOW + LEFT_FOR - HOUR)
    assert world.table(TRANSACTIONS).count(**waiting(kind), opId=op_id) == LEFT
    moved(world, NOW + LEFT_FOR + HOUR)
    assert world.table(TRANSACTIONS).count(**waiting(kind), opId=op_id) == LEFT - 1
    moved(world, NOW + LEFT_FOR + DAY + HOUR)
    assert world.table(TRANSACTIONS).count(**waiting(kind), opId=op_id) == LEFT - 1


def _copy(world: World, row: Transaction, key: str) -> None:
    """As many of the kind as a test wants, whose holds are there."""
    with world.change() as change:
        change.put(world.table(TRANSACTIONS), msgspec.structs.replace(row, txId=key))


def test_a_username_that_breaks_the_rules_is_rejected(worked: World) -> None:
    decided = [each for each in worked.table(USERNAMES).all() if is_simulated(each.updatedBy.userCode)]
    approved = [each for each in decided if each.status == "APPROVE"]
    assert len(approved) > len(decided) / 4
    assert not [each.username for each in approved if each.username[:1].isdigit() or " " in each.username]
