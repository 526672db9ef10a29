"""Which operations a method and path mean, of those that browsers may call."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from urllib.parse import unquote_to_bytes

import msgspec

from bff.errors import BadPath, Denied, MethodNotAllowed, NotFound, PasswordChangeRequired
from contracts.operation import Operation
from contracts.operation_table import Table
from contracts.roles import Identity, Scope
from contracts.routing import PathTable

PATHS_REMEMBERED, LONGEST_REMEMBERED = 1024, 512
# An encoded percent sign would hide any of the others from us and show it to the platform; some platforms cut a
# segment at its semicolon before they resolve its dots.
_TRICK = re.compile(
    rb"//|\\|[\x00-\x20\x7f-\xff]|%(?:2[eEfF5]|5[cC]|[01][0-9a-fA-F]|7[fF]|(?![0-9a-fA-F]{2}))|/\.\.?(?:[/;]|%3[bB]|\Z)"
)


@dataclass(frozen=True)
class Route:
    """The operations that share a method and path. `explicit` maps an operation's id to the scope
    that this very path names; it is empty for a neutral path."""

    operations: tuple[Operation, ...]
    explicit: Mapping[str, Scope]

    @cached_property
    def first(self) -> Operation:
        """Any of them: effect, roles, scopes and whether it is public are the same for all."""
        return self.operations[0]

    @cached_property
    def body_limit(self) -> int:
        return max(operation.body_limit for operation in self.operations)

    @cached_property
    def takes_body(self) -> bool:
        return any(operation.body is not None for operation in self.operations)

    def check_permitted(self, operations: Sequence[Operation], identity: Identity) -> None:
        """Raises Denied unless the user may call one of the operations by this path (an operation with a scope is for
        users of that scope), and PasswordChangeRequired for a user who must change the password first."""
        if identity.mustChangePassword and not any(operation.before_password_change for operation in operations):
            raise PasswordChangeRequired
        for operation in operations:
            named = self.explicit.get(operation.id)
            if operation.permits(identity) and (named is None or named is operation.scope_for(identity)):
                return
        raise Denied(operations[0].denial(identity))


class Match(msgspec.Struct):
    """A route found. `raw` holds the path's parameters as written, `params` what they say."""

    route: Route
    raw: Mapping[str, str] = {}
    params: Mapping[str, str] = {}


def reject_ambiguous_path(raw_path: bytes) -> None:
    """Raises BadPath for a path that two parsers might read differently."""
    if not (_known_plain(raw_path) if len(raw_path) <= LONGEST_REMEMBERED else _is_plain(raw_path)):
        raise BadPath


def _is_plain(raw_path: bytes) -> bool:
    return raw_path.startswith(b"/") and _TRICK.search(raw_path) is None


_known_plain = lru_cache(maxsize=PATHS_REMEMBERED)(_is_plain)


class Routes:
    """The routes of a table that browsers may call, as far as their feature is among `features`."""

    def __init__(self, table: Table, features: frozenset[str]) -> None:
        self._paths: PathTable[Route] = PathTable()
        for (method, path), operations in table.by_route.items():
            offered = (op for op in operations if not op.is_service)
            served = tuple(op for op in offered if op.feature is None or op.feature in features)
            explicit = {op.id: op.explicit_paths[path] for op in served if path in op.explicit_paths}
            if served:
                self._paths.setdefault(method, path, Route(served, explicit))

    def match(self, method: str, raw_path: bytes) -> Match:
        """The route of a path that has passed `reject_ambiguous_path`.

        Raises NotFound, MethodNotAllowed, and BadPath for a parameter that is not UTF-8.
        """
        path = raw_path.decode("ascii")
        found = self._paths.find(method, path)
        if found is None:
            allowed = self._paths.methods(path)
            raise MethodNotAllowed(allowed) if allowed else NotFound
        route, raw = found
        return Match(route, raw, {name: _unquote(text) for name, text in raw.items()}) if raw else Match(route)


def _unquote(raw: str) -> str:
    try:
        return unquote_to_bytes(raw).decode("utf-8")
    except UnicodeError:
        raise BadPath from None
