"""Calls a platform operation by operation, as everybody who is signed in, and says of each how it fits the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from contracts.conformance.answers import Answer
from contracts.conformance.cycles import check_cycles
from contracts.conformance.findings import Check, Notes, Report
from contracts.conformance.platform import Caller, Platform
from contracts.conformance.reads import check_denied, check_foreign_record, check_nobody, check_read, rows_by_tenant
from contracts.conformance.values import Parts, Values
from contracts.conformance.walk import Walk
from contracts.conformance.writes import NAMES_NOTHING, NOT_SENT, Writing, check_denied_write
from contracts.operation import Handler, Operation
from contracts.operation_table import Table
from contracts.wire import wire_names

_SERVICE = "it is called under the service token, which no account has"
ITEMS = 4  # of a list, that other requests are made of
NO_WARNINGS = (
    "warnings: no row and no refusal tells of any: the console then shows what it reads of the facts, and asks nothing "
    "more"
)
NO_REVISIONS = "revisions: no record has any: the console compares updatedAt, or nothing"


@dataclass(slots=True)
class Run:
    """A run as these callers, the first of whom asks most. `absent` are the operations that the mapping says the
    platform lacks; `tenant` is the operator on whom writes may be done, `writes` are writes whose examples may be sent
    without one."""

    platform: Platform
    table: Table
    callers: Sequence[Caller]
    given: Mapping[str, Any] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()
    tenant: str | None = None
    writes: frozenset[str] = frozenset()
    notes: Notes = field(default_factory=Notes)
    _rows: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)

    async def report(self, name: str, only: Iterable[str] = (), signed_in: Sequence[Answer] = ()) -> Report:
        """A finding for each operation that a platform has, or of those whose id or area is named."""
        named = set(only)
        chosen = [one for one in self.table if not one.handled_by_bff and one.feature != "simulator"]
        chosen = [one for one in chosen if not named or named & {one.id, one.area}]
        asked = [one for one in chosen if one.id not in self.absent]
        walks = [self._walk(caller) for caller in self.callers]
        for answer in signed_in:
            walks[0].judge(answer)
        for walk in walks:
            await self._read(walk, asked)
        writing = Writing(self.tenant) if self.tenant else None
        if writing:
            await check_cycles(walks, {one.id for one in asked}, writing)
        for walk in walks:
            await self._write(walk, asked, writing)
        await self._sign_out(walks[-1], asked, bool(signed_in))
        for operation in chosen:
            if operation.id in self.absent:
                self.notes.of(operation).absent = "the mapping says so"
        return Report(
            name,
            [self.notes.finding(one) for one in chosen],
            self._remarks(),
            writing.left if writing else (),
        )

    def _walk(self, caller: Caller) -> Walk:
        values = Values(self.given, ITEMS)
        values.learn("users", [{"opId": op_id} for op_id in sorted(caller.tenants)], {})
        known = set[str]().union(*(one.tenants for one in self.callers))
        foreign = min(known - caller.tenants, default=None) if caller.identity.tenants is not None else None
        return Walk(self.platform, self.table, caller, self.notes, values, foreign)

    async def _read(self, walk: Walk, asked: Sequence[Operation]) -> None:
        """What needs no record comes first: its answers name records for the rest."""
        reads = [one for one in asked if not one.is_write]
        for operation in sorted(reads, key=lambda one: (one.path_params is not None, bool(one.example))):
            if operation.is_service:
                walk.notes.why_untested(operation, _SERVICE)
                continue
            may = operation.public or operation.permits(walk.caller.identity)
            try:
                parts = walk.values.parts_of(operation) if may else self._denied_parts(walk, operation)
            except LookupError as missing:
                walk.notes.why_untested(operation, f"no value for {missing}")
                continue
            if walk.caller is self.callers[0] and not operation.public:
                await check_nobody(walk, self.platform, operation, parts)
            if not may:
                await check_denied(walk, operation, parts)
                continue
            answer = await check_read(walk, operation, parts)
            await self._read_foreign(walk, operation, parts, answer)

    def _denied_parts(self, walk: Walk, operation: Operation) -> Parts:
        """A request of somebody who may not call: it may be about nothing. Raises LookupError for a body's fields."""
        nothing = dict.fromkeys(wire_names(operation.path_params) | wire_names(operation.query), NAMES_NOTHING)
        try:
            return walk.values.parts_of(operation)
        except LookupError:
            return replace(walk.values, given={**nothing, **walk.values.given}).parts_of(operation)

    async def _read_foreign(self, walk: Walk, operation: Operation, parts: Parts, answer: Answer) -> None:
        """Keeps some rows that whoever sees all operators is shown, and asks for another operator's as whoever does
        not."""
        if walk.caller.identity.tenants is None:
            for op_id, fields in rows_by_tenant(answer.data) if answer.is_good else ():
                self._rows.setdefault((operation.area, op_id), fields)
            return
        foreign = [
            rows
            for (area, op_id), rows in self._rows.items()
            if area == operation.area and op_id not in walk.caller.tenants
        ]
        if foreign:
            await check_foreign_record(walk, operation, parts, foreign[0])

    async def _write(self, walk: Walk, asked: Sequence[Operation], writing: Writing | None) -> None:
        """Each write once, by the first who may; denied to everybody who may not."""
        for operation in asked:
            if not operation.is_write or operation.handler in (Handler.SIGN_IN, Handler.SIGN_OUT):
                continue
            may = operation.public or operation.permits(walk.caller.identity)
            try:
                if operation.handler in NOT_SENT:
                    walk.notes.why_untested(operation, NOT_SENT[operation.handler])
                elif writing is None:
                    await self._write_example(walk, operation, may)
                elif not may:
                    await check_denied_write(walk, operation, writing)
                else:
                    await self._write_within(walk, operation, writing)
            except LookupError as missing:
                walk.notes.why_untested(operation, f"no value for {missing}")

    async def _write_within(self, walk: Walk, operation: Operation, writing: Writing) -> None:
        note = self.notes.of(operation)
        parts = writing.parts_of(walk, operation)
        if Check.SIGN_IN not in note.checks:
            await check_nobody(walk, self.platform, operation, parts)
            if note.succeeded:
                await writing.check_bad_input(walk, operation, parts)
        if not note.succeeded and not note.refused:
            await writing.check(walk, operation)

    async def _write_example(self, walk: Walk, operation: Operation, may: bool) -> None:
        if operation.id not in self.writes:
            walk.notes.why_untested(operation, "a write that was not asked for")
        elif may and not (self.notes.of(operation).succeeded or self.notes.of(operation).refused):
            revision = walk.values.given.get("revision") if operation.if_match else None
            walk.judge(await walk.ask(operation, walk.values.parts_of(operation), revision=revision))

    async def _sign_out(self, walk: Walk, asked: Sequence[Operation], accounts_sign_in: bool) -> None:
        """Signs the last caller out, after whom the token is worth nothing; a token that was given stays."""
        operation = self.table.handled_by(Handler.SIGN_OUT)
        if operation not in asked:
            return
        if not accounts_sign_in:
            walk.notes.why_untested(operation, "it would end the token's session")
            return
        walk.judge(await walk.ask(operation, Parts({}, None, {})))
        me = self.table.handled_by(Handler.REFRESH_IDENTITY)
        after = await walk.ask(me, Parts({}, None, {}))
        walk.notes.checked(operation, Check.SIGN_IN)
        if after.is_good:
            what = "a token is good after its session was signed out"
            walk.notes.fault(Check.SIGN_IN, replace(after, operation=operation), what)

    def _remarks(self) -> list[str]:
        told = {"warnings": NO_WARNINGS, "revision": NO_REVISIONS}
        return [text for word, text in told.items() if word not in self.platform.seen]
