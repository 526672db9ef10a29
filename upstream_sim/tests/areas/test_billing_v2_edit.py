from __future__ import annotations

import pytest

from upstream_sim.tests.billing_v2 import ADMIN, OVERRIDE, Desk


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.mark.spec("000-call-billing-v2-invoice-update", "000-rule-invoice-v2-update-override-false")
def test_the_notes_change_and_nothing_else_does(desk: Desk) -> None:
    made = desk.generate(description="before", **OVERRIDE).data
    reply = desk.edit(
        made,
        revision=1,
        year=2025,
        month=1,
        issuedAt="2020-01-01T00:00:00Z",
        description="after",
        superAdminNote="note",
        overrideSettings=False,
        casinoGGRPercentage=99,
        brandFeeInUSD=99,
        additionalCosts=[{"name": "x", "value": 1}],
    )
    assert reply.http == 200
    changed = {name for name in made if reply.data[name] != made[name]}
    assert changed == {"description", "superAdminNote", "revision"}
    assert (reply.data["description"], reply.data["superAdminNote"]) == ("after", "note")


def test_a_note_that_is_not_sent_stays_and_an_empty_one_clears(desk: Desk) -> None:
    made = desk.generate(description="kept", superAdminNote="kept too").data
    first = desk.edit(made, revision=1, description="new").data
    assert (first["description"], first["superAdminNote"]) == ("new", "kept too")
    second = desk.edit(made, revision=2, superAdminNote="").data
    assert (second["description"], second["superAdminNote"]) == ("new", "")


def test_a_locked_invoice_may_still_be_annotated(desk: Desk) -> None:
    locked = next(i for i in desk.invoices(opId="aurora").data["items"] if i["isLocked"])
    assert desk.edit(locked, revision=locked["revision"], description="paid").http == 200


def test_an_edit_or_deletion_that_names_no_revision_is_no_change_in_the_meantime(desk: Desk) -> None:
    made = desk.generate().data
    for reply in (desk.edit(made, revision=None, description="mine"), desk.delete(made, revision=None)):
        assert (reply.http, [*reply.fields]) == (422, ["If-Match"])


def test_an_edit_of_what_one_has_not_seen_is_stale(desk: Desk) -> None:
    made = desk.generate().data
    before = desk.world.digest()
    reply = desk.edit(made, revision=2, description="mine")
    assert (reply.http, reply.status) == (412, "STALE_RECORD")
    assert reply.data["record"] == made
    assert desk.world.digest() == before


def test_the_second_of_two_editors_sees_what_the_first_one_wrote(desk: Desk) -> None:
    other = Desk(ADMIN, beside=desk)
    made = desk.generate().data
    other.edit(made, revision=1, description="theirs")
    reply = desk.edit(made, revision=1, description="mine")
    assert reply.data["record"]["description"] == "theirs"
    assert reply.data["changedBy"]["nickname"] == other.user.nickname


def test_an_invoice_of_another_operator_is_not_found(desk: Desk) -> None:
    made = desk.generate().data
    foreign = {**made, "opId": "borealis"}
    assert desk.edit(foreign, revision=1).http == 404
    assert desk.delete(foreign).http == 404
    assert desk.delete({**made, "_id": "inv_gone"}).http == 404


@pytest.mark.spec("000-call-billing-v2-invoice-delete")
def test_a_deleted_invoice_is_gone_and_its_number_never_comes_back(desk: Desk) -> None:
    made = desk.generate().data
    assert desk.delete(made).http == 200
    assert desk.invoice(made["_id"]).http == 404
    again = desk.generate().data
    assert again["invoiceNo"] > made["invoiceNo"]
    assert again["_id"] != made["_id"]


def test_deleting_gives_back_what_it_owed(desk: Desk) -> None:
    before = desk.cards(2026, "aurora")
    desk.delete(desk.generate().data)
    assert desk.cards(2026, "aurora") == before


def test_deleting_what_one_has_not_seen_is_stale(desk: Desk) -> None:
    made = desk.generate().data
    assert desk.delete(made, revision=7).status == "STALE_RECORD"
    assert desk.invoice(made["_id"]).data == made


def test_an_invoice_that_a_payment_names_is_not_deleted(desk: Desk) -> None:
    locked = next(i for i in desk.invoices(opId="aurora").data["items"] if i["isLocked"])
    before = desk.world.digest()
    reply = desk.delete(locked)
    assert (reply.http, reply.status) == (409, "RECORD_LOCKED")
    assert f"Invoice {locked['invoiceNo']} of Aurora Gaming" in reply.body["message"]
    assert desk.world.digest() == before


def test_a_delete_sent_twice_under_one_key_is_done_once(desk: Desk) -> None:
    made = desk.generate().data
    first = desk.delete(made, key="one-key-for-one-send")
    before = desk.world.digest()
    assert desk.delete(made, key="one-key-for-one-send") == first
    assert desk.world.digest() == before
