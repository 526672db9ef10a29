"""Which handler answers which operation: `@handles("operationId")` registers one.

A handler is a plain function of a world, a caller and a command. It returns data, or an Answer where there is more
to say, or raises a Refusal. It never sees a request. A long one is a generator: it reads a snapshot, yields after
each small step, and changes the world within one step only.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from contracts.areas import TABLE
from contracts.wire import parse_json
from upstream_sim.core.answers import Answer, encode
from upstream_sim.core.world import World


@dataclass(frozen=True, slots=True)
class Command:
    """A validated request: each part is the contract's model, or None where the operation has none.

    `revision` is what If-Match names, where the operation takes it; `request_id` is for the
    activities of a call without a caller.
    """

    params: Any = None
    query: Any = None
    body: Any = None
    revision: int | None = None
    request_id: str = ""


HandlerFunction = TypeVar("HandlerFunction", bound=Callable[[World, Any, Command], Any])


@dataclass(frozen=True, slots=True)
class Handler:
    """What answers an operation: a function of a world, a caller (None for public operations) and a command; the
    data that it returns; and whether blocked users may call it."""

    do: Callable[[World, Any, Command], Any]
    data: Any
    allow_blocked: bool


HANDLERS: dict[str, Handler] = {}


def handles(
    operation_id: str, *, data: Any = None, allow_blocked: bool = False
) -> Callable[[HandlerFunction], HandlerFunction]:
    """Registers the handler of an operation. `data` is what the platform answers, where that is more than the
    console's own API shows. Raises ValueError for an operation that has one."""

    def register(do: HandlerFunction) -> HandlerFunction:
        if operation_id in HANDLERS:
            raise ValueError(f"{operation_id} has a rule")
        HANDLERS[operation_id] = Handler(do, data or TABLE[operation_id].data, allow_blocked)
        return do

    return register


class ContractViolation(Exception):
    """A handler answered what the contract does not allow."""


def check_answer(handler: Handler, answer: Answer) -> None:
    """Raises ContractViolation unless the answer's data fits the contract."""
    if handler.data is None:
        if answer.data is not None:
            raise ContractViolation("the contract says no data")
        return
    try:
        _adapter(handler.data).validate_python(parse_json(encode(answer.data)))
    except ValidationError as error:
        raise ContractViolation(str(error)) from error


@functools.cache
def _adapter(data: Any) -> TypeAdapter[Any]:
    return TypeAdapter(data)
