"""What the checks of one caller share, and what every answer is held to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any

from contracts.conformance.answers import Answer
from contracts.conformance.findings import Check, Notes
from contracts.conformance.platform import Caller, Platform
from contracts.conformance.values import Parts, Values
from contracts.deviations import located_deviations
from contracts.operation import Handler, Operation
from contracts.operation_table import Table
from contracts.wire import wire_names

ROWS = 10  # that are asked of a list
SHOWN = 3  # examples of what deviates in one field
TENANT = frozenset({"opId"})  # a platform role may have to choose one where the field is optional


@dataclass(slots=True)
class Walk:
    """One caller's way through the table. `foreign` is an operator that they may not see, where one is known."""

    platform: Platform
    table: Table
    caller: Caller
    notes: Notes
    values: Values = field(default_factory=lambda: Values({}))
    foreign: str | None = None

    async def ask(self, operation: Operation, parts: Parts, **more: Any) -> Answer:
        return await self.platform.ask(operation, self.caller, parts, **more)

    def judge(self, answer: Answer) -> None:
        """Notes whether an answer to somebody who may call has the form that its operation declares."""
        notes, operation = self.notes, answer.operation
        notes.checked(operation, Check.ANSWER)
        if answer.fault:
            notes.fault(Check.ANSWER, answer, answer.fault)
            return
        if answer.is_refusal:
            self._judge_refusal(answer)
            return
        notes.of(operation).succeeded = True
        if not operation.download:
            notes.checked(operation, Check.SCHEMA)
            for one in located_deviations(operation, _data(answer), answer.fields):
                value = f" = {_shown(one.value)}" if isinstance(one.value, str | int | Decimal) else ""
                notes.fault(Check.SCHEMA, answer, f"{one.name}: {one.kind}", f"{one.place}{value}")

    def _judge_refusal(self, answer: Answer) -> None:
        notes, operation = self.notes, answer.operation
        notes.checked(operation, Check.DIALECT)
        if answer.http == 429:
            if not answer.headers.get("retry-after"):
                notes.fault(Check.LIMITS, answer, "HTTP 429 without Retry-After: nobody knows when to ask again")
            notes.why_untested(operation, answer.said)
            return
        if answer.http in (404, 405, 501) and not self._names_a_record(operation):
            notes.of(operation).absent = f"{answer.said}; say `enabled = false` of it in the mapping file"
            return
        if not answer.words and not answer.may_be_wordless:
            notes.fault(Check.DIALECT, answer, f"HTTP {answer.http} without a message: a refusal says why")
        if answer.http == 401:
            notes.fault(Check.ROLES, answer, "HTTP 401 to somebody signed in: the console ends their session")
        elif answer.http == 403 and not self._names_a_record(operation):
            notes.fault(Check.ROLES, answer, f"denied to {self.caller.identity.role}, who may call it")
        notes.of(operation).refused = answer.said

    def _names_a_record(self, operation: Operation) -> bool:
        """Whether a 403 or 404 may be for what the request names, and not for the call."""
        return operation.is_write or operation.path_params is not None or bool(operation.example)


def _shown(value: str | int | Decimal) -> str:
    """A value as JSON has it."""
    return str(value) if isinstance(value, Decimal) else json.dumps(value, ensure_ascii=False)


def _data(answer: Answer) -> Any:
    """The data that a model is declared for: of a sign-in without the token and its realm, which stay in the BFF."""
    if answer.operation.handler is Handler.SIGN_IN and isinstance(answer.data, dict):
        return {name: value for name, value in answer.data.items() if name not in ("token", "realm")}
    return answer.data


def with_fields(operation: Operation, parts: Parts, fields: Mapping[str, Any]) -> Parts:
    """The request with these fields too, each where the operation has it; what it has nowhere is left out."""
    query = {name: value for name, value in fields.items() if name in wire_names(operation.query)}
    body = {name: value for name, value in fields.items() if name in wire_names(operation.body)}
    whole = None if parts.body is None and not body else {**(parts.body or {}), **body}
    return replace(parts, query={**parts.query, **query}, body=whole)


def takes(operation: Operation, *names: str) -> bool:
    """Whether the operation has all of these among its query's and body's fields."""
    return set(names) <= wire_names(operation.query) | wire_names(operation.body)
