"""Takes back what a write of the run did: what was made is deleted, what was changed is put back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from contracts.conformance.answers import Answer
from contracts.conformance.values import Parts, Values
from contracts.conformance.walk import Walk, with_fields
from contracts.operation import Operation
from contracts.wire import wire_names


@dataclass(frozen=True, slots=True)
class Undo:
    """The write that takes another back: its fields, from the made record by their path there (`=` before a text that
    stands for itself, `<` before a field of what was sent)."""

    operation: str
    fields: Mapping[str, str]

    unless: str = ""  # a field of the record that says that nothing was made
    found_by: tuple[str, str] | None = None  # the list, and the field of its rows, that has more of the record


_KEY, _SLUG = {"opId": "<opId", "key": "key"}, {"opId": "<opId", "slug": "slug"}
_SLIDE = {"opId": "<opId", "sliderSlug": "<sliderSlug", "slideIndex": "slideIndex", "key": "key"}
_IMAGE = {"opId": "<opId", "mediaId": "_id"}

UNDO: Mapping[str, Undo] = {
    "viewAdd": Undo("viewDelete", {"viewId": "viewId"}),
    "brandCreate": Undo("brandDelete", {"opId": "opId"}),
    "tournamentCreate": Undo("tournamentDelete", {"id": "id"}),
    "mediaUpload": Undo("mediaDelete", _IMAGE, "isExisting"),
    "mediaV2Upload": Undo("mediaV2Delete", _IMAGE, "isExisting"),
    "cmsBannerCreate": Undo("cmsBannerDelete", _KEY),
    "cmsV2BannerCreate": Undo("cmsV2BannerDelete", _KEY),
    "cmsV2CardCreate": Undo("cmsV2CardDelete", _KEY),
    "cmsV2ModalCreate": Undo("cmsV2ModalDelete", _KEY),
    "cmsV2MenuCreate": Undo("cmsV2MenuDelete", _KEY),
    "cmsPageCreate": Undo("cmsPageDelete", _SLUG),
    "cmsV2PageCreate": Undo("cmsV2PageDelete", _SLUG),
    "cmsPostCreate": Undo("cmsPostDelete", _SLUG),
    "cmsV2PostCreate": Undo("cmsV2PostDelete", _SLUG),
    "cmsSlideCreate": Undo("cmsSlideDelete", _SLIDE),
    "cmsV2SlideCreate": Undo("cmsV2SlideDelete", _SLIDE),
    "cmsV2NotificationCreate": Undo("cmsV2NotificationDelete", _KEY),
    "billingV1PaymentAdd": Undo("billingV1PaymentDelete", {"paymentId": "_id", "opId": "opId"}),
    "cfAccountV1Add": Undo(
        "cfAccountV1Delete",
        {"opId": "<opId", "token": "token", "accountId": "cfAccountId"},
        found_by=("cfAccountsV1", "cfAccountId"),
    ),
    "cfAccountV2Add": Undo(
        "cfAccountV2Delete",
        {"opId": "<opId", "cfAccountCode": "cfAccountCode", "accountId": "cfAccountId"},
        found_by=("cfAccountsV2", "cfAccountCode"),
    ),
    "exportCreate": Undo("exportCancel", {"exportId": "exportId"}),
    "supportCannedCreate": Undo("supportCannedDelete", {"cannedId": "cannedId"}),
}


# Reads that need what a write has made.
READ_OF: Mapping[str, Sequence[str]] = {
    "exportCreate": ("exportState", "exportDownload"),
    "playersMaxDeposit": ("fileDownload",),
    "techTicketCreate": ("presence",),
}


async def read_made(walk: Walk, operation: Operation, answer: Answer) -> None:
    """Asks for what a write has made, and nothing else has."""
    data = answer.data if isinstance(answer.data, dict) else {}
    own = next((value for name, value in data.items() if name.endswith("Id") and name != "opId"), None)
    values = Values({"id": own, **{name: value for name, value in data.items() if name.endswith(("Id", "Name"))}})
    for name in READ_OF.get(operation.id, ()):
        other = walk.table[name]
        walk.judge(await walk.ask(other, values.parts_of(other)))


async def undo_of(walk: Walk, operation: Operation, parts: Parts, answer: Answer) -> list[str]:
    """Undoes what was answered; what stays, in words."""
    undo = UNDO.get(operation.id)
    if undo is None:
        return [] if operation.is_repeatable else [f"{operation.id}: {_name_of(answer.data)}"]
    if undo.unless and isinstance(answer.data, dict) and answer.data.get(undo.unless):
        return []
    sent = {**parts.query, **(parts.body or {}), **parts.path}
    record = await _record(walk, undo, sent, answer.data)
    fields = {name: _value(source, record, sent) for name, source in undo.fields.items()}
    other = walk.table[undo.operation]
    query = {name: value for name, value in fields.items() if name in wire_names(other.query)}
    body = {name: value for name, value in fields.items() if name in wire_names(other.body)}
    path = {name: value for name, value in fields.items() if name in wire_names(other.path_params)}
    revision = record.get("revision") if isinstance(record, dict) and other.if_match else None
    undone = await walk.ask(other, Parts(query, body if other.body else None, path), revision=revision)
    walk.judge(undone)
    return [] if undone.is_good else [f"{operation.id}: {_name_of(answer.data)} ({other.id}: {undone.said})"]


async def _record(walk: Walk, undo: Undo, sent: Mapping[str, Any], data: Any) -> Any:
    """The record that was made, with what its list says of it."""
    if undo.found_by is None or not isinstance(data, dict):
        return data
    operation, name = walk.table[undo.found_by[0]], undo.found_by[1]
    answer = await walk.ask(operation, with_fields(operation, Parts({}, None, {}), {"opId": sent.get("opId")}))
    rows = _rows(answer.data) if answer.is_good else []
    return {**data, **next((row for row in rows if row.get(name) == data.get(name)), {})}


def _rows(data: Any) -> list[dict[str, Any]]:
    found = next((value for value in data.values() if isinstance(value, list)), []) if isinstance(data, dict) else data
    return [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []


def _value(source: str, data: Any, sent: Mapping[str, Any]) -> Any:
    if source.startswith("="):
        return source[1:]
    if source.startswith("<"):
        return sent.get(source[1:])
    for step in source.split("."):
        data = data.get(step) if isinstance(data, dict) else None
    return data


def _name_of(data: Any) -> str:
    """What a record is called: its first id."""
    fields = data if isinstance(data, dict) else {}
    named = (
        f"{name} {value}"
        for name, value in fields.items()
        if isinstance(value, str) and name.endswith(("Id", "No", "Code", "uuid", "fileName"))
    )
    return next(named, "a change")
