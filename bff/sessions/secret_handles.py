"""Replaces keys that a browser must not see by handles that one session holds, and back. The operation declares the
fields that hold such keys. Handles that the platform makes itself are passed on unchanged."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import msgspec

from bff.answers import Answer
from bff.requests.reading import Call
from bff.stores.sessions import ActiveSession
from contracts import request_texts
from contracts.operation import Operation
from contracts.rules import Sealed
from contracts.wire import Invalid, parse_query, write_query

if TYPE_CHECKING:
    from bff.stores.protocols import SessionStore

PREFIX = "sealed_"

_encode = msgspec.json.Encoder(decimal_format="number").encode

Marks = Mapping[str, Sealed]
Swap = Callable[[str, Sealed, str], str]


class SecretHandles:
    """`store` keeps each session's keys by their handles."""

    def __init__(self, store: SessionStore) -> None:
        self._store = store

    async def unmask(self, call: Call, active: ActiveSession) -> Mapping[str, str]:
        """Puts the keys in place in what goes up: the handle of each. Raises Invalid for a handle that is not
        this session's."""
        given: dict[str, str] = {}

        def note(name: str, mark: Sealed, handle: str) -> str:
            if mark.is_key(handle):
                given.setdefault(handle, name)
            return handle

        _swap_in(call, note)
        if not given:
            return {}
        held = await self._store.sealed(active.key, given)
        for handle, name in given.items():
            if handle not in held:
                raise Invalid({name: request_texts.EXPIRED_CHOICE})
        _swap_in(call, lambda _name, _mark, value: held.get(value, value))
        return {key: handle for handle, key in held.items()}

    async def mask(
        self, operation: Operation, answer: Answer, active: ActiveSession, handles: Mapping[str, str]
    ) -> Answer:
        """The answer without its keys, nor those of the request, which a platform may repeat."""
        body, shown = answer.body, {handle: key for key, handle in handles.items()}
        if operation.sealed_answer and body:

            def swap(_name: str, mark: Sealed, key: str) -> str:
                if not mark.is_key(key):
                    return key
                handle = _handle(active, key)
                shown[handle] = key
                return handle

            body = _encode(_swapped(json.loads(body, parse_float=Decimal), operation.sealed_answer, swap))
        for key, handle in handles.items():
            body = body.replace(_encode(key)[1:-1], handle.encode())
        if shown:
            await self._store.seal(active.key, shown)  # what is on screen is what is dropped last
        return answer if body == answer.body else msgspec.structs.replace(answer, body=body)


def _swap_in(call: Call, swap: Swap) -> None:
    """Puts what `swap` makes of them in the place of the marked values of a query and body."""
    marks, body_marks = call.operation.sealed_query, call.operation.sealed_body
    if marks and call.query:
        pairs, _ = parse_query(call.query.encode())
        call.query = write_query(
            [(name, swap(name, marks[name], value) if name in marks else value) for name, value in pairs]
        )
    if call.body and body_marks:
        call.body = _encode(_swapped(call.value, body_marks, swap))


def _handle(active: ActiveSession, key: str) -> str:
    """The same for one key in one session, so that what is cached by it stays good."""
    secret = active.session.token.encode()
    return PREFIX + hmac.new(secret, f"{active.key}:{key}".encode(), hashlib.sha256).hexdigest()[:32]


def _swapped(value: Any, marks: Marks, swap: Swap) -> Any:
    """The value with each text under a marked name replaced. Texts below `fields` are error messages and stay."""
    if isinstance(value, list):
        return [_swapped(item, marks, swap) for item in value]
    if not isinstance(value, dict):
        return value
    swapped = dict(value)
    for name, item in value.items():
        if name in marks and isinstance(item, str):
            swapped[name] = swap(name, marks[name], item)
        elif name != "fields":
            swapped[name] = _swapped(item, marks, swap)
    return swapped
