"""Where content uses images. Each area that uses some says where, and puts another in an image's place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.content import tenant_title
from upstream_sim.shared.users import Caller

Find = Callable[[World], Iterable["ImageUse"]]
Paths = Callable[[World], Iterable[str]]
Move = Callable[[Change, str, str], int]


@dataclass(frozen=True, slots=True, kw_only=True)
class ImageUse:
    """A record that shows the image at `path`: its kind and title, whose it is, the language of that content, the
    tenants that inherit it, and its page of the console."""

    path: str
    kind: str
    title: str
    op_id: str
    language: str | None = None
    inherited_by: tuple[str, ...] = ()
    address: str | None = None


@dataclass(frozen=True, slots=True)
class ImageUser:
    """An area that uses images: `find` gives all its uses, `move` puts the image at the second path where that at the
    first one was, and says in how many places. `paths` gives the path of each use, where that takes less time."""

    find: Find
    move: Move
    paths: Paths | None = None

    def used_paths(self, world: World) -> Iterable[str]:
        return self.paths(world) if self.paths else (use.path for use in self.find(world))


IMAGE_USERS: list[ImageUser] = []


def uses_images(find: Find, move: Move, paths: Paths | None = None) -> None:
    """Registers an area that uses images."""
    IMAGE_USERS.append(ImageUser(find, move, paths))


def all_uses(world: World) -> Iterator[ImageUse]:
    for user in IMAGE_USERS:
        yield from user.find(world)


def use_counts(world: World) -> Counter[str]:
    """In how many places each image is used, by its path."""
    return Counter(path for user in IMAGE_USERS for path in user.used_paths(world))


def uses_of(world: World, path: str) -> list[ImageUse]:
    return [use for use in all_uses(world) if use.path == path]


def move_uses(change: Change, path: str, to: str) -> int:
    """Puts the image at `to` wherever that at `path` is used, and says in how many places."""
    return sum(user.move(change, path, to) for user in IMAGE_USERS)


def use_to_wire(world: World, caller: Caller, use: ImageUse) -> dict[str, Any]:
    heirs = [tenant_title(world, op_id) for op_id in use.inherited_by if caller.identity.can_see_tenant(op_id)]
    return {
        "kind": use.kind,
        "title": use.title,
        "opId": use.op_id,
        "opTitle": tenant_title(world, use.op_id),
        "language": use.language,
        "inheritedBy": heirs,
        "address": use.address,
    }
