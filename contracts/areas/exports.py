"""Files of everything that a list finds, as it was when the export began.

An area's lists are known by the time this one is imported: it stands last in `AREAS`.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from contracts.area import Area, ForWeb
from contracts.choices import RestrictedChoice
from contracts.exports import EXPORTED, is_among, personal_columns, rows_of
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.roles import Permission, Role
from contracts.rules import MaxItems, MaxLength, MinLength, OpId, Pattern, Required
from contracts.texts import PERSONAL_COLUMNS
from contracts.wire import Wire

PATH = "/api/exports"
MOST_CSV_ROWS: ForWeb[int] = 1_000_000
MOST_XLSX_ROWS: ForWeb[int] = 100_000
FETCH_SECONDS: ForWeb[int] = 60
EXPORT_GONE = "This export is gone. Please export again."
EXPORT_FETCHED = "This export was fetched already. Please export again."
EXPORT_RUNS = "You have an export under way. Wait until it is done, or cancel it."
EXPORT_TOO_OLD = "So much has changed meanwhile that the export was given up. Narrow the filters and try again."
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CSV = "text/csv"


class ExportFormat(StrEnum):
    CSV = "csv"
    XLSX = "xlsx"


ExportList = StrEnum("ExportList", {each: each for each in sorted(EXPORTED)})  # type: ignore[misc]  # made at run time
ExportList.__doc__ = "The lists that can be exported, by their operations."


class ExportStage(StrEnum):
    """WAITING: to be fetched. RUNNING: being sent. DONE: sent in full. FAILED and CANCELED: not."""

    WAITING = "WAITING"
    RUNNING = "RUNNING"
    DONE = "DONE"
    FAILED = "FAILED"
    CANCELED = "CANCELED"


class ExportColumn(Wire):
    """A column: the field of a row, dotted for one of a record within it, and its heading. `labels` are what its values
    are called in the file; what has no label stands as it is."""

    field: Annotated[str, Required("A field is required."), MaxLength(200, "At most 200 characters.")]
    title: Annotated[str, MaxLength(200, "At most 200 characters.")]
    labels: dict[str, str] | None = None


class ExportFilters(Wire):
    """The filters and the order of the list, by the names of its own query; the page counts for nothing."""

    model_config = ConfigDict(extra="allow")

    opId: OpId | None = None
    __pydantic_extra__: dict[str, Any]


Columns = Annotated[
    list[ExportColumn], MinLength(1, "Choose at least one column."), MaxItems(200, "At most 200 columns.")
]

FileName = Annotated[
    str,
    MaxLength(100, "At most 100 characters."),
    Pattern(r"^[A-Za-z0-9][A-Za-z0-9 _.-]*$", "Letters, digits, spaces, dots, - and _ only."),
]


ListAddress = Annotated[
    str, MaxLength(2000, "At most 2,000 characters."), Pattern(r"^/([^/].*)?$", "An address within the console.")
]


class ExportForm(Wire):
    """`list` is the id of the list's operation; what stands in that one's path is named among the filters. `name` is
    what the file is called, without its ending. Times are in the user's timezone, in CSV with their offset, and their
    headings name it, unless `keepsHeadings`; amounts in USD have two decimals. `isMasked` (assumed): its columns with
    personal data are masked, as they must be for whoever does not see it unmasked. `page` (assumed): where the console
    shows the list with its filters; the notification that the export ended links there."""

    list: Annotated[ExportList, Field(strict=False), Required("Choose a list.")]
    filters: ExportFilters = Field(default_factory=ExportFilters)
    columns: Columns
    format: Annotated[ExportFormat, Field(strict=False), Required("Choose a format.")]
    name: FileName | None = None
    keepsHeadings: bool = False
    isMasked: bool = False
    page: ListAddress | None = None


class ExportMade(Wire):
    """It can be fetched once, within `fetchWithinSeconds`. `personal` are the columns with personal data; `isMasked`:
    masked in the file."""

    exportId: str
    rows: int
    fileName: str
    personal: list[str]
    isMasked: bool = False
    fetchWithinSeconds: int


class ExportState(Wire):
    exportId: str
    stage: Annotated[ExportStage, Field(strict=False)]
    rows: int
    done: int
    startedAt: Instant
    message: str | None = None


class ExportPath(Wire):
    exportId: str


def _roles(list_id: str) -> frozenset[Role]:
    operation = EXPORTED[list_id]
    chosen = operation.export.roles if operation.export else None
    return operation.roles if chosen is None else operation.roles & chosen


ROLES = {list_id: _roles(list_id) for list_id in sorted(EXPORTED)}
KEYS: dict[str, Permission] = {
    list_id: operation.permission for list_id, operation in EXPORTED.items() if operation.permission is not None
}
LEVELS = {list_id: EXPORTED[list_id].levels for list_id in ROLES}


def personal_among(list_id: str, fields: Iterable[str]) -> list[str]:
    """Those of a list's columns that hold players' personal data."""
    marked = personal_columns(rows_of(EXPORTED[list_id])[1])
    return sorted({field for field in fields if is_among(marked, field)})


def _unmasked(body: Any) -> str | None:
    """What is said where an export would hold columns with personal data as they are; None of what is no form."""
    if not isinstance(body, dict) or body.get("isMasked") is True or body.get("list") not in EXPORTED:
        return None
    columns = body.get("columns")
    given = [column.get("field") for column in columns if isinstance(column, dict)] if isinstance(columns, list) else []
    personal = personal_among(body["list"], [field for field in given if isinstance(field, str)])
    return PERSONAL_COLUMNS.format(columns=", ".join(personal)) if personal else None


AREA = Area("exports", readers=frozenset().union(*ROLES.values()))

OPERATIONS = (
    AREA.write(
        "exportCreate",
        "POST",
        PATH,
        "Export everything that a list finds",
        origin=Origin.ASSUMED,
        body=ExportForm,
        choice=RestrictedChoice("list", {each: EXPORTED[each].summary for each in ROLES}, ROLES, KEYS, LEVELS),
        example=Example(
            body={
                "list": "riskPlayers",
                "filters": {"minScore": 60},
                "columns": [{"field": "playerCode", "title": "Player"}],
                "format": "csv",
            }
        ),
        data=ExportMade,
        unmasked_denial=_unmasked,
        tenant_optional=True,
        time_limit=30,
        failure="The export could not begin. Please try again.",
    ),
    AREA.read(
        "exportDownload",
        f"{PATH}/{{exportId}}",
        "Fetch an export",
        origin=Origin.ASSUMED,
        path_params=ExportPath,
        download=True,
        time_limit=120,
    ),
    AREA.read(
        "exportState",
        f"{PATH}/{{exportId}}/state",
        "View an export’s progress",
        origin=Origin.ASSUMED,
        path_params=ExportPath,
        data=ExportState,
        poll=True,
    ),
    AREA.write(
        "exportCancel",
        "DELETE",
        f"{PATH}/{{exportId}}",
        "Cancel an export",
        origin=Origin.ASSUMED,
        path_params=ExportPath,
        takes_idempotency_key=False,
        is_repeatable=True,
        data=ExportState,
    ),
)
