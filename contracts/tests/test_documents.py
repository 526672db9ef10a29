"""Both OpenAPI documents are valid, and say of everything what it means."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate
from openapi_spec_validator.validation.keywords import SchemaValidator
from referencing import Registry

from contracts.areas import TABLE
from contracts.descriptions import ENTRIES, combined
from contracts.descriptions.entry import Entry
from contracts.emit import platform
from contracts.emit.described import Undescribed
from contracts.emit.failures import FAILURES
from contracts.emit.openapi import described_schemas
from contracts.envelope import Status
from contracts.operation import Dialect
from contracts.operation_table import Table
from contracts.wire import Wire

Json = dict[str, Any]
# as they are committed: that nothing else would be emitted is a test of its own
FILES = {"console": "openapi.json", "platform": "platform.openapi.json"}
DOCUMENTS: dict[str, Json] = {
    name: json.loads((Path(__file__).parents[1] / file).read_text()) for name, file in FILES.items()
}


@pytest.fixture(params=DOCUMENTS)
def either(request: pytest.FixtureRequest) -> Json:
    return DOCUMENTS[request.param]


def entries(found: Json) -> Iterator[Json]:
    """What stands under each path and method."""
    for path in found["paths"].values():
        yield from path.values()


def parameters(found: Json, entry: Json) -> Iterator[Json]:
    for one in entry["parameters"]:
        yield found["components"]["parameters"][one["$ref"].rsplit("/", 1)[1]] if "$ref" in one else one


def properties(found: Json) -> Iterator[tuple[str, str, Json]]:
    for name, schema in found["components"]["schemas"].items():
        for field, inner in schema.get("properties", {}).items():
            yield name, field, inner
    for entry in entries(found):
        schema = entry["responses"]["200"]["content"].get("application/json", {}).get("schema", {})
        for option in schema.get("anyOf", [schema]):
            for part in option.get("allOf", ()):
                for field, inner in part.get("properties", {}).items():
                    yield entry["operationId"], field, inner


@pytest.fixture
def crawled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """`referencing` forgets what it crawled, and crawls the schema of OpenAPI anew for each anchor that it looks up:
    some 40 % of what it takes to judge a document."""
    crawl, kept = Registry.crawl, {}

    def once(registry: Registry[Any]) -> Registry[Any]:
        if id(registry) not in kept:
            kept[id(registry)] = registry, crawl(registry)  # itself, too: its id stays its own
        return kept[id(registry)][1]

    monkeypatch.setattr(Registry, "crawl", once)


SOUND: set[str] = set()


@pytest.fixture
def judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two thirds of a document's schemas, and four fifths of both documents', are written like another one: each is
    held against the schema of schemas the first time that it is found sound."""
    judge = SchemaValidator._validate_schema_meta

    def once(validator: SchemaValidator, path: Any, schema: Any) -> Any:
        written = json.dumps(schema, sort_keys=True)
        fault = None if written in SOUND else judge(validator, path, schema)
        if fault is None:
            SOUND.add(written)
        return fault

    monkeypatch.setattr(SchemaValidator, "_validate_schema_meta", once)


@pytest.mark.slow
@pytest.mark.usefixtures("crawled_once", "judged_once")
def test_it_is_valid_openapi(either: Json) -> None:
    validate(either)


def test_every_property_is_described_in_other_words_than_its_name(either: Json) -> None:
    for model, name, schema in properties(either):
        details = schema.get("description", "")
        assert details.endswith("."), f"{model}.{name}"
        assert re.sub("[^a-z]", "", details.lower()) != name.lower(), f"{model}.{name}"


def test_every_operation_and_parameter_is_described(either: Json) -> None:
    for entry in entries(either):
        assert entry["summary"], entry["operationId"]
        assert entry["description"], entry["operationId"]
        for parameter in parameters(either, entry):
            assert parameter["description"], (entry["operationId"], parameter["name"])


def test_every_area_is_described_by_a_sentence(either: Json) -> None:
    assert len(either["tags"]) > 30
    assert [tag for tag in either["tags"] if not re.fullmatch(r"[A-Z].{19,}\.", tag["description"])] == []


