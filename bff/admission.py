"""May this request pass: where it comes from, whose it is, and what that user may call."""

from __future__ import annotations

from collections.abc import Iterable

from bff.errors import Denied, Forged
from bff.request import ConsoleRequest
from bff.routing import Route
from contracts.operation import Operation
from contracts.roles import Identity

MARK = b"x-requested-with"
MARK_VALUE = "pitboss"


def check_origin(request: ConsoleRequest, allowed: frozenset[str]) -> None:
    """Raises Forged for a write that no page of these origins made: a foreign page can neither set the
    header nor choose its Origin, and a form can do neither."""
    if request.header(MARK) != MARK_VALUE:
        raise Forged
    origin = request.header(b"origin")
    site = request.header(b"sec-fetch-site")
    if site == "cross-site" or (site != "same-origin" if origin is None else origin not in allowed):
        raise Forged


def is_own_navigation(request: ConsoleRequest) -> bool:
    """Whether the user followed a link of our own pages, or typed the address."""
    own = request.header(b"sec-fetch-site") in ("same-origin", "none")
    return own and request.header(b"sec-fetch-mode") == "navigate" and request.header(MARK) is None


def check_permitted(route: Route, operations: Iterable[Operation], identity: Identity) -> None:
    """Raises Denied unless this user may call one of these operations by this path: one that names its scope
    is for whoever goes by that."""
    for operation in operations:
        named = route.explicit.get(operation.id)
        if operation.permits(identity) and (named is None or named is operation.scope_for(identity)):
            return
    raise Denied
