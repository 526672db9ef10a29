"""What a run found: a finding for each operation, and the score of each area."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from contracts.conformance.answers import Answer
from contracts.operation import Operation


class Verdict(StrEnum):
    """CONFORMS: all that was looked at is as the contract has it. ABSENT: the platform has no such call."""

    CONFORMS = "conforms"
    DEVIATES = "deviates"
    ABSENT = "absent"
    UNTESTED = "untested"


class Check(StrEnum):
    """What is looked at."""

    ANSWER = "answer"
    SCHEMA = "schema"
    SIGN_IN = "sign-in"
    ROLES = "roles"
    TENANTS = "tenants"
    PAGING = "paging"
    SORT = "sort"
    FILTERS = "filters"
    RECORDS = "records"
    LIMITS = "limits"
    DIALECT = "dialect"
    EFFECT = "effect"
    IDEMPOTENCY = "idempotency"
    REVISIONS = "revisions"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that deviates: `what`, an `example` of it, and the `curl` command that shows it."""

    check: Check
    what: str
    example: str = ""
    curl: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one operation. `reason`: why it is absent or untested, or what was left out. `checks`: what was
    looked at. `succeeded`: whether a call of it did."""

    operation: str
    area: str
    verdict: Verdict
    reason: str = ""
    succeeded: bool = False
    checks: tuple[Check, ...] = ()
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """`remarks` tell what the console does without; `left` what the run could not take back."""

    platform: str
    findings: Sequence[Finding]
    remarks: Sequence[str] = ()
    left: Sequence[str] = ()

    @property
    def deviates(self) -> bool:
        return any(finding.verdict is Verdict.DEVIATES for finding in self.findings)

    def count(self, verdict: Verdict) -> int:
        return sum(finding.verdict is verdict for finding in self.findings)

    @property
    def scores(self) -> Mapping[str, int | None]:
        """Of each area, how many percent of what was tested conforms, rounded down; None where nothing was."""
        areas = dict.fromkeys(finding.area for finding in self.findings)
        return {area: score(one for one in self.findings if one.area == area) for area in areas}

    @property
    def score(self) -> int | None:
        return score(self.findings)

    def to_json(self) -> dict[str, Any]:
        counts = {verdict.value: self.count(verdict) for verdict in Verdict}
        whole = {"platform": self.platform, "score": self.score, "counts": counts, "areas": dict(self.scores)}
        lists = {"remarks": list(self.remarks), "left": list(self.left)}
        return {**whole, **lists, "operations": [asdict(finding) for finding in self.findings]}


def score(findings: Iterable[Finding]) -> int | None:
    verdicts = [finding.verdict for finding in findings]
    good, bad = verdicts.count(Verdict.CONFORMS), verdicts.count(Verdict.DEVIATES)
    return good * 100 // (good + bad) if good + bad else None


@dataclass(slots=True)
class Note:
    """What is known of one operation so far."""

    faults: dict[tuple[Check, str], Fault] = field(default_factory=dict)
    checks: set[Check] = field(default_factory=set)
    succeeded: bool = False
    refused: str = ""  # how the platform refused what it may refuse
    absent: str = ""
    reason: str = ""


@dataclass(slots=True)
class Notes:
    """What a run finds on its way, by operation."""

    by_id: dict[str, Note] = field(default_factory=dict)

    def of(self, operation: Operation) -> Note:
        return self.by_id.setdefault(operation.id, Note())

    def fault(self, check: Check, answer: Answer, what: str, example: str = "") -> None:
        note = self.of(answer.operation)
        note.checks.add(check)
        note.faults.setdefault((check, what), Fault(check, what, example[:300], answer.sent.curl))

    def checked(self, operation: Operation, *checks: Check) -> None:
        self.of(operation).checks.update(checks)

    def why_untested(self, operation: Operation, reason: str) -> None:
        """The first reason counts."""
        note = self.of(operation)
        note.reason = note.reason or reason

    def finding(self, operation: Operation) -> Finding:
        note = self.of(operation)
        verdict, reason = _verdict(operation, note)
        checks = tuple(sorted(note.checks))
        return Finding(
            operation.id, operation.area, verdict, reason, note.succeeded, checks, tuple(note.faults.values())
        )


def _verdict(operation: Operation, note: Note) -> tuple[Verdict, str]:
    if note.faults:
        return Verdict.DEVIATES, ""
    if note.succeeded:
        return Verdict.CONFORMS, ""
    if note.absent:
        return Verdict.ABSENT, note.absent
    if operation.is_write and note.refused:
        return Verdict.CONFORMS, f"only its refusals were seen: {note.refused}"
    return Verdict.UNTESTED, note.refused or note.reason or "no account may call it"