def test_a_property_that_nobody_described_is_named() -> None:
    class Odd(Wire):
        oddity: str

    with pytest.raises(Undescribed, match=r"Odd\.oddity"):
        described_schemas(Table([]), Odd)


def wrong_examples(found: Json, components: Json) -> list[str]:
    """The examples that their schemas, which name others of these, do not take."""
    return [
        f"{model}.{name}: {fault.message}"
        for model, name, schema in properties(found)
        for example in schema.get("examples", ())
        for fault in OAS31Validator({"components": components, **schema}).iter_errors(example)
    ]


@pytest.mark.spec("002-unknown-gap-call-responses")
def test_examples_are_what_the_schemas_take(either: Json) -> None:
    assert wrong_examples(either, either["components"]) == []


def speaks_for_itself(schema: Json) -> bool:
    """Whether it says by its values what may stand there: a choice, another schema, or a file."""
    options = [one for one in schema.get("anyOf", [schema]) if one != {"type": "null"}]
    inner = [one.get("items", one) for one in options]
    return all({"$ref", "enum", "const"} & set(one) or one.get("format") == "binary" for one in inner)


def test_every_property_and_parameter_has_an_example_or_choices(either: Json) -> None:
    """`data` aside, which each operation says itself."""
    without = [
        f"{model}.{name}"
        for model, name, schema in properties(either)
        if name != "data" and not schema.get("examples") and not speaks_for_itself(schema)
    ]
    without += [
        f"{entry['operationId']}: {one['name']}"
        for entry in entries(either)
        for one in parameters(either, entry)
        if "example" not in one and not speaks_for_itself(one["schema"])
    ]
    assert without == []


def test_what_two_areas_describe_is_refused() -> None:
    with pytest.raises(ValueError, match=r"twice: imageId$"):
        combined([{"imageId": "The image.", "documentType": "The kind of document."}, {"imageId": "Another."}])


def text_of(entry: Entry) -> str:
    return entry if isinstance(entry, str) else entry[0]


def test_every_entry_of_the_data_dictionary_describes_something() -> None:
    reply: set[str] = set()
    for found in DOCUMENTS.values():
        reply |= {schema["description"] for _, _, schema in properties(found)}
        reply |= {one["description"] for entry in entries(found) for one in parameters(found, entry)}
    assert [name for name, entry in ENTRIES.items() if text_of(entry) not in reply] == []


def test_a_failure_stands_under_its_http_status_with_its_words() -> None:
    found = DOCUMENTS["console"]
    update = found["paths"]["/api/billingV2/payment/manual"]["put"]["responses"]
    named = {http: one["$ref"].rsplit("/", 1)[1] for http, one in update.items() if "$ref" in one}
    assert " ".join(named) == "400 401 403 404 412 413 415 422 429 431 500 503 504"
    assert "ConfirmationData" in str(update["409"]["content"])
    details = {http: found["components"]["responses"][name] for http, name in named.items()}
    assert "`STALE_RECORD`" in details["412"]["description"]
    assert "`OUTCOME_UNKNOWN`" in details["504"]["description"]
    assert "Retry-After" in details["503"]["headers"]
    words = {status for failing in FAILURES.values() for status in failing.statuses}
    assert words == set(Status) - {Status.OK, Status.METHOD_NOT_ALLOWED, Status.NOT_OFFERED}


def test_the_platform_is_told_each_path_with_its_scope_and_what_signing_in_answers() -> None:
    paths = DOCUMENTS["platform"]["paths"]
    assert paths["/reports/super-admin/brand-billing/payment"]["post"]["x-scopes"] == ["super-admin"]
    assert paths["/reports/operator/brand-billing/payment"]["post"]["x-scopes"] == ["operator"]
    answer = paths["/auth/login"]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert answer["allOf"][1]["properties"]["data"]["$ref"] == "#/components/schemas/PlatformSession"
    assert paths["/sessions/changes"]["get"]["security"] == [{"service": []}]
    assert "/auth/sessions" not in paths
    asked = {facts["id"] for entry in entries(DOCUMENTS["platform"]) for facts in entry["x-operations"]}
    assert asked == {operation.id for operation in TABLE if not operation.handled_by_bff}
    assert set(platform.DIALECTS) == set(Dialect)
