"""The short help texts of pages and controls, by slug."""

from __future__ import annotations

from contracts.area import Area
from contracts.fields import OneTenant
from contracts.wire import Wire


class Tooltip(Wire):
    """`slug` names a page or a control, and the help site's page about it."""

    slug: str
    title: str
    text: str


class Tooltips(Wire):
    """An operator's own texts in place of the general ones; each slug once."""

    tooltips: list[Tooltip]


AREA = Area("tooltips", tags=frozenset({"Tooltip"}))

OPERATIONS = (
    AREA.read(
        "tooltips",
        "/api/tooltips",
        "List help texts",
        query=OneTenant,
        data=Tooltips,
        shared_cache_seconds=60,
    ),
)
