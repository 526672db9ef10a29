"""What a handler answers: data or a refusal, before a dialect renders it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from contracts.envelope import Status
from upstream_sim.core.refusals import Refusal

_ENCODER = msgspec.json.Encoder(decimal_format="number")


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file in place of an envelope; its parts, texts or bytes, are sent one after the other. Those of a `stream` are
    made while they are sent: where it raises, the connection is dropped, so that no part of a file looks like all of
    it. `size` is how many bytes it has, where that is known."""

    file_name: str
    content_type: str
    parts: tuple[str | bytes, ...] = ()
    stream: AsyncIterator[bytes] | None = None
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """`data` is Structs, dicts and lists with `Decimal` and `datetime` inside; `extras` are the envelope's
    documented extra fields. A handler returns an Answer where it has more to say than its data."""

    data: Any = None
    messages: tuple[str, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)
    success: bool = True
    http: int = 200
    status: str = Status.OK.value
    attachment: Attachment | None = None


def answer_of(result: Any) -> Answer:
    return result if isinstance(result, Answer) else Answer(result)


def answer_to(refusal: Refusal) -> Answer:
    return Answer(refusal.data, tuple(refusal.messages), success=False, http=refusal.http, status=refusal.status)


def envelope(answer: Answer) -> dict[str, Any]:
    """The answer's fields, as the envelope has them."""
    return {
        "success": answer.success,
        "status": answer.status,
        "data": answer.data,
        "messages": list(answer.messages),
        **answer.extras,
    }


def encode(value: Any) -> bytes:
    """JSON, with decimals as numbers and times in ISO 8601, UTC."""
    return _ENCODER.encode(value)
