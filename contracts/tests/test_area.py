"""What an area adds to the console is each area's own."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from contracts.area import Area
from contracts.areas.views import ViewsQuery
from contracts.badges import Badges
from contracts.lists import LISTS
from contracts.menu_items import MENU_ITEMS
from contracts.permissions import STAFF, Described
from contracts.roles import Permission
from contracts.table import DESCRIBED

ADDED_TWICE: list[dict[str, Any]] = [
    {"lists": ("usernames",)},
    {"badges": ("kyc",)},
    {"menu_items": ("/documents",)},
    {"permissions": {Permission.KYC_READ: Described("Once more", "Once more.", ("players",), STAFF)}},
]


@pytest.mark.parametrize("added", ADDED_TWICE, ids=lambda added: next(iter(added)))
def test_what_another_area_has_added_is_refused(added: dict[str, Any]) -> None:
    before = [*LISTS], [*MENU_ITEMS], {*Badges.model_fields}, {**DESCRIBED}
    with pytest.raises(ValueError, match="twice"):
        Area("samples", **added)
    assert ([*LISTS], [*MENU_ITEMS], {*Badges.model_fields}, DESCRIBED) == before


def test_views_are_of_the_lists_that_areas_added() -> None:
    for list_id in LISTS:
        assert ViewsQuery.model_validate({"listId": list_id}).listId == list_id
    with pytest.raises(ValidationError, match="Input should be"):
        ViewsQuery.model_validate({"listId": "samples"})


def test_badges_have_a_count_for_each_that_areas_added() -> None:
    counts = dict.fromkeys(Badges.model_fields, 3)
    assert Badges.model_validate(counts).model_dump() == counts
    assert {"kyc", "tickets"} <= counts.keys()
    with pytest.raises(ValidationError, match="Field required"):
        Badges.model_validate({"kyc": 3})
