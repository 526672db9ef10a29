"""Permission keys in words: what each is called, what it lets people do, which roles may hold it, and which items of
the menu are behind it. Each area describes its own; keys that only a platform knows are described there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from contracts.menu_items import add_menu_items
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, PLATFORM_ROLES, Permission, Role

# Who may hold most of them.
STAFF = PLATFORM_ADMINS | OPERATOR_ROLES
MANAGERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
DEVELOPERS = PLATFORM_ROLES | {Role.OPERATOR_ADMIN}
STAFF_AND_DEVELOPERS = PLATFORM_ROLES | OPERATOR_ROLES


@dataclass(frozen=True, slots=True)
class Described:
    """`allowed_roles` may hold the key. `menu_items` lead to what is closed without it."""

    title: str
    description: str
    tags: tuple[str, ...]
    allowed_roles: frozenset[Role]
    menu_items: tuple[str, ...] = ()


_DESCRIBED: dict[Permission, Described] = {}


def describe_permissions(words: Mapping[Permission, Described]) -> None:
    """Takes an area's keys. Raises ValueError for one that is described already."""
    for key, described in words.items():
        if key in _DESCRIBED:
            raise ValueError(f"the permission {key} is described twice")
        _DESCRIBED[key] = described
        add_menu_items(described.menu_items)


def described_permissions() -> dict[Permission, Described]:
    """What the areas that are imported said, by key, in the order of the keys."""
    return {key: _DESCRIBED[key] for key in Permission if key in _DESCRIBED}
