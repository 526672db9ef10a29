"""What requests are made of: values given by hand, records that earlier answers held, and the contract's examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from contracts.operation import Operation
from contracts.wire import wire_names

MOST_ITEMS = 20  # of one list
# What names a record or a tenant; a filter such as `kind` keeps the value of its example.
_NAMES_SOMETHING = re.compile(
    r"_?id|.*Id|.*Code|uuid|token|rowKey|zoneName|domainName|fileName|appName|resourceGroupName"
)
_OWN_ID = re.compile(r"_?id|uuid|.*Id")

Fields = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Parts:
    """A request's query, body and path parameters."""

    query: Fields
    body: Fields | None
    path: Fields


@dataclass(frozen=True, slots=True)
class _Record:
    """A record of an answer, its fields over those that it stands within. `id` is its own."""

    area: str
    depth: int
    fields: Fields


@dataclass(slots=True)
class Values:
    """`given` comes before all else. What is found in one record stays together: a document and its image."""

    given: Fields
    _records: list[_Record] = field(default_factory=list)

    def learn(self, area: str, data: Any, asked: Fields) -> None:
        """Keeps the records of an answer to what was `asked`."""
        self._records += [_Record(area, depth, fields) for depth, fields in _records_in(data, asked, 0)]

    def value_of(self, area: str, name: str) -> Any:
        """What the first of the area's records that has this field has there, the outermost first; None without one."""
        having = (one for one in self._records if one.area == area and name in one.fields)
        first = min(having, key=lambda one: one.depth, default=None)
        return None if first is None else first.fields[name]

    def parts_of(self, operation: Operation, also: frozenset[str] = frozenset()) -> Parts:
        """A request: what it needs and its example has, and those of the query that `also` names. A write takes nothing
        from records: the ids of its example name none. Raises LookupError, with their names, for fields without a
        value."""
        example = operation.example
        query, body = (example.query, example.body or {}) if example else ({}, {})
        names = {
            "query": _required(operation.query) | query.keys() | (wire_names(operation.query) & also),
            "body": _required(operation.body) | body.keys(),
            "path": _required(operation.path_params),
        }
        if operation.upload is not None:
            names["body"].discard(operation.upload.field)  # a file is no value
        wanted = {name for some in names.values() for name in some}
        known = {name for name in wanted if _NAMES_SOMETHING.fullmatch(name) and not operation.is_write}
        filled = {**query, **body, **self._found(operation.area, known, known & names["path"]), **self.given}
        if wanted - filled.keys():
            raise LookupError(", ".join(sorted(wanted - filled.keys())))
        query, body, path = ({name: filled[name] for name in sorted(some)} for some in names.values())
        return Parts(query, body if operation.body is not None else None, path)

    def _found(self, area: str, names: Set[str], path: Set[str]) -> Fields:
        """Values for these names: from the record that holds most of them, the area's own first, then from any. What
        stands in a `path` is of the area alone; where its records call it otherwise, it is the id of the first."""
        ranked = sorted(self._records, key=lambda one: (-len(names & one.fields.keys()), one.area != area, one.depth))
        found: dict[str, Any] = {}
        for record in ranked:
            known = (names if record.area == area else names - path) & record.fields.keys()
            found = {**{name: record.fields[name] for name in known}, **found}
        own = min(
            (one for one in ranked if one.area == area and "id" in one.fields), key=lambda one: one.depth, default=None
        )
        return {**(dict.fromkeys(path, own.fields["id"]) if own else {}), **found}


def _records_in(value: Any, outer: Fields, depth: int) -> Iterator[tuple[int, Fields]]:
    if isinstance(value, list):
        for item in value[:MOST_ITEMS]:
            yield from _records_in(item, outer, depth)
    elif isinstance(value, dict):
        plain = {name: inner for name, inner in value.items() if isinstance(inner, str | int)}
        own = next((inner for name, inner in plain.items() if _OWN_ID.fullmatch(name)), None)
        fields = {**outer, **plain, **({} if own is None else {"id": own})}
        yield depth, fields
        for inner in value.values():
            yield from _records_in(inner, fields, depth + 1)


def _required(model: type[BaseModel] | None) -> set[str]:
    fields = model.model_fields.items() if model else ()
    return {info.alias or name for name, info in fields if info.is_required()}
