"""The role matrix is written by hand, whole, and agrees with what the operations say of roles."""

from __future__ import annotations

import csv
from pathlib import Path

from contracts.areas import TABLE

ROWS = list(csv.DictReader((Path(__file__).parent / "roles.csv").read_text().splitlines()))


def id_of(row: dict[str, str]) -> str:
    """The operation's id; after a colon may stand the act that is chosen."""
    return row["operation"].partition(":")[0]


def test_every_operation_has_its_rows() -> None:
    for operation in TABLE:
        tenants = {row["tenant"] for row in ROWS if id_of(row) == operation.id}
        names_one = any(tenant.kind == "op" for tenant in operation.tenants)
        assert tenants == ({"own", "foreign", "none"} if names_one else {"-"}), operation.id


def test_acts_that_are_not_for_everybody_have_rows() -> None:
    for operation in TABLE:
        values = {row["operation"].partition(":")[2] for row in ROWS if id_of(row) == operation.id}
        restricted = set(operation.choice.roles.values()) if operation.choice else set()
        assert len(values) == max(1, len(restricted)), operation.id


def test_a_scoped_operation_is_served_by_a_scope() -> None:
    for row in ROWS:
        scopes = {scope.value for scope in TABLE[id_of(row)].scopes}
        assert set(list(row.values())[2:]) <= (scopes or {"allowed"}) | {"denied", "invalid"}, row


def test_no_row_is_for_nothing() -> None:
    assert {id_of(row) for row in ROWS} == set(TABLE.by_id)


def test_every_cell_is_a_verdict() -> None:
    verdicts = {"allowed", "denied", "invalid", "super-admin", "operator", "brand", "affiliate"}
    for row in ROWS:
        assert set(list(row.values())[2:]) <= verdicts, row
