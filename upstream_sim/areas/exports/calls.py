"""Exports: begun, fetched once by the session that began them, looked at and canceled."""

from __future__ import annotations

from collections.abc import Awaitable, Generator, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any
from zoneinfo import ZoneInfo

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.exports import (
    CSV,
    EXPORT_FETCHED,
    EXPORT_GONE,
    FETCH_SECONDS,
    MOST_CSV_ROWS,
    MOST_XLSX_ROWS,
    XLSX,
    ExportForm,
    ExportFormat,
    ExportPath,
    ExportStage,
    personal_among,
)
from contracts.exports import EXPORTED, ColumnKind, column_kinds, columns_of, is_among, with_timezone
from contracts.exports import rows_of as rows_in
from contracts.operation import Operation
from contracts.wire import Invalid, read_value, wire_names
from upstream_sim.areas.exports import files
from upstream_sim.areas.exports.cells import Cells, reader_of
from upstream_sim.areas.exports.jobs import Job, add, job_of, require_none_under_way
from upstream_sim.core.calls.answers import Answer, Attachment
from upstream_sim.core.refusals import Denied, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import HANDLERS, Command, handles
from upstream_sim.core.serving.steps import step_by_step
from upstream_sim.core.world.past import PastWorld
from upstream_sim.core.world.world import World
from upstream_sim.shared.hidden_staff import hidden_from, without_names
from upstream_sim.shared.personal import check_personal, with_masks, works_masked
from upstream_sim.shared.users import Caller

EVERYTHING = 1_000_000_000
MOST_ROWS = {ExportFormat.CSV: MOST_CSV_ROWS, ExportFormat.XLSX: MOST_XLSX_ROWS}
CHUNK = 16  # rows whose staff are looked at together


@handles("exportCreate")
def create(world: World, caller: Caller, command: Command[None, ExportForm]) -> Awaitable[dict[str, Any]]:
    """The export, which waits to be fetched. Raises Denied for a list that is not the caller's to export, a refusal
    while another is under way, and ValidationFailed for unknown columns, filters, and too many rows."""
    form = command.body
    operation = EXPORTED[form.list]
    roles = operation.export.roles if operation.export else None
    if not operation.permits(caller.identity) or (roles is not None and caller.identity.role not in roles):
        raise Denied
    require_none_under_way(world, caller)
    known = columns_of(rows_in(operation)[1])
    if unknown := [column.field for column in form.columns if not is_among(known, column.field)]:
        raise ValidationFailed("columns", f"The list has no {', '.join(unknown[:5])}.")
    personal = personal_among(form.list, [column.field for column in form.columns])
    return _create(world, caller, form, operation, personal)


async def _create(
    world: World, caller: Caller, form: ExportForm, operation: Operation, personal: list[str]
) -> dict[str, Any]:
    past = PastWorld(world)
    try:
        page = await _whole(past, caller, form, operation)
        count = int(page.get("count", 0))
        _require_few(form, count)
        require_none_under_way(world, caller)
    except BaseException:
        past.close()
        raise
    name, model = rows_in(operation)
    timezone, kinds = caller.user.timezone, column_kinds(model)
    job = Job(
        id=world.new_id_for("export"),
        user=caller.user.userCode,
        role=caller.user.role,
        token=caller.token,
        format=form.format,
        fileName=f"{form.name or form.list}.{form.format}",
        titles=tuple(_headings(form, kinds, timezone)),
        cells=tuple(
            Cells(reader_of(column.field, column.labels), kinds.get(column.field), ZoneInfo(timezone))
            for column in form.columns
        ),
        count=count,
        startedAt=past.now(),
        expires=world.real() + FETCH_SECONDS,
        past=past,
        page=form.page,
        rows=_shown(world, caller, operation, page[name], is_masked=form.isMasked or works_masked(caller)),
    )
    add(world, job)
    _tell(world, caller, form, job, personal)
    return {
        "exportId": job.id,
        "rows": count,
        "fileName": job.fileName,
        "personal": personal,
        "isMasked": form.isMasked,
        "fetchWithinSeconds": FETCH_SECONDS,
    }


def _headings(form: ExportForm, kinds: Mapping[str, ColumnKind], timezone: str) -> Iterator[str]:
    for column in form.columns:
        is_time = kinds.get(column.field) is ColumnKind.TIME
        yield with_timezone(column.title, timezone) if is_time and not form.keepsHeadings else column.title


