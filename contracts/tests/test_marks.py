"""Every field that says who a player is, or names staff beside their code, is marked as that."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import BaseModel

from contracts.areas import TABLE
from contracts.emit.personal import personal_ts
from contracts.envelope import StaleData
from contracts.fields import Named, PersonName
from contracts.marks import MayNameStaff, Personal, PersonalKind, StaffName, marked, models_of, nested_models
from contracts.operation import Operation
from contracts.wire import Wire

PERSONAL_NAME = re.compile(
    r"((first|last|middle|full|given|family|player|holder)Name|surname|birth(Date|day)|dateOfBirth|.*e?mail|phone.*|mobile.*"
    r"|.*address|street|city|postalCode|zip.*|.*(document|passport|licence|identity)(Number|No)|images?|file|.*selfie.*"
    r"|card(Number|Holder)|(.*)nameOnCard|iban|accountNumber|ip|ip[A-Z].*|device.*|userAgent|fingerprint)",
    re.IGNORECASE,
)
UNTYPED_WITHOUT_STAFF = {  # what the outside world, a caller or the simulator itself says
    ("AppliedFreebetPayload", "payload"),
    ("BetDetailsV2", "rawPayload"),
    ("ContentRevision", "content"),
    ("EventForm", "fields"),
    ("EventKind", "fields"),
    ("JournalEntry", "query"),
    ("PartFailure", "data"),
    ("ScenarioStep", "body"),
    ("ScenarioStep", "fields"),
    ("StaleData", "changedAt"),
}


def models_of_operation(operation: Operation) -> list[type[BaseModel]]:
    own = (operation.path_params, operation.query, operation.body, operation.extras, *operation.conflict_data)
    return [*filter(None, own), *models_of(operation.data)]


def every_model() -> set[type[BaseModel]]:
    return nested_models([StaleData, *(model for operation in TABLE for model in models_of_operation(operation))])


def wire_names(model: type[BaseModel]) -> set[str]:
    return {info.alias or name for name, info in model.model_fields.items()}


def about_players(models: Iterable[type[BaseModel]]) -> set[type[BaseModel]]:
    """The models that carry a `playerCode`, those with one of these in them, and all that is nested in any."""
    known = {model: nested_models([model]) for model in models}
    return {
        part for parts in known.values() if any("playerCode" in wire_names(each) for each in parts) for part in parts
    }


def unmarked_personal_fields(models: Iterable[type[BaseModel]]) -> list[str]:
    return sorted(
        f"{model.__name__}.{name}"
        for model in about_players(models)
        for name in wire_names(model) - marked(model, Personal).keys()
        if PERSONAL_NAME.fullmatch(name)
    )


def unmarked_staff_names(models: Iterable[type[BaseModel]]) -> list[str]:
    return sorted(
        model.__name__
        for model in models
        if "nickname" in wire_names(model)
        and {"userCode", "id", "_id"} & wire_names(model)
        and "nickname" not in marked(model, StaffName)
    )


def test_personal_data_of_players_is_marked() -> None:
    assert unmarked_personal_fields(every_model()) == []


class Someone(Wire):
    lastName: str


class Nested(Wire):
    profile: Someone
    cards: list[Someone] | None = None


class OfPlayer(Wire):
    playerCode: str
    firstName: PersonName
    phone: str
    email: Annotated[str, Personal(PersonalKind.EMAIL)] | None = None
    nested: Nested


class Holder(Wire):
    iban: str
    player: OfPlayer


def test_a_personal_name_without_its_mark_is_found_however_deep_it_stands() -> None:
    assert unmarked_personal_fields([Someone, Nested]) == []  # nothing says that this is a player's
    assert unmarked_personal_fields([OfPlayer]) == ["OfPlayer.phone", "Someone.lastName"]
    assert unmarked_personal_fields([Holder]) == ["Holder.iban", "OfPlayer.phone", "Someone.lastName"]


def test_staff_are_marked_wherever_a_model_names_them_by_nickname_and_code() -> None:
    class Author(Wire):
        userCode: str
        nickname: str

    assert unmarked_staff_names(every_model()) == []
    assert unmarked_staff_names([Author, Named]) == ["Author"]


def test_the_code_that_a_staff_mark_names_stands_beside_it() -> None:
    marks = [(model, mark) for model in every_model() for mark in marked(model, StaffName).values()]
    assert marks
    for model, mark in marks:
        assert {mark.code, mark.unless} - {None} <= wire_names(model)


def test_what_no_model_says_is_marked_where_it_may_name_staff() -> None:
    untyped = {
        (model.__name__, info.alias or name)
        for model in every_model()
        for name, info in model.model_fields.items()
        if re.search(r"\bAny\b", repr(info.annotation)) and (info.alias or name) not in marked(model, MayNameStaff)
    }
    assert untyped == UNTYPED_WITHOUT_STAFF


@pytest.mark.parametrize("name", ["openapi.json", "platform.openapi.json"])
def test_both_documents_carry_the_marks(name: str) -> None:
    found: dict[str, Any] = json.loads((Path(__file__).parents[1] / name).read_text())
    document = json.dumps(found)
    account = found["components"]["schemas"]["WithdrawBankAccount"]["properties"]
    assert (account["cardNumber"]["x-personal"], account["nameOnCard"]["x-personal"]) == ("CARD_NUMBER", "NAME")
    assert "x-personal" not in json.dumps(found["components"]["schemas"]["Admin"])
    used = {mark.kind for model in every_model() for mark in marked(model, Personal).values()}
    assert {kind for kind in PersonalKind if f'"x-personal": "{kind.value}"' in document} == used
    emails = [
        parameter["schema"].get("x-personal")
        for entry in (call for path in found["paths"].values() for call in path.values())
        for parameter in entry.get("parameters", ())
        if parameter.get("name") == "email"
    ]
    assert emails == ["EMAIL"]


def test_the_web_is_told_by_area() -> None:
    found = personal_ts(TABLE)
    assert '  BankAccountsQuery: {"cardNumber": "CARD_NUMBER"},\n' in found["bank_accounts"]
    assert '  ReviewedPlayer: {"firstName": "NAME", "lastName": "NAME"},\n' in found["shared"]
    assert "wallet" not in found
