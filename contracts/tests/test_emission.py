"""What is emitted is valid, complete and fresh."""

from __future__ import annotations

import json
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
from openapi_spec_validator import validate
from pydantic import Field

from contracts.areas import TABLE
from contracts.descriptions import ENTRIES
from contracts.emit import endpoints
from contracts.emit.__main__ import GENERATED
from contracts.emit.console import document
from contracts.emit.labels import labels
from contracts.emit.openapi import success_texts
from contracts.operation import Effect, Operation, Origin
from contracts.operation_table import Table
from contracts.roles import Role, Scope
from contracts.wire import Wire
from tools import contracts as emitting

Json = dict[str, Any]
PROJECT = Path(__file__).resolve().parents[2]


def written(root: Path) -> Json:
    """The console's document as it stands below `root`."""
    found: Json = json.loads((root / "contracts" / "openapi.json").read_text())
    return found


def test_every_operation_and_its_facts_are_in_the_document() -> None:
    paths = written(PROJECT)["paths"]
    for operation in TABLE:
        entry = paths[operation.neutral_path][operation.method.lower()]
        details = next(facts for facts in entry["x-operations"] if facts["id"] == operation.id)
        assert details.get("roles", []) == [role.value for role in Role if role in operation.roles]
        assert details.get("success") == success_texts(operation)
        assert details.get("failure") == operation.failure
        assert details["origin"] == operation.origin.value
        origins = {facts["origin"] for facts in entry["x-operations"]}
        assert (entry["x-origin"] == "assumed") == (Origin.ASSUMED in origins)


def test_explicit_paths_stand_beside_the_neutral_one() -> None:
    payment = Operation(
        id="brandPayment",
        area="brand_billing",
        method="POST",
        path="/api/reports/{scope}/brand-billing/payment",
        summary="Add a brand payment",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        scopes={Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator"},
    )
    found = document(Table([payment]))
    validate(found)
    assert set(found["paths"]) == {
        "/api/reports/brand-billing/payment",
        "/api/reports/operator/brand-billing/payment",
        "/api/reports/super-admin/brand-billing/payment",
    }


def test_operations_of_one_path_are_merged() -> None:
    def zone(name: str, present: set[str], absent: set[str]) -> Operation:
        return Operation(
            id=name,
            area="zones",
            method="GET",
            path="/api/zones",
            summary=name,
            effect=Effect.READ,
            origin=Origin.SPECIFIED,
            when_present=frozenset(present),
            when_absent=frozenset(absent),
        )

    table = Table([zone("zone", {"domainName"}, set()), zone("zones", set(), {"domainName"})])
    found = document(table)
    validate(found)
    assert [facts["id"] for facts in found["paths"]["/api/zones"]["get"]["x-operations"]] == ["zone", "zones"]


@pytest.fixture(scope="module")
def emitted() -> Iterator[Path]:
    # inside the project, whose formatting settings the codegen reads
    (PROJECT / ".cache").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PROJECT / ".cache") as folder:
        emitting.emit(Path(folder), Path(folder) / "scratch")
        yield Path(folder)


def test_nothing_emitted_is_stale_and_what_is_would_be_named(emitted: Path) -> None:
    assert emitting.stale(emitted) == []
    path = emitted / "contracts" / "openapi.json"
    path.write_text(json.dumps({**written(emitted), "info": {}}))
    (emitted / GENERATED / "kyc" / "rules.ts").rename(emitted / GENERATED / "kyc" / "forms.ts")
    kyc = [f"{GENERATED}/kyc/forms.ts", f"{GENERATED}/kyc/rules.ts"]
    (emitted / "contracts" / "platform.openapi.json").unlink()
    assert emitting.stale(emitted) == ["contracts/openapi.json", "contracts/platform.openapi.json", *kyc]


def test_a_type_stands_in_one_place_and_an_area_imports_none_from_another(emitted: Path) -> None:
    files = sorted((emitted / GENERATED).glob("*/*.ts"))
    homes = Counter(name for path in files for name in re.findall(r"^export type (\w+)", _shapes(path), re.MULTILINE))
    assert homes.total() > 500
    assert [name for name, count in homes.items() if count > 1] == []
    foreign = {line for path in files for line in re.findall(r'from "\.\./(\w+)/', path.read_text())}
    assert foreign == {"shared"}
    assert "TransactionPage" in (emitted / GENERATED / "shared" / "types.ts").read_text()
    assert "export type KycReview =" in (emitted / GENERATED / "kyc" / "endpoints.ts").read_text()


def _shapes(path: Path) -> str:
    """Enumerations aside: `enums.ts` names them beside their values."""
    return "" if path.name == "enums.ts" else path.read_text()


def test_descriptions_stay_out_of_what_browsers_load(emitted: Path) -> None:
    generated = "".join(path.read_text() for path in (emitted / GENERATED).rglob("*.ts"))
    details = [entry if isinstance(entry, str) else entry[0] for entry in ENTRIES.values()]
    assert [text for text in details if len(text) > 40 and text in generated] == []


def test_output_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="another form"):
        endpoints.parse("export const api = {};")


def test_what_the_console_itself_asks_is_told_to_integrators_and_not_to_the_web(emitted: Path) -> None:
    feed = written(PROJECT)["paths"]["/api/sessions/changes"]["get"]
    assert feed["security"] == [{"service": []}]
    generated = "".join(path.read_text() for path in (emitted / GENERATED).rglob("*.ts"))
    assert "authSessions" in generated
    assert "authSessionChanges" not in generated


def test_an_act_names_the_argument_that_is_its_body() -> None:
    acts = [operation for operation in TABLE if operation.act]
    assert len(acts) > 30
    for operation in acts:
        folder = PROJECT / "web" / "src" / "api" / "gen" / operation.area
        meta, code = ((folder / name).read_text() for name in ("meta.ts", "endpoints.ts"))
        named = re.search(rf'  {operation.id}: .*"act": {{"name": "{operation.act}", "body": "(\w+)"}}', meta)
        assert named, operation.id
        sent = code[code.index(f"    {operation.id}: build.mutation") :]
        assert sent[: sent.index("}),")].count(f"body: queryArg.{named[1]},") == 1


def test_what_is_acknowledged_is_marked_as_assumed() -> None:
    body = written(PROJECT)["components"]["schemas"]["WalletTopup"]
    assert body["properties"]["acknowledged"]["x-origin"] == "assumed"
    assert "acknowledged" not in body["required"]


def test_every_write_whose_body_has_rules_has_a_form() -> None:
    for operation in TABLE:
        if operation.is_service:
            continue
        path = PROJECT / GENERATED / operation.area / "forms.ts"
        forms = path.read_text() if path.exists() else ""
        expected = operation.is_write and operation.body is not None and bool(operation.body.model_fields)
        assert (f'formOf(api.endpoints, "{operation.id}",' in forms) is expected, operation.id


class _Fee(Wire):
    brandOpId: Annotated[str, Field(title="Brand")]
    since: Annotated[str, Field(title="From", alias="from")]


class _Payer(Wire):
    brandOpId: Annotated[str, Field(title="Paying brand")]
    note: str


def test_a_field_has_one_label_by_its_wire_name() -> None:
    assert labels([_Fee]) == {"brandOpId": "Brand", "from": "From"}
    with pytest.raises(ValueError, match=r"_Payer\.brandOpId is called both 'Brand' and 'Paying brand'"):
        labels([_Fee, _Payer])
