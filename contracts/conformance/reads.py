"""Reads: what comes to whoever may, what is kept from others, and that each sees their own operators alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from contracts.conformance.accounts import NOBODY
from contracts.conformance.answers import Answer
from contracts.conformance.findings import Check
from contracts.conformance.lists import check_list, page_of
from contracts.conformance.platform import Platform
from contracts.conformance.values import Parts
from contracts.conformance.walk import ROWS, TENANT, Walk, takes, with_fields
from contracts.operation import Operation
from contracts.wire import wire_names


async def check_read(walk: Walk, operation: Operation, parts: Parts) -> Answer:
    """A read by a caller who may: its form, its tenants, and, by the first whom it answers, its lists."""
    had_succeeded = walk.notes.of(operation).succeeded
    answer = await walk.ask(operation, small(operation, parts))
    identity = walk.caller.identity
    if answer.is_refusal and identity.opId is None and "opId" in wire_names(operation.query) and answer.http != 429:
        parts = walk.values.parts_of(operation, TENANT)
        answer = await walk.ask(operation, small(operation, parts))
    walk.judge(answer)
    if not answer.is_good:
        return answer
    walk.values.learn(operation.area, answer.data, {**parts.query, **parts.path}, operation.path)
    _check_record(walk, operation, parts, answer)
    if identity.tenants is not None:
        _check_rows(walk, operation, answer)
        await _check_foreign_tenant(walk, operation, parts)
    if not had_succeeded:
        await check_list(walk, operation, parts, answer)
    return answer


def small(operation: Operation, parts: Parts) -> Parts:
    return with_fields(operation, parts, {"limit": ROWS}) if takes(operation, "page", "limit") else parts


def _check_record(walk: Walk, operation: Operation, parts: Parts, answer: Answer) -> None:
    """A single record is the one that was asked for."""
    if page_of(answer.data) is not None or not isinstance(answer.data, dict):
        return
    asked = {**parts.query, **(parts.body or {}), **parts.path}
    for name, value in asked.items():
        if name == "opId" or not _is_id(name) or not isinstance(value, str):
            continue
        walk.notes.checked(operation, Check.RECORDS)
        came = answer.data.get(name)
        if isinstance(came, str) and came != value:
            walk.notes.fault(Check.RECORDS, answer, f"another record came: {name} differs", f"{came!r}, not {value!r}")


def _check_rows(walk: Walk, operation: Operation, answer: Answer) -> None:
    """No row is of an operator that the caller does not see."""
    seen = walk.caller.tenants
    for op_id in _tenants_in(answer.data):
        walk.notes.checked(operation, Check.TENANTS)
        if op_id not in seen:
            who = f"{walk.caller.identity.role} of {walk.caller.identity.opId}"
            walk.notes.fault(Check.TENANTS, answer, f"a row of another operator came to {who}", f"opId {op_id!r}")
            return


def _tenants_in(data: Any) -> Iterator[str]:
    """The operators that rows, or a record, say they are of."""
    rows = (
        next((value for value in data.values() if isinstance(value, list)), [data]) if isinstance(data, dict) else data
    )
    for row in rows if isinstance(rows, list) else []:
        if not isinstance(row, dict):
            continue
        operator = row.get("operator")
        for op_id in (row.get("opId"), operator.get("opId") if isinstance(operator, dict) else None):
            if isinstance(op_id, str) and op_id not in ("", "DEFAULT"):
                yield op_id


async def _check_foreign_tenant(walk: Walk, operation: Operation, parts: Parts) -> None:
    """An operator whom the caller does not see is refused, or nothing of it comes."""
    if walk.foreign is None or not takes(operation, "opId"):
        return
    answer = await walk.ask(operation, with_fields(operation, small(operation, parts), {"opId": walk.foreign}))
    walk.notes.checked(operation, Check.TENANTS)
    if answer.fault:
        walk.notes.fault(Check.TENANTS, answer, f"another's operator: {answer.fault}")
    elif answer.is_good and _holds_something(answer.data):
        who = f"{walk.caller.identity.role} of {walk.caller.identity.opId}"
        walk.notes.fault(Check.TENANTS, answer, f"{who} gets what is of another operator by naming it")


def _holds_something(data: Any) -> bool:
    page = page_of(data)
    return bool(page.rows) if page else bool(data)


def rows_by_tenant(data: Any) -> Iterator[tuple[str, dict[str, str]]]:
    """The operator of each row of a list, and the ids that the row has."""
    for row in next((value for value in data.values() if isinstance(value, list)), []) if page_of(data) else []:
        op_id = next(_tenants_in([row]), None)
        if op_id is not None:
            yield op_id, {name: value for name, value in row.items() if isinstance(value, str) and _is_id(name)}


async def check_foreign_record(walk: Walk, operation: Operation, parts: Parts, ids: Mapping[str, str]) -> None:
    """A record of another operator, whose ids somebody else saw, is not there for this caller."""
    asked = {**parts.query, **(parts.body or {}), **parts.path}
    named = {name for name in asked if _is_id(name) and name != "opId"}
    if not named or not named <= ids.keys():
        return
    answer = await walk.ask(operation, _in_place(parts, {name: ids[name] for name in named}))
    walk.notes.checked(operation, Check.TENANTS)
    if answer.is_good and _holds_something(answer.data):
        who = f"{walk.caller.identity.role} of {walk.caller.identity.opId}"
        walk.notes.fault(Check.TENANTS, answer, f"{who} gets another operator's record by its id")
    elif answer.fault:
        walk.notes.fault(Check.TENANTS, answer, f"another operator's record: {answer.fault}")
    elif answer.is_refusal and not answer.words and not answer.may_be_wordless:
        walk.notes.fault(Check.DIALECT, answer, f"HTTP {answer.http} without a message: a refusal says why")


def _in_place(parts: Parts, ids: Mapping[str, str]) -> Parts:
    """The request about the record of these ids."""
    filled = [{name: ids.get(name, value) for name, value in some.items()} for some in (parts.query, parts.path)]
    body = None if parts.body is None else {name: ids.get(name, value) for name, value in parts.body.items()}
    return Parts(filled[0], body, filled[1])


def _is_id(name: str) -> bool:
    return name == "uuid" or name.endswith(("Id", "Code"))


async def check_denied(walk: Walk, operation: Operation, parts: Parts) -> None:
    """Whoever may not call is denied, in words, and goes on being signed in."""
    answer = await walk.ask(operation, small(operation, parts))
    role = walk.caller.identity.role
    walk.notes.checked(operation, Check.ROLES)
    if answer.is_good:
        walk.notes.fault(Check.ROLES, answer, f"{role} may not call it, and is answered")
    elif answer.fault:
        walk.notes.fault(Check.ROLES, answer, f"to {role}, who may not call it: {answer.fault}")
    elif answer.http == 401:
        walk.notes.fault(Check.ROLES, answer, f"{role} is denied by HTTP 401, which signs them out")
    elif answer.http not in (403, 404):
        walk.notes.fault(Check.ROLES, answer, f"{role} is denied by {answer.said}, and not by HTTP 403")
    elif not answer.words and not answer.may_be_wordless:
        walk.notes.fault(Check.DIALECT, answer, f"{role} is denied without a message")


async def check_nobody(walk: Walk, platform: Platform, operation: Operation, parts: Parts) -> None:
    """Without a token nothing is answered."""
    answer = await platform.ask(operation, NOBODY, small(operation, parts))
    walk.notes.checked(operation, Check.SIGN_IN)
    if answer.is_good:
        walk.notes.fault(Check.SIGN_IN, answer, "it answers without a token")
    elif answer.http not in (401, 404, 405):
        walk.notes.fault(Check.SIGN_IN, answer, f"without a token it answers {answer.said}, and not HTTP 401")
