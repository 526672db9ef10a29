"""What an area adds to the console is each area's own."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import pytest
from pydantic import ValidationError

from contracts.area import Area
from contracts.areas.views import ViewsQuery
from contracts.badges import Badges
from contracts.envelope import Page
from contracts.fields import ListQuery
from contracts.lists import LISTS
from contracts.menu_items import MENU_ITEMS
from contracts.permissions import STAFF, Described
from contracts.roles import Permission
from contracts.table import DESCRIBED
from contracts.wire import Wire, read_query

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


class Sample(Wire):
    name: str


class SampleDate(StrEnum):
    CREATED_AT = "createdAt"
    DECIDED_AT = "decidedAt"


def test_a_list_tells_and_takes_what_its_area_declares() -> None:
    area = Area("samples")
    operation = area.list(
        "samples",
        "/api/samples",
        "List samples",
        Sample,
        query=ListQuery,
        totals=Sample,
        oldest_at=True,
        date_field=SampleDate,
        exact=("name",),
    )
    assert operation.data.model_fields.keys() - Page[Sample].model_fields.keys() == {"totals", "oldestAt"}
    assert operation.query is not None
    query: Any = read_query(operation.query, [("dateField", "decidedAt"), ("toExclusive", "true"), ("name", "Ada")])
    assert (query.dateField, query.toExclusive, query.name) == (SampleDate.DECIDED_AT, True, "Ada")
    plain: Any = read_query(operation.query, [])
    assert (plain.dateField, plain.toExclusive, plain.name) == (SampleDate.CREATED_AT, False, None)
    assert area.list("others", "/api/others", "List others", Sample, query=ListQuery).query is ListQuery


def test_a_list_is_dated_by_what_lists_are_dated_by() -> None:
    class OtherDate(StrEnum):
        BIRTHDAY = "birthday"

    with pytest.raises(ValueError, match="dated by birthday"):
        Area("samples").list("samples", "/api/samples", "List", Sample, query=ListQuery, date_field=OtherDate)
