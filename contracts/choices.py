"""Values of a body that not every caller of an operation may choose."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from contracts.roles import Identity, Level, Permission, Role


@dataclass(frozen=True, slots=True)
class RestrictedChoice:
    """The body's `field`, some of whose values only some of the callers may choose. `labels` are its values in
    words, `roles` who may choose each: the operation's where nothing else is said. Some want a key besides, by
    `permissions`, or a user of some `levels`."""

    field: str
    labels: Mapping[str, str]
    roles: Mapping[str, frozenset[Role]]
    permissions: Mapping[str, Permission] = dataclasses.field(default_factory=dict)
    levels: Mapping[str, frozenset[Level]] = dataclasses.field(default_factory=dict)

    def is_open_to(self, identity: Identity, chosen: str, callers: frozenset[Role]) -> bool:
        """Whether the user may choose this value of an operation for the roles of `callers`."""
        key = self.permissions.get(chosen)
        return (
            identity.role in self.roles.get(chosen, callers)
            and identity.level in self.levels.get(chosen, {identity.level})
            and (key is None or key in identity.permissions)
        )
