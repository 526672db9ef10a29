"""An upload's body as its values, with files that are judged by their content."""

from __future__ import annotations

import asyncio
import binascii
import mimetypes
import re
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Any

import imagesize  # type: ignore[import-untyped]  # it says nothing of its types
import puremagic
from starlette.datastructures import FormData, Headers, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser

from contracts import request_texts, texts
from contracts.envelope import Status
from contracts.upload import MEGABYTE, Upload, UploadedFile, UploadForm
from contracts.wire import Invalid, parse_json
from upstream_sim.core.blobs import Blobs
from upstream_sim.core.calls.answers import encode
from upstream_sim.core.history.recording import Call
from upstream_sim.core.refusals import Refusal
from upstream_sim.http.svg import NotSvg, clean_svg

MOST_FIELDS = 20
FIELD_BYTES = 8 * 1024
HEADER_BYTES = 256 * 1024  # an image says its size within them; to look through all of a hostile one takes seconds
MOST_PIXELS, MOST_SIDE = 40_000_000, 16_384
UNREADABLE = "The form cannot be read."
GIVEN_TWICE = "This field was given more than once."
FILE_EXPECTED = "A file is expected."
NO_LONGER_KEPT = "This file is not kept any more."
EMPTY = "The file is empty."
TOO_MANY_PIXELS = "The image is too large. At most 40 megapixels and 16384 pixels a side are allowed."
UNSAID = frozenset({"", "application/octet-stream"})
OTHER_NAMES = {"image/x-ms-bmp": "image/bmp", "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg"}
SVG = "image/svg+xml"
MARKUP_AFTER, MARKUP_SPACE = 1024, b"\xef\xbb\xbf \t\r\n"  # what may stand before a first tag
_DATA_URL = re.compile(r"data:([a-z0-9.+/-]*);base64,", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Part:
    """A file as it was sent."""

    name: str
    declared: str
    content: bytes


class _Parser(MultiPartParser):
    spool_max_size = 16 * MEGABYTE  # more than any body has: nothing is written to disk
    has_ended = False

    def on_end(self) -> None:
        self.has_ended = True

    def close(self) -> None:
        """Frees the files, those whose part did not end too."""
        for file in self._files_to_close_on_error:
            file.close()


async def read_upload(call: Call, upload: Upload, blobs: Blobs) -> tuple[dict[str, Any], bytes]:
    """The body's values, and the body as it is kept: JSON with the files' digests in place of their bytes. One that
    was kept is read the same way. Raises Invalid, and Refusal for a body of another type."""
    if call.is_kept:
        values = _values(call.body)
        files = [_kept(each, upload, blobs) for each in _listed(values.get(upload.field))]
    else:
        kind = call.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != upload.media_type:
            raise Refusal(415, Status.UNSUPPORTED_MEDIA_TYPE, [f"The body must be {upload.media_type}."])
        is_form = upload.form is UploadForm.MULTIPART
        values, parts = await _read_form(call, upload) if is_form else _read_data_urls(call, upload)
        files = [await asyncio.to_thread(_judged, part, upload) for part in parts]
    is_list = upload.most_files > 1
    described = [_described(file) for file in files]
    values.pop(upload.field, None)
    if not files:
        return values, encode(values)
    kept = encode({**values, upload.field: described if is_list else described[0]})
    return {**values, upload.field: files if is_list else files[0]}, kept


async def _read_form(call: Call, upload: Upload) -> tuple[dict[str, Any], list[_Part]]:
    limits: dict[str, int] = {"max_files": upload.most_files, "max_fields": MOST_FIELDS, "max_part_size": FIELD_BYTES}
    parser = _Parser(Headers(dict(call.headers)), _whole(call.body), **limits)
    try:
        form = await parser.parse()
        if not parser.has_ended:
            raise Invalid({"body": UNREADABLE})
        return await _items(form, upload)
    except MultiPartException as error:
        is_many = error.message.startswith("Too many files")
        raise Invalid({upload.field: _too_many(upload)} if is_many else {"body": UNREADABLE}) from None
    finally:
        parser.close()


async def _items(form: FormData, upload: Upload) -> tuple[dict[str, Any], list[_Part]]:
    values: dict[str, Any] = {}
    parts: list[_Part] = []
    for name, item in form.multi_items():
        if isinstance(item, UploadFile):
            if name != upload.field:
                raise Invalid({name: request_texts.UNKNOWN_FIELD})
            parts.append(_Part(item.filename or "", item.content_type or "", await item.read()))
        elif name == upload.field:
            raise Invalid({name: FILE_EXPECTED})
        elif values.setdefault(name, item) is not item:
            raise Invalid({name: GIVEN_TWICE})
    return values, parts


async def _whole(body: bytes) -> AsyncGenerator[bytes, None]:
    yield body


def _read_data_urls(call: Call, upload: Upload) -> tuple[dict[str, Any], list[_Part]]:
    values = _values(call.body)
    urls = _listed(values.get(upload.field))
    if len(urls) > upload.most_files:
        raise Invalid({upload.field: _too_many(upload)})
    name = values.get("filename")
    return values, [_part_of(url, name if isinstance(name, str) else "", upload) for url in urls]


def _part_of(url: Any, name: str, upload: Upload) -> _Part:
    """The file of a data URL (RFC 2397), whose base64 may be broken into lines."""
    match = _DATA_URL.match(url) if isinstance(url, str) else None
    if match is None:
        raise Invalid({upload.field: FILE_EXPECTED})
    try:
        coded = url[match.end() :].encode("ascii").translate(None, b"\r\n")
        content = binascii.a2b_base64(coded, strict_mode=True)
    except ValueError:
        raise Invalid({upload.field: FILE_EXPECTED}) from None
    return _Part(name, match[1], content)


def _judged(part: _Part, upload: Upload) -> UploadedFile:
    """A file of a type that is taken. Its name and its part may leave the type unsaid, not call it another."""
    content = part.content
    if not content:
        raise Invalid({upload.field: EMPTY})
    if len(content) > upload.most_bytes:
        raise Invalid({upload.field: upload.too_large})
    kind, content, width, height = _examined(content, upload)
    if len(content) > upload.most_bytes:  # cleaned, an image may have grown
        raise Invalid({upload.field: upload.too_large})
    said = {_usual(part.declared), _usual(mimetypes.guess_type(part.name)[0] or "")} - UNSAID
    if kind not in upload.types or said - {kind} or width < 1 or height < 1:
        raise Invalid({upload.field: texts.FILE_FORMAT})
    if width * height > MOST_PIXELS or max(width, height) > MOST_SIDE:
        raise Invalid({upload.field: TOO_MANY_PIXELS})
    return UploadedFile(part.name, kind, width, height, sha256(content).hexdigest(), content)


def _examined(content: bytes, upload: Upload) -> tuple[str, bytes, int, int]:
    """The type of a file by its content, the content as it may be kept, and the pixels that its header says. The type
    is empty, and there are no pixels, where it is nothing that is known."""
    if SVG in upload.types and content[:MARKUP_AFTER].lstrip(MARKUP_SPACE).startswith(b"<"):
        try:
            return (SVG, *clean_svg(content))
        except NotSvg:
            return "", content, 0, 0
    width, height = imagesize.get(BytesIO(content[:HEADER_BYTES]))
    return _type_of(content), content, int(width), int(height)


def _type_of(content: bytes) -> str:
    """What its beginning says that it is."""
    try:
        return _usual(puremagic.from_string(content, mime=True))
    except puremagic.PureError:
        return ""


def _usual(kind: str) -> str:
    kind = kind.partition(";")[0].strip().lower()
    return OTHER_NAMES.get(kind, kind)


def _described(file: UploadedFile) -> dict[str, Any]:
    said = {"name": file.name, "type": file.type, "width": file.width, "height": file.height}
    return {**said, "size": len(file.content), "sha256": file.sha256}


def _kept(described: Any, upload: Upload, blobs: Blobs) -> UploadedFile:
    """A file by what was kept of it."""
    said: Mapping[str, Any] = described if isinstance(described, dict) else {}
    blob = blobs.find(str(said.get("sha256")))
    if blob is None:
        raise Invalid({upload.field: NO_LONGER_KEPT})
    given = {name: said.get(name) for name in ("name", "type", "width", "height", "sha256")}
    return UploadedFile(**given, content=blob.content)  # type: ignore[arg-type]  # as they were described


def _values(body: bytes) -> dict[str, Any]:
    values = parse_json(body or b"{}")
    if not isinstance(values, dict):
        raise Invalid({"body": request_texts.NOT_AN_OBJECT})
    return values


def _listed(given: Any) -> list[Any]:
    return given if isinstance(given, list) else [] if given is None else [given]


def _too_many(upload: Upload) -> str:
    return "At most one file." if upload.most_files == 1 else f"At most {upload.most_files} files."
