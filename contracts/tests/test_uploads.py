"""What an operation uploads is judged when it is made, and told to whoever reads the table."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from contracts.areas.kyc import DocumentUpload
from contracts.choices import RestrictedChoice
from contracts.conformance.upload_body import upload_body
from contracts.emit.openapi import merged, metadata
from contracts.operation import Effect, Handler, Operation, Origin
from contracts.operation_table import Table
from contracts.rules import CfToken, OpId, Required
from contracts.table import TABLE
from contracts.upload import EXAMPLE_FILE, MOST_FILE_BYTES, DataUrlFile, FormFile, Upload, UploadForm
from contracts.wire import Wire, WireQuery, parse_json, read_value

FORM = Upload(field="file", form=UploadForm.MULTIPART, types=frozenset({"image/png"}))
DATA_URL = Upload(field="file", form=UploadForm.DATA_URL, types=frozenset({"image/png"}))
MANY = Upload(field="files", form=UploadForm.MULTIPART, types=frozenset({"image/png"}), most_bytes=10, most_files=5)


class InForm(Wire):
    title: str = ""
    file: Annotated[FormFile, Required("Choose a file.")]


class InJson(Wire):
    file: DataUrlFile
    filename: str


class ManyInForm(Wire):
    files: list[FormFile]


class OfOperator(Wire):
    opId: OpId
    file: FormFile


class Sealing(Wire):
    key: CfToken
    file: FormFile


class ByOperator(WireQuery):
    opId: OpId | None = None


def operation(**given: Any) -> Operation:
    plain: dict[str, Any] = {
        "id": "sample",
        "area": "samples",
        "method": "POST",
        "path": "/api/samples",
        "summary": "A sample",
        "effect": Effect.WRITE,
        "origin": Origin.ASSUMED,
        "body": InForm,
        "body_limit": 3_000_000,
        "upload": FORM,
    }
    return Operation(**{**plain, **given})


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"body": InJson, "upload": DATA_URL, "body_limit": 2_800_000},
        {"body": ManyInForm, "upload": MANY, "body_limit": 50},
        {"query": ByOperator},
    ],
)
def test_an_upload_may_be_a_form_or_a_data_url_one_or_many(given: dict[str, Any]) -> None:
    assert operation(**given).upload is not None


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"effect": Effect.READ}, "an upload is a signed-in user's write"),
        ({"public": True}, "an upload is a signed-in user's write"),
        ({"handler": Handler.PROVE}, "an upload is a signed-in user's write"),
        ({"body": None}, "an upload's file is a file of the body, in its form"),
        ({"body": InJson}, "an upload's file is a file of the body, in its form"),
        ({"upload": DATA_URL}, "an upload's file is a file of the body, in its form"),
        ({"upload": MANY}, "an upload's files is a file of the body, in its form"),
        ({"body": OfOperator}, "an upload names tenants in its query and path alone"),
        ({"body": Sealing}, "nothing of an upload's body is for the BFF"),
        ({"choice": RestrictedChoice("title", {}, {})}, "nothing of an upload's body is for the BFF"),
        ({"body_limit": MOST_FILE_BYTES - 1}, "an upload's body has room for its files"),
        ({"body": InJson, "upload": DATA_URL, "body_limit": 2_796_203}, "an upload's body has room for its files"),
        ({"body": ManyInForm, "upload": MANY, "body_limit": 49}, "an upload's body has room for its files"),
        (
            {"upload": Upload(field="file", form=UploadForm.MULTIPART, types=frozenset(), most_files=2)},
            "several files are a list, one is none; an upload takes files",
        ),
    ],
)
def test_a_wrong_declaration_fails_when_it_is_made(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        operation(**given)


def test_an_upload_shares_its_path_with_nothing() -> None:
    alike = {"effect": Effect.WRITE, "when_absent": frozenset({"other"})}
    other = operation(id="other", upload=None, body=None, when_present=frozenset({"other"}))
    with pytest.raises(ValueError, match="an upload shares its path with nothing"):
        Table([operation(**alike), other])


def test_both_documents_say_what_is_uploaded() -> None:
    added = TABLE["kycDocumentAdd"]
    body = merged([added], added.path)["requestBody"]["content"]
    assert body == {
        "multipart/form-data": {
            "schema": {"$ref": "#/components/schemas/DocumentUpload"},
            "encoding": {"file": {"contentType": "image/jpeg, image/png, image/webp"}},
        }
    }
    assert DocumentUpload.model_json_schema()["properties"]["file"]["format"] == "binary"
    assert metadata(added)["upload"] == {
        "field": "file",
        "form": "multipart",
        "types": ["image/jpeg", "image/png", "image/webp"],
        "mostBytes": 2_097_152,
        "mostFiles": 1,
        "tooLarge": "File size is large. Maximum allowed size is 2 MB",
    }
    in_json = operation(body=InJson, upload=DATA_URL)
    assert list(merged([in_json], in_json.path)["requestBody"]["content"]) == ["application/json"]


def test_a_form_has_the_file_as_a_part_and_json_has_it_as_a_data_url() -> None:
    kind, body = upload_body(FORM, {"title": "Front"})
    assert kind.startswith("multipart/form-data; boundary=")
    assert EXAMPLE_FILE.content in body
    assert b'name="title"' in body
    kind, body = upload_body(DATA_URL, {"filename": "a.png"})
    value = parse_json(body)
    assert (kind, value["filename"]) == ("application/json", "a.png")
    assert value["file"].startswith("data:image/png;base64,iVBORw0KGgo")


def test_a_model_takes_a_file_and_nothing_else_for_one() -> None:
    assert read_value(InForm, {"file": EXAMPLE_FILE}).file is EXAMPLE_FILE
    with pytest.raises(Exception, match="file: "):
        read_value(InForm, {"file": "a text"})
