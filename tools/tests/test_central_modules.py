"""What finds the areas' declarations knows no area by name: a new area is not listed there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from contracts.areas import AREAS
from contracts.badges import Badges
from contracts.lists import LISTS
from contracts.menu_items import MENU_ITEMS
from contracts.roles import Permission
from tools.paths import ROOT
from upstream_sim.fixtures.tooltips import help_texts
from upstream_sim.shared.live import BY_PLAYERS, BY_TENANTS

CENTRAL = (
    "contracts/area.py",
    "contracts/badges.py",
    "contracts/descriptions/__init__.py",
    "contracts/emit/__main__.py",
    "contracts/emit/access.py",
    "contracts/emit/console.py",
    "contracts/emit/described.py",
    "contracts/emit/openapi.py",
    "contracts/emit/ownership.py",
    "contracts/emit/web.py",
    "contracts/lists.py",
    "contracts/menu_items.py",
    "contracts/permissions.py",
    "contracts/table.py",
    "upstream_sim/areas/__init__.py",
    "upstream_sim/areas/activity/agenda.py",
    "upstream_sim/areas/activity/jobs.py",
    "upstream_sim/areas/activity/queries.py",
    "upstream_sim/areas/activity/settings.py",
    "upstream_sim/core/serving/events.py",
    "upstream_sim/core/serving/handlers.py",
    "upstream_sim/core/world/change.py",
    "upstream_sim/core/world/schedule.py",
    "upstream_sim/fixtures/__init__.py",
    "upstream_sim/fixtures/help_texts.py",
    "upstream_sim/fixtures/start_cache.py",
    "upstream_sim/fixtures/order.py",
    "upstream_sim/shared/badges.py",
    "upstream_sim/shared/live.py",
)
# that those modules mean something else by, or themselves: an operation's roles, the emitted `access`, live activity,
# an answer's status
OTHERWISE = {"access", "activity", "roles", "status"}
HOMES = ("areas", "descriptions", "fixtures")


def names_of_areas() -> set[str]:
    """What only an area should say: its name, and what it declares."""
    declared = {*LISTS, *MENU_ITEMS, *Badges.model_fields, *BY_PLAYERS, *BY_TENANTS}
    return {*AREAS, *declared, *(key.value for key in Permission), *(text.slug for text in help_texts())} - OTHERWISE


def named(source: str, names: set[str]) -> Iterator[str]:
    """The areas' names in a module, and what it imports of areas."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if text in names:
                yield text
            case ast.ImportFrom(module=str(module), names=imported):
                for full in (f"{module}.{each.name}" for each in imported):
                    parts = full.split(".")
                    if len(parts) > 2 and parts[1] in HOMES and parts[2] in names:
                        yield ".".join(parts[:3])
            case ast.Attribute(value=ast.Name(id="Permission"), attr=key) if key in Permission.__members__:
                yield f"Permission.{key}"


@pytest.mark.parametrize("name", CENTRAL)
def test_it_knows_no_area_by_name(name: str) -> None:
    assert set(named((ROOT / name).read_text(), names_of_areas())) == set()


def test_names_of_areas_are_found() -> None:
    source = """
from contracts.areas.kyc import Document
from upstream_sim.fixtures import bets, order
LISTED = ("kyc.documents", "/documents", Permission.KYC_READ, Role.ADMIN, "others")
"""
    found = {*named(source, names_of_areas())}
    assert found == {
        "contracts.areas.kyc",
        "upstream_sim.fixtures.bets",
        "kyc.documents",
        "/documents",
        "Permission.KYC_READ",
    }
