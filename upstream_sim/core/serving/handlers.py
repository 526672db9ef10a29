"""Which handler answers which operation: `@handles("operationId")` registers one.

A handler is a plain function of a world, a caller and a command. It returns data, or an Answer where there is more
to say, or raises a Refusal. It never sees a request. A long one is a generator: it reads a snapshot, yields after
each small step, and changes the world within one step only.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, get_args, get_origin

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypeVar

from contracts.areas import TABLE
from contracts.operation import Operation
from contracts.wire import Wire, parse_json
from upstream_sim.core.calls.answers import Answer, encode
from upstream_sim.core.calls.passwords import Checked
from upstream_sim.core.world.world import World

Query = TypeVar("Query", default=None)
Body = TypeVar("Body", default=None)
Path = TypeVar("Path", default=None)


@dataclass(frozen=True)
class Command(Generic[Query, Body, Path]):
    """A validated request: each part is the contract's model, or None where the operation has none.

    `revision` is what If-Match names, where the operation takes it; `request_id` is for the
    activities of a call without a caller. `hashed` is the hash of a new password, and `checked` what became of one that
    the handler has checked: both computed before it runs, the user being as they are when it does.
    """

    query: Query
    body: Body
    path: Path
    revision: int | None = None
    request_id: str = ""
    hashed: str = ""
    checked: Checked | None = None


Checks = Callable[[World, Any, Any], tuple[Any, str]]
"""The user, or None, and the password, by a world, a caller and a command."""
HandlerFunction = TypeVar("HandlerFunction", bound=Callable[[World, Any, Any], Any])


@dataclass(frozen=True, slots=True)
class Handler:
    """What answers an operation: a function of a world, a caller (None for public operations) and a command; the
    data that it returns; whether blocked users may call it; the body's field with a new password that is to be hashed;
    and whose password is to be checked, and what it is given as."""

    do: Callable[[World, Any, Any], Any]
    data: Any
    allow_blocked: bool
    hashes: str | None = None
    checks: Checks | None = None


HANDLERS: dict[str, Handler] = {}


def handles(
    operation_id: str,
    *,
    data: Any = None,
    allow_blocked: bool = False,
    hashes: str | None = None,
    checks: Checks | None = None,
) -> Callable[[HandlerFunction], HandlerFunction]:
    """Registers the handler of an operation. `data` is what the platform answers, where that is more than the
    console's own API shows. Raises ValueError for an operation that has one."""

    def register(do: HandlerFunction) -> HandlerFunction:
        if operation_id in HANDLERS:
            raise ValueError(f"{operation_id} has a rule")
        HANDLERS[operation_id] = Handler(do, data or TABLE[operation_id].data, allow_blocked, hashes, checks)
        return do

    return register


def command_fault(operation: Operation, do: Callable[..., Any]) -> str | None:
    """What is wrong with a handler unless its third parameter is annotated with the operation's models, or with classes
    that they derive from. It is not asked for when the handler is registered: reading the annotations of all of them
    is a seventh of what it takes to load the rules."""
    models = [operation.query, operation.body, operation.path_params]
    written = [*inspect.signature(do).parameters.values()][2].annotation
    annotation = eval(written, do.__globals__) if isinstance(written, str) else written  # noqa: S307  # our own source
    given = [*get_args(annotation), None, None, None][:3] if (get_origin(annotation) or annotation) is Command else []
    if len(given) == len(models) and all(map(_takes, given, models)):
        return None
    parts = ", ".join(model.__name__ if model else "None" for model in models)
    return f"{do.__name__} must take a Command[{parts}], not {written}"


def _takes(given: Any, model: type[Wire] | None) -> bool:
    if model is None or given in (None, type(None)):
        return model is None and given in (None, type(None))
    return any(isinstance(each, type) and issubclass(model, each) for each in get_args(given) or (given,))


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
