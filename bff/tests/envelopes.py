"""Answers of a platform as the console tells them, for tests that need no console."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bff.engines.engine import Reply
from bff.replies.normalising import Normalised, normalise
from bff.tests.operations import READ
from contracts.operation import Dialect, Operation

NO_TEXTS = replace(READ, failure=None)
BARE = replace(READ, dialect=Dialect.BARE)
ENVELOPE_KEYS = {"success", "status", "data", "messages", "messagesFrom"}


def normalised(operation: Operation, http: int, body: bytes | str | object) -> Normalised:
    raw = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body)).encode()
    return normalise(operation, Reply(http, [], raw), "request-1")


def envelope_of(operation: Operation, http: int, body: bytes | str | object) -> tuple[int, dict[str, Any]]:
    answer = normalised(operation, http, body)
    return answer.http, json.loads(answer.body)


def failure(status: str, messages: list[str], origin: str = "platform", data: object = None) -> dict[str, object]:
    return {"success": False, "status": status, "data": data, "messages": messages, "messagesFrom": origin}


def success(
    data: object, messages: tuple[str, ...] = (), origin: str = "console", status: str = "OK"
) -> dict[str, object]:
    return {"success": True, "status": status, "data": data, "messages": list(messages), "messagesFrom": origin}


MADE = success(None, ("Thing made!",), "operation")
