"""Uploads: checked by their declared type and size before they are read, then forwarded as a stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.types import Message

from bff.engines.engine import StreamedBody
from bff.errors import BodyTooLarge, LengthRequired, RequestTimeout, UnsupportedMediaType
from bff.requests.headers import media_type
from bff.requests.request import ClientGone, ConsoleRequest
from contracts.operation import Operation
from contracts.upload import Upload


def body_of(request: ConsoleRequest, operation: Operation, upload: Upload) -> StreamedBody:
    """The body, unread. Raises LengthRequired, BodyTooLarge, UnsupportedMediaType."""
    declared = request.header(b"content-length") or ""
    if not declared.isdecimal():
        raise LengthRequired
    if int(declared) > operation.body_limit:
        raise BodyTooLarge(upload.too_large)
    if media_type(request.header(b"content-type") or "") != upload.media_type:
        raise UnsupportedMediaType(f"The body must be {upload.media_type}.")
    return StreamedBody(int(declared), _arriving(request, operation.time_limit))


async def _arriving(request: ConsoleRequest, seconds: float) -> AsyncIterator[bytes]:
    """The body as it comes. Raises ClientGone, and RequestTimeout where it takes more than `seconds`."""
    end = asyncio.get_running_loop().time() + seconds
    message: Message = {"more_body": True}
    while message.get("more_body", False):
        try:
            async with asyncio.timeout_at(end):
                message = await request.receive()
        except TimeoutError:
            raise RequestTimeout from None
        if message["type"] == "http.disconnect":
            raise ClientGone
        yield message.get("body", b"")
