"""The body of an upload, as a browser would send it."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from typing import Any

import httpx

from contracts.upload import EXAMPLE_FILE, Upload, UploadedFile, UploadForm


def upload_body(upload: Upload, fields: Mapping[str, Any], file: UploadedFile = EXAMPLE_FILE) -> tuple[str, bytes]:
    """The Content-Type and the body: these fields, what is an object as JSON, and a file."""
    if upload.form is UploadForm.DATA_URL:
        url = f"data:{file.type};base64,{b64encode(file.content).decode()}"
        value = {**fields, upload.field: url if upload.most_files == 1 else [url]}
        return upload.media_type, json.dumps(value).encode()
    files = {upload.field: (file.name, file.content, file.type)}
    parts = {name: json.dumps(value) if isinstance(value, dict) else value for name, value in fields.items()}
    request = httpx.Request("POST", "http://platform.example", data=parts, files=files)
    return request.headers["content-type"], request.read()
