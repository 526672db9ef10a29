"""What there is to photograph: the pages that the web's router knows, and the few screens that are no page."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.paths import ROOT, Problem

SUPER = "super@pitboss.test"
OPERATOR = "admin@aurora.test"
AFFILIATE = "affiliate@aurora.test"
MANAGER = "manager@aurora.test"

# Who looks at a page: the first that may.
READERS = (
    (SUPER, "SUPER_ADMIN", "PLATFORM"),
    (OPERATOR, "OPERATOR_ADMIN", "OPERATOR"),
    (AFFILIATE, "AFFILIATE", None),
)
SHELL = "shell"
PARAMETER = re.compile(r":\w+")


@dataclass(frozen=True)
class Place:
    """A page to be looked at by one account; with `explores`, all that it opens, too."""

    area: str
    path: str
    title: str
    account: str | None = SUPER
    query: str = ""
    explores: bool = True
    has_tabs_elsewhere: bool = False
    """Another place of this path presses its tabs."""
    act: str = ""
    """What is done on it first: the keys that are pressed, or `expire`, which ends the session."""

    @property
    def address(self) -> str:
        """Path and query."""
        return f"{self.path}?{self.query}" if self.query else self.path

    @property
    def has_room(self) -> bool:
        """Does its path stand for many records?"""
        return PARAMETER.search(self.path) is not None

    @property
    def name(self) -> str:
        """Title, with what tells it from other places of one title."""
        query = f" ({self.query})" if self.query else ""
        return f"{self.title}{query}{' as affiliate' if self.account == AFFILIATE else ''}"


SPECIAL = (
    Place(SHELL, "/admin", "Sign in", account=None, explores=False),
    Place(SHELL, "/admin", "Signed in already", explores=False),
    Place(SHELL, "/no-such-page", "Page not found", explores=False),
    Place(SHELL, "/settings/staff-permissions", "Page closed to the user", account=MANAGER, explores=False),
    Place(SHELL, "/whats-new", "Session ended", explores=False, act="expire"),
    Place(SHELL, "/whats-new", "Palette", explores=False, act="Control+k"),
    Place(SHELL, "/whats-new", "Keys", explores=False, act="?"),
    Place(SHELL, "/whats-new", "Top bar", act="header"),
)


@dataclass(frozen=True)
class Page:
    """A page of the router's list."""

    area: str
    path: str
    title: str
    roles: Sequence[str]
    levels: Sequence[str]
    queries: Sequence[str]


def pages(root: Path = ROOT) -> list[Page]:
    """The router's pages, in the menu's order. Raises Problem where the web's code does not load."""
    script = Path(__file__).with_name("pages.mjs").relative_to(ROOT)
    asked = subprocess.run(["node", str(script)], cwd=root, capture_output=True, text=True, check=False)
    if asked.returncode:
        raise Problem(f"The web's list of pages does not load:\n{asked.stderr}")
    return [Page(**each) for each in json.loads(asked.stdout.splitlines()[-1])]


def places(listed: Iterable[Page]) -> list[Place]:
    """Each page by the first account that may open it, each of its lists, and the affiliate's sight of what is open to
    affiliates; then the screens that are no page. Records come last in an area: lists lead to them."""
    found: list[Place] = []
    for page in listed:
        account = next((who for who, role, level in READERS if _may(page, role, level)), SUPER)
        found += [
            Place(page.area, page.path, page.title, account, query, has_tabs_elsewhere=index > 0)
            for index, query in enumerate(page.queries or ("",))
        ]
        if account != AFFILIATE and "AFFILIATE" in page.roles:
            found.append(Place(page.area, page.path, page.title, AFFILIATE, explores=False))
    return [*sorted(found, key=lambda place: (place.area, place.has_room)), *SPECIAL]


def _may(page: Page, role: str, level: str | None) -> bool:
    return role in page.roles and (level is None or level in page.levels)


def chosen(some: Iterable[Place], only: str) -> list[Place]:
    """Those of an area, at a path, or with these words in their name; several are parted by commas. All for nothing."""
    words = [word.strip().lower() for word in only.split(",") if word.strip()]
    return [place for place in some if not words or any(_fits(place, word) for word in words)]


def _fits(place: Place, word: str) -> bool:
    if word.startswith("/"):
        return place.path.lower() == word
    return word == place.area or word in place.name.lower()


def record_at(path: str, addresses: Iterable[str], literal: Iterable[str]) -> str | None:
    """The first address of a record of this path, none of which is a page of its own."""
    pattern = re.compile(PARAMETER.sub("[^/?#]+", path))
    own = set(literal)
    return next((each for each in addresses if pattern.fullmatch(each) and each not in own), None)
