"""The short help texts of pages and controls, by slug."""

from contracts.area import Area
from contracts.fields import OneTenant
from contracts.wire import Wire


class Tooltip(Wire):
    """A help text. `slug` identifies a page or control, and its page on the help site."""

    slug: str
    title: str
    text: str


class Tooltips(Wire):
    """The general help texts, replaced by the operator's own where there are any. Each slug occurs once."""

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
