"""What a call uploads: the field with its files, the form of its body, and which files are taken."""

from __future__ import annotations

import typing
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import core_schema

from contracts.wire import union_members

MEGABYTE = 1024 * 1024
MOST_FILE_BYTES = 2 * MEGABYTE


class UploadForm(StrEnum):
    """How files stand in a body: as parts of a form, or as data URLs (RFC 2397) in JSON."""

    DATA_URL = "dataUrl"
    MULTIPART = "multipart"


MEDIA_TYPES = {UploadForm.DATA_URL: "application/json", UploadForm.MULTIPART: "multipart/form-data"}
_SCHEMAS = {
    UploadForm.DATA_URL: {"type": "string", "format": "uri"},
    UploadForm.MULTIPART: {"type": "string", "format": "binary"},
}


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """A file as it came. `type` is what its content says, `width` and `height` are pixels, by its header."""

    name: str
    type: str
    width: int
    height: int
    sha256: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class FileField:
    """Marks a body's field that is a file."""

    form: UploadForm

    def __get_pydantic_core_schema__(self, _source: Any, _handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.is_instance_schema(UploadedFile)

    def __get_pydantic_json_schema__(
        self, _schema: core_schema.CoreSchema, _handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return dict(_SCHEMAS[self.form])


FormFile = Annotated[UploadedFile, FileField(UploadForm.MULTIPART)]
DataUrlFile = Annotated[UploadedFile, FileField(UploadForm.DATA_URL)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Upload:
    """What an operation uploads: at most `most_files` files, of `most_bytes` and one of `types` each, in the body's
    `field`, which is a list where there may be several."""

    field: str
    form: UploadForm
    types: frozenset[str]
    most_bytes: int = MOST_FILE_BYTES
    most_files: int = 1

    @property
    def media_type(self) -> str:
        """The media type of the body."""
        return MEDIA_TYPES[self.form]

    @property
    def too_large(self) -> str:
        """The message for a file that is too large."""
        return f"File size is large. Maximum allowed size is {self.most_bytes / MEGABYTE:g} MB"

    def problems(self, body: type[BaseModel] | None, body_limit: int) -> Iterator[tuple[str, bool]]:
        """The rules of a declaration in words, each with whether this one breaks it."""
        marks = list(_marks(body, self.field))
        is_list = any(typing.get_origin(part) is list for part in _members(body, self.field))
        yield f"an upload's {self.field} is a file of the body, in its form", marks != [self.form]
        yield "several files are a list, one is none", is_list != (self.most_files > 1)
        yield "an upload takes files", not self.types or self.most_bytes < 1 or self.most_files < 1
        yield "an upload's body has room for its files", body_limit < self.most_files * self._bytes_on_the_wire

    @property
    def _bytes_on_the_wire(self) -> int:
        """What the largest file takes of a body."""
        return self.most_bytes if self.form is UploadForm.MULTIPART else -(-self.most_bytes // 3) * 4


def _members(body: type[BaseModel] | None, name: str) -> Iterator[Any]:
    for own, info in (body.model_fields if body else {}).items():
        if (info.alias or own) == name:
            yield from union_members(info.annotation)


def _marks(body: type[BaseModel] | None, name: str) -> Iterator[UploadForm]:
    """The forms of the files in a body's field."""
    for own, info in (body.model_fields if body else {}).items():
        if (info.alias or own) == name:
            yield from (mark.form for mark in info.metadata if isinstance(mark, FileField))
    for part in _members(body, name):
        inner = typing.get_args(part)[0] if typing.get_origin(part) is list else None
        yield from (mark.form for mark in getattr(inner, "__metadata__", ()) if isinstance(mark, FileField))


_PIXEL = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==")
EXAMPLE_FILE = UploadedFile("example.png", "image/png", 1, 1, sha256(_PIXEL).hexdigest(), _PIXEL)
