"""Lists: whether pages join, and whether sorting and filters do what they say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from contracts.conformance.answers import Answer
from contracts.conformance.findings import Check
from contracts.conformance.values import Parts
from contracts.conformance.walk import ROWS, Walk, takes, with_fields
from contracts.operation import Operation
from contracts.wire import wire_names

BEYOND = 100_000  # rows, which no page has
MOST_FILTERS = 4
# What is no filter of a list by a row's own field.
_NO_FILTERS = frozenset(
    {"page", "limit", "sort", "opId", "includeBrands", "isBrand", "isTest", "from", "to", "fromDate", "toDate", "text"}
)

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """A page of a list."""

    rows: Sequence[Row]
    count: int
    remaining: int

    @property
    def texts(self) -> list[str]:
        return [json.dumps(row, sort_keys=True, default=str) for row in self.rows]


def page_of(data: Any) -> Shown | None:
    """The page that an answer's data is; None where it is none."""
    if not isinstance(data, dict) or type(data.get("count")) is not int or type(data.get("remaining")) is not int:
        return None
    rows = next((value for value in data.values() if isinstance(value, list)), None)
    if rows is None or not all(isinstance(row, dict) for row in rows):
        return None
    return Shown(rows, data["count"], data["remaining"])


async def check_list(walk: Walk, operation: Operation, parts: Parts, answer: Answer) -> None:
    """Holds a list that answered to what a list owes."""
    first = page_of(answer.data)
    if first is None or not takes(operation, "page", "limit"):
        return
    await _check_limits(walk, operation, parts)
    if first.count == 0:
        walk.notes.why_untested(operation, "the list is empty")
        return
    await _check_pages(walk, operation, parts, first)
    if len(first.rows) > 1:
        await _check_sort(walk, operation, parts)
        await _check_filters(walk, operation, parts, first)
        await _check_period(walk, operation, parts, first)


async def _check_limits(walk: Walk, operation: Operation, parts: Parts) -> None:
    """More rows than a page may have are refused, or fewer come."""
    walk.notes.checked(operation, Check.LIMITS)
    answer = await walk.ask(operation, with_fields(operation, parts, {"limit": BEYOND}))
    page = page_of(answer.data) if answer.is_good else None
    if answer.fault:
        walk.notes.fault(Check.LIMITS, answer, f"limit={BEYOND}: {answer.fault}")
    elif answer.is_refusal and not answer.words:
        walk.notes.fault(Check.LIMITS, answer, f"limit={BEYOND} is refused without a message")
    elif page and len(page.rows) >= BEYOND:
        walk.notes.fault(Check.LIMITS, answer, f"limit={BEYOND} is answered with {len(page.rows)} rows")


