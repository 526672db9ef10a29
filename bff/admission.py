"""May this request pass: where it comes from, whose it is, and what that user may call."""

from __future__ import annotations

from bff.errors import Denied, Forged
from bff.request import ConsoleRequest
from bff.routing import Route
from contracts.operation import Operation
from contracts.roles import Identity

MARK = "x-requested-with"
MARK_VALUE = "pitboss"


def check_origin(request: ConsoleRequest, allowed: frozenset[str]) -> None:
    """Raises Forged for a write that no page of these origins made: a foreign page can neither set the
    header nor choose its Origin, and a form can do neither."""
    if request.header(MARK) != MARK_VALUE:
        raise Forged
    origin = request.header("origin")
    site = request.header("sec-fetch-site")
    if site == "cross-site" or (site != "same-origin" if origin is None else origin not in allowed):
        raise Forged


def is_own_navigation(request: ConsoleRequest) -> bool:
    """Whether the user followed a link of our own pages, or typed the address."""
    own = request.header("sec-fetch-site") in ("same-origin", "none")
    return own and request.header("sec-fetch-mode") == "navigate" and request.header(MARK) is None


def permitted(route: Route, identity: Identity) -> frozenset[str]:
    """The ids of a route's operations that this user may call by this path. Raises Denied for none."""
    found = frozenset(op.id for op in route.operations if op.permits(identity) and _goes_by(route, op, identity))
    if not found:
        raise Denied
    return found


def _goes_by(route: Route, operation: Operation, identity: Identity) -> bool:
    """Whether a path that names its scope names this user's."""
    named = route.explicit.get(operation.id)
    return named is None or named is operation.scope_for(identity)
