"""The short help texts of pages and controls, by slug."""

from __future__ import annotations

from contracts.fields import OneTenant
from contracts.operation import Effect, Operation, Origin
from contracts.wire import Wire


class Tooltip(Wire):
    """`slug` names a page or a control, and the help site's page about it."""

    slug: str
    title: str
    text: str


class Tooltips(Wire):
    """An operator's own texts in place of the general ones; each slug once."""

    tooltips: list[Tooltip]


OPERATIONS = (
    Operation(
        id="tooltips",
        area="tooltips",
        method="GET",
        path="/api/tooltips",
        summary="The help texts of pages and controls",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        query=OneTenant,
        data=Tooltips,
        shared_cache_seconds=60,
        tags=frozenset({"Tooltip"}),
    ),
)