async def _check_pages(walk: Walk, operation: Operation, parts: Parts, first: Shown) -> None:
    notes, size = walk.notes, max(1, min(ROWS, first.count // 3))
    last = -(-first.count // size)
    pages: dict[int, tuple[Answer, Shown]] = {}
    for number in dict.fromkeys((1, 2, last, last + 1)):
        answer = await walk.ask(operation, with_fields(operation, parts, {"page": number, "limit": size}))
        page = page_of(answer.data) if answer.is_good else None
        if page is None:
            notes.fault(Check.PAGING, answer, f"page {number} of {last} does not answer: {answer.said}")
            return
        pages[number] = answer, page
    again = await walk.ask(operation, with_fields(operation, parts, {"page": 1, "limit": size}))
    if page_of(again.data) != pages[1][1]:
        notes.why_untested(operation, "the list changes while it is read: its pages were not compared")
        return
    notes.checked(operation, Check.PAGING)
    for number, (answer, page) in pages.items():
        for what in _faults_of_page(page, number, size, first.count):
            notes.fault(Check.PAGING, answer, what)
    if 2 in pages and last > 1:
        both = set(pages[1][1].texts) & set(pages[2][1].texts)
        if both:
            notes.fault(Check.PAGING, pages[2][0], "the second page repeats rows of the first", _id_of(both))


def _faults_of_page(page: Shown, number: int, size: int, count: int) -> Iterable[str]:
    due = max(0, min(size, count - (number - 1) * size))
    place = "after the last" if due == 0 else "the last" if number * size >= count else f"page {number}"
    if page.count != count:
        yield f"count is {page.count} on {place} page, and {count} before"
    if len(page.rows) > size:
        yield f"{len(page.rows)} rows where limit={size}"
    elif len(page.rows) != due:
        yield f"{len(page.rows)} rows on {place}, where count={count} and limit={size} leave {due}"
    left = max(0, count - (number - 1) * size - due)
    if page.remaining != left:
        yield f"remaining is {page.remaining} on {place}, where {left} are left"
    if len(set(page.texts)) < len(page.rows):
        yield "a page holds the same row twice"


async def _check_sort(walk: Walk, operation: Operation, parts: Parts) -> None:
    """Both directions of the order that the list has by itself, where rows show what it goes by."""
    usual = _default(operation, "sort")
    name = usual.removeprefix("-") if isinstance(usual, str) else ""
    if not name:
        return
    for sort in (f"-{name}", name):
        answer = await walk.ask(operation, with_fields(operation, parts, {"sort": sort, "limit": 50}))
        page = page_of(answer.data) if answer.is_good else None
        if page is None:
            walk.notes.fault(Check.SORT, answer, f"sort={sort} does not answer: {answer.said}")
            return
        keys = [_comparable(_at(row, name)) for row in page.rows]
        if None in keys or len({type(key) for key in keys}) != 1:
            return
        walk.notes.checked(operation, Check.SORT)
        right = sorted(keys, reverse=sort.startswith("-"))  # type: ignore[type-var]  # of one type, which has an order
        if keys != right:
            place = next(index for index, key in enumerate(keys) if key != right[index])
            example = f"row {place + 1}: {_at(page.rows[place], name)}"
            walk.notes.fault(Check.SORT, answer, f"sort={sort} is not obeyed", example)


async def _check_filters(walk: Walk, operation: Operation, parts: Parts, first: Shown) -> None:
    """Filters that are called like a row's field, each by a value that some rows have and others have not."""
    names = wire_names(operation.query) - _NO_FILTERS - parts.query.keys()
    tried = 0
    for name in sorted(names):
        values = [row.get(name) for row in first.rows if isinstance(row.get(name), str | bool) and row.get(name) != ""]
        chosen = values[0] if len(set(values)) > 1 else None
        if chosen is None or tried == MOST_FILTERS:
            continue
        tried += 1
        answer = await walk.ask(operation, with_fields(operation, parts, {name: chosen, "limit": ROWS}))
        page = page_of(answer.data) if answer.is_good else None
        said = f"{name}={str(chosen).lower() if isinstance(chosen, bool) else chosen}"
        walk.notes.checked(operation, Check.FILTERS)
        if page is None:
            walk.notes.fault(Check.FILTERS, answer, f"the filter {name} does not answer: {answer.said}")
        elif not page.rows:
            walk.notes.fault(Check.FILTERS, answer, f"the filter {name} does not find the row that has it", said)
        elif wrong := next((row for row in page.rows if not _matches(row.get(name), chosen)), None):
            walk.notes.fault(Check.FILTERS, answer, f"the filter {name} finds others too", f"{wrong.get(name)!r}")


async def _check_period(walk: Walk, operation: Operation, parts: Parts, first: Shown) -> None:
    """A period that begins with a row in the middle finds none before it."""
    moments = sorted(moment for row in first.rows if (moment := _moment(row.get("createdAt"))) is not None)
    if not takes(operation, "fromDate", "dateField") or not moments or moments[0] == moments[-1]:
        return
    start = moments[len(moments) // 2]
    asked = {"fromDate": start.isoformat().replace("+00:00", "Z"), "dateField": "createdAt", "limit": ROWS}
    if takes(operation, "sort"):
        asked["sort"] = "createdAt"
    answer = await walk.ask(operation, with_fields(operation, parts, asked))
    page = page_of(answer.data) if answer.is_good else None
    walk.notes.checked(operation, Check.FILTERS)
    if page is None:
        walk.notes.fault(Check.FILTERS, answer, f"fromDate does not answer: {answer.said}")
        return
    found = [moment for row in page.rows if (moment := _moment(row.get("createdAt"))) is not None]
    if any(moment < start for moment in found):
        walk.notes.fault(Check.FILTERS, answer, "fromDate finds what was before it", min(found).isoformat())
    elif not found:
        walk.notes.fault(Check.FILTERS, answer, "fromDate does not find the row of that moment", start.isoformat())


def _default(operation: Operation, name: str) -> Any:
    info = operation.query.model_fields.get(name) if operation.query else None
    return None if info is None or info.is_required() else info.default


def _at(row: Row, name: str) -> Any:
    value: Any = row
    for step in name.split("."):
        value = value.get(step) if isinstance(value, dict) else None
    return value


def _comparable(value: Any) -> Decimal | datetime | None:
    """What can be compared without asking for a language: numbers and moments."""
    if isinstance(value, bool):
        return None
    return Decimal(value) if isinstance(value, int | Decimal) else _moment(value)


def _moment(value: Any) -> datetime | None:
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) and "T" in value else None
    except ValueError:
        return None
    return moment if moment and moment.tzinfo else None


def _matches(value: Any, chosen: Any) -> bool:
    """Whether a row has what was asked for: a filter of texts may find parts of them."""
    if isinstance(value, str) and isinstance(chosen, str):
        return chosen.lower() in value.lower()
    return bool(value == chosen)


def _id_of(texts: set[str]) -> str:
    return min(texts)[:120]
