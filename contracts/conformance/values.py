"""What requests are made of: values given by hand, records that earlier answers held, and the contract's examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from contracts.operation import Operation
from contracts.tenants import TENANT_NAMES
from contracts.wire import wire_names

MOST_ITEMS = 20  # of one list
# What names a record or a tenant; a filter such as `kind` keeps the value of its example.
_NAMES_SOMETHING = re.compile(
    r"_?id|.*Id|.*Code|uuid|token|rowKey|zoneName|domainName|fileName|appName|resourceGroupName"
)
_VAGUE = frozenset({"id", "_id", "uuid", "key", "name"})
_LOOKS_LIKE_ID = re.compile(r"[a-z]{3}_[0-9a-f]{8,}")
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
    """A record of an answer, its fields over those that it stands within. `id` is its own, `source` the path that
    answered it."""

    area: str
    depth: int
    fields: Fields
    source: str = ""


@dataclass(slots=True)
class Values:
    """`given` comes before all else. What is found in one record stays together: a document and its image. Of a list,
    `most_items` are kept."""

    given: Fields
    most_items: int = MOST_ITEMS
    _records: list[_Record] = field(default_factory=list)

    def learn(self, area: str, data: Any, asked: Fields, source: str = "") -> None:
        """Keeps the records of an answer to what was `asked` of the path `source`."""
        found = _records_in(data, asked, 0, self.most_items)
        self._records += [_Record(area, depth, _named(fields, source), source) for depth, fields in found]

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
        examples, called = {**query, **body}, {}
        if not operation.is_write:
            known |= names["path"]
            ids = [name for name in wanted - known if _LOOKS_LIKE_ID.fullmatch(str(examples.get(name)))]
            called = {name: value for name in ids if (value := self._id_of_a(name)) is not None}
        filled = {**examples, **called, **self._found(operation, known, known & names["path"]), **self.given}
        if wanted - filled.keys():
            raise LookupError(", ".join(sorted(wanted - filled.keys())))
        query, body, path = ({name: filled[name] for name in sorted(some)} for some in names.values())
        return Parts(query, body if operation.body is not None else None, path)

    def _found(self, operation: Operation, names: Set[str], path: Set[str]) -> Fields:
        """Values for these names: from the record that holds most of them, the area's own and those of the nearest
        path first, then from any. What stands in a `path` is of the area; where its records call it otherwise, it is
        the id of the first, and where it has none, of another area, unless its name is vague."""
        area = operation.area
        if not names:
            return {}
        having = [one for one in self._records if names & one.fields.keys()]
        near = {source: _nearness(operation.path, source) for source in {one.source for one in self._records}}
        having.sort(key=lambda one: (-len(names & one.fields.keys()), one.area != area, -near[one.source], one.depth))
        found: dict[str, Any] = {}
        elsewhere: dict[str, Any] = {}
        for record in having:
            for name in names & record.fields.keys():
                is_own = record.area == area or name not in path
                (found if is_own else elsewhere).setdefault(name, record.fields[name])
            if len(found) == len(names):
                break
        own = min(
            (one for one in self._records if one.area == area and "id" in one.fields),
            key=lambda one: (-near[one.source], one.depth),
            default=None,
        )
        named = {name: value for name, value in elsewhere.items() if name not in _VAGUE}
        return {**(dict.fromkeys(path, own.fields["id"]) if own else {}), **named, **found}

    def _id_of_a(self, thing: str) -> Any:
        """The id of the first record of what lists such things; None without one."""
        return next((one.fields[f"{thing}Id"] for one in self._records if f"{thing}Id" in one.fields), None)


def _named(fields: Fields, source: str) -> Fields:
    """The fields, with the record's id and name as others call them: a zone's, listed by `/zones`, are `zoneId` and
    `zoneName`."""
    thing = re.split(r"[/-]", source)[-1].removesuffix("s")
    more = {f"{thing}{name.title()}": fields[name] for name in ("id", "name") if name in fields}
    return {**more, **fields} if source else fields


def _nearness(path: str, source: str) -> int:
    """How many segments two paths begin with alike."""
    pairs = zip(path.split("/"), source.split("/"), strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), 99)


def _records_in(value: Any, outer: Fields, depth: int, most: int) -> Iterator[tuple[int, Fields]]:
    if isinstance(value, list):
        for item in value[:most]:
            yield from _records_in(item, outer, depth, most)
    elif isinstance(value, dict):
        plain = {name: inner for name, inner in value.items() if isinstance(inner, str | int)}
        ids = {name: inner for name, inner in plain.items() if _OWN_ID.fullmatch(name)}
        own = next((inner for name, inner in ids.items() if name not in TENANT_NAMES), ids.get("opId"))
        fields = {**outer, **plain, **({} if own is None else {"id": own})}
        yield depth, fields
        for inner in value.values():
            yield from _records_in(inner, fields, depth + 1, most)


def _required(model: type[BaseModel] | None) -> set[str]:
    fields = model.model_fields.items() if model else ()
    return {info.alias or name for name, info in fields if info.is_required()}
