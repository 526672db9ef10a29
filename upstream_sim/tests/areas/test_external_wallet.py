from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from upstream_sim.areas.external_wallet.records import VOUCHERS
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.tests.billing_v2 import Desk
from upstream_sim.tests.client import AURORA, DEV_OPS, SUPER
from upstream_sim.tests.money import ledger_is_consistent


@pytest.fixture
def desk() -> Desk:
    return Desk(SUPER)


def wallet(desk: Desk, op_id: str = "aurora") -> Any:
    return desk.send("externalWallets", query={"opId": op_id}).data["items"][0]


def balance(desk: Desk) -> Decimal:
    found: Decimal = wallet(desk)["wallets"][0]["balance"]
    return found


def transaction(desk: Desk, tx_id: str) -> Any:
    return desk.send("externalTransactions", query={"txId": tx_id}).data["items"][0]


def submit(desk: Desk, code: str) -> Any:
    return desk.send("externalWalletTopup", body={"uuid": wallet(desk)["uuid"], "voucherCode": code})


def withdraw(desk: Desk, amount: object) -> Any:
    return desk.send("externalWalletWithdraw", body={"uuid": wallet(desk)["uuid"], "amount": amount})


@pytest.mark.spec("001-call-utopia-wallet-topup")
def test_a_voucher_is_paid_in_once_utopia_has_read_it(desk: Desk) -> None:
    before, voucher = balance(desk), next(desk.world.table(VOUCHERS).where(amount=Decimal(1000)))
    reply = submit(desk, voucher.code)
    assert (reply.http, reply.data["status"], reply.data["amount"]) == (200, "PENDING", None)
    assert balance(desk) == before
    again = submit(desk, voucher.code)
    assert (again.http, list(again.fields)) == (422, ["voucherCode"])
    desk.world.advance("PT30S")
    done = transaction(desk, reply.data["txId"])
    assert (done["status"], done["amount"], done["fee"], done["currency"]) == ("CONFIRMED", 1000, 1, "UUSD")
    assert done["voucherRefNo"]
    assert done["confirmedAt"] is not None
    assert balance(desk) == before + 999
    assert submit(desk, voucher.code).http == 422
    ledger_is_consistent(desk.world)


def test_an_unknown_voucher_is_rejected_and_may_be_tried_again(desk: Desk) -> None:
    before, code = balance(desk), "UTP-THIS-CODE-IS-NOT-KNOWN-YET-00"
    reply = submit(desk, code)
    desk.world.advance("PT30S")
    assert transaction(desk, reply.data["txId"])["status"] == "REJECTED"
    fire_event(desk.world, "utopiaVoucherIssued", {"amount": 25, "voucherCode": code})
    with pytest.raises(ValidationFailed):
        fire_event(desk.world, "utopiaVoucherIssued", {"amount": 25, "voucherCode": code})
    assert submit(desk, code).http == 200
    desk.world.advance("PT1M")
    assert balance(desk) == before + Decimal("24.97")


@pytest.mark.spec("001-call-utopia-wallet-withdraw")
def test_a_withdrawal_is_set_aside_then_becomes_a_voucher(desk: Desk) -> None:
    before = balance(desk)
    over = withdraw(desk, before + Decimal("0.01"))
    assert (over.http, list(over.fields)) == (422, ["amount"])
    reply = withdraw(desk, before)
    assert (reply.http, reply.data["status"], reply.data["voucherCode"]) == (200, "PENDING", None)
    assert balance(desk) == 0
    assert withdraw(desk, 1).http == 422
    ledger_is_consistent(desk.world)
    desk.world.advance("PT30S")
    done = transaction(desk, reply.data["txId"])
    assert (done["status"], len(done["voucherCode"])) == ("CONFIRMED", 34)
    ledger_is_consistent(desk.world)


@pytest.mark.spec("001-entity-utopia-topup")
@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"voucherCode": "x" * 27}, "voucherCode"),
        ({"voucherCode": ""}, "voucherCode"),
        ({"voucherCode": "x" * 121}, "voucherCode"),
        ({"uuid": None}, "uuid"),
    ],
)
def test_a_utopia_topup_that_is_refused_names_its_field(desk: Desk, fields: dict[str, Any], field: str) -> None:
    body = {"uuid": wallet(desk)["uuid"], "voucherCode": "x" * 28, **fields}
    reply = desk.send("externalWalletTopup", body=body)
    assert (reply.http, list(reply.fields)) == (422, [field])


def test_a_voucher_of_28_characters_passes(desk: Desk) -> None:
    assert submit(desk, "x" * 28).http == 200


@pytest.mark.spec("001-entity-utopia-withdraw")
@pytest.mark.parametrize("amount", [0, -1, Decimal("0.001")])
def test_an_amount_that_cannot_be_withdrawn(desk: Desk, amount: object) -> None:
    reply = withdraw(desk, amount)
    assert (reply.http, list(reply.fields)) == (422, ["amount"])


@pytest.mark.spec("001-role-platform-external-wallet-actions")
def test_only_the_platforms_admins_see_them(desk: Desk) -> None:
    uuid = wallet(desk)["uuid"]
    for email in (AURORA, DEV_OPS):
        clerk = Desk(email, desk)
        assert clerk.send("externalWallets").http == 403
        assert clerk.send("externalTransactions").http == 403
        assert clerk.send("externalWalletWithdraw", body={"uuid": uuid, "amount": 1}).http == 403
    assert desk.send("externalWalletWithdraw", body={"uuid": "nobody's", "amount": 1}).http == 404


def test_transactions_are_found_by_what_they_are(desk: Desk) -> None:
    every = desk.send("externalTransactions", query={"limit": "1000"}).data["items"]
    assert len(every) > 50
    assert {each["status"] for each in every} == {"CONFIRMED", "REJECTED", "PENDING"}
    assert [each["createdAt"] for each in every] == sorted((each["createdAt"] for each in every), reverse=True)
    for name, value in (("transactionType", "WITHDRAW"), ("status", "REJECTED"), ("uuid", every[0]["uuid"])):
        found = desk.send("externalTransactions", query={name: value, "limit": "1000"}).data
        assert found["count"] == sum(each[name] == value for each in every) > 0
    since = every[20]["createdAt"]
    found = desk.send("externalTransactions", query={"fromDate": since, "limit": "1000"}).data["items"]
    assert found == [each for each in every if each["createdAt"] >= since]
    crossed = desk.send("externalTransactions", query={"fromDate": since, "toDate": "2025-01-01T00:00:00Z"})
    assert (crossed.http, list(crossed.fields)) == (422, ["fromDate"])
    assert desk.send("externalTransactions", query={"sort": "amount"}).http == 422