async def _whole(past: PastWorld, caller: Caller, form: ExportForm, operation: Operation) -> Mapping[str, Any]:
    """All that the list's own handler finds. Raises ValidationFailed for filters that the list does not take."""
    given = {name: value for name, value in form.filters.model_dump(by_alias=True).items() if value is not None}
    model = operation.query or operation.body
    named = {name: given.pop(name) for name in wire_names(operation.path_params) if name in given}
    try:
        path: Any = read_value(operation.path_params, named) if operation.path_params else None
        read: Any = read_value(model, {**given, "page": 1}, caller.identity) if model else None
    except Invalid as invalid:
        fields = {f"filters.{name}": message for name, message in invalid.fields.items()}
        raise ValidationFailed(fields=fields) from None
    check_personal(operation, caller, read, place="filters.")
    whole = read.model_copy(update={"page": 1, "limit": EVERYTHING}) if read is not None else None
    command: Command[Any, Any, Any] = Command(whole, None, path) if operation.query else Command(None, whole, path)
    answer = HANDLERS[operation.id].do(past, caller, command)  # type: ignore[arg-type]  # it reads as a world does
    if isinstance(answer, Generator):
        answer = await step_by_step(answer)
    found: Mapping[str, Any] = answer.data if isinstance(answer, Answer) else answer
    return found


def _require_few(form: ExportForm, count: int) -> None:
    most = MOST_ROWS[form.format]
    if count > most:
        words = f"{count:,} rows are found; a file of this format has at most {most:,}. Narrow the filters"
        raise ValidationFailed("format", f"{words}{' or export as CSV' if form.format is ExportFormat.XLSX else ''}.")


def _shown(
    world: World, caller: Caller, operation: Operation, rows: Iterable[Mapping[str, Any]], *, is_masked: bool
) -> Iterator[Mapping[str, Any]]:
    """The rows without the names of staff who are hidden from the caller, and masked where they are to be."""
    hidden, name = hidden_from(world, caller), rows_in(operation)[0]
    left = iter(rows)
    while some := list(islice(left, CHUNK)):
        answer = without_names(Answer({name: some}), operation, HANDLERS[operation.id].data, hidden)
        if is_masked:
            answer = with_masks(answer, operation, HANDLERS[operation.id].data)
        yield from answer.data[name]


def _tell(world: World, caller: Caller, form: ExportForm, job: Job, personal: list[str]) -> None:
    with caller.change(world) as change:
        change.add_activity(
            area=ActivityArea.USERS,
            action=ActivityAction.CREATED,
            opId=form.filters.opId or caller.identity.opId,
            recordKind="Export",
            recordId=job.id,
            recordTitle=job.fileName,
            before=None,
            after={
                "list": form.list,
                "format": form.format,
                "filters": form.filters.model_dump(by_alias=True, exclude_none=True, mode="json"),
                "columns": [column.title for column in form.columns],
                "personalColumns": personal,
                **({"isMasked": True} if form.isMasked else {}),
                "rows": job.count,
            },
        )


@handles("exportDownload")
def download(world: World, caller: Caller, command: Command[None, None, ExportPath]) -> Awaitable[Answer]:
    """The file, once. Raises NotFound for another session's and one that is gone, a refusal the second time, and what
    making a spreadsheet raises."""
    job = job_of(world, caller, command.path.exportId)
    if job.was_fetched:
        raise Refusal(410, "GONE", [EXPORT_FETCHED])
    if job.stage is not ExportStage.WAITING:
        raise Refusal(410, "GONE", [job.message or EXPORT_GONE])
    job.was_fetched, job.stage = True, ExportStage.RUNNING
    return _download(world, job)


async def _download(world: World, job: Job) -> Answer:
    if job.format is ExportFormat.CSV:
        kind = f"{CSV}; charset=utf-8"
        return Answer(attachment=Attachment(job.fileName, kind, stream=files.csv_parts(world, job)))
    path = await files.made_sheet(world, job)
    stream, size = files.sheet_parts(world, job, path), path.stat().st_size
    return Answer(attachment=Attachment(job.fileName, XLSX, stream=stream, size=size))


@handles("exportState")
def state(world: World, caller: Caller, command: Command[None, None, ExportPath]) -> dict[str, Any]:
    """Raises NotFound for another session's."""
    return _to_wire(job_of(world, caller, command.path.exportId))


@handles("exportCancel")
def cancel(world: World, caller: Caller, command: Command[None, None, ExportPath]) -> dict[str, Any]:
    """The export as it ended: one that is done stays so. Raises NotFound for another session's."""
    job = job_of(world, caller, command.path.exportId)
    job.end(ExportStage.CANCELED, "The export was canceled.")
    return _to_wire(job)


def _to_wire(job: Job) -> dict[str, Any]:
    return {
        "exportId": job.id,
        "stage": job.stage,
        "rows": job.count,
        "done": job.done,
        "startedAt": job.startedAt,
        "message": job.message,
    }
