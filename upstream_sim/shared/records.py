"""What the records of all areas have in common: who changed them, and which revision a caller has seen."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol

import msgspec

from upstream_sim.core.audit import Actor
from upstream_sim.core.refusals import StaleRecord


class UserRef(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who made or changed a record."""

    nickname: str
    userCode: str

    @classmethod
    def of(cls, actor: Actor) -> UserRef:
        return cls(nickname=actor.nickname, userCode=actor.userCode)


class Revised(Protocol):
    """A record that tells its revision and who made it."""

    @property
    def revision(self) -> int: ...
    @property
    def updatedBy(self) -> UserRef: ...  # noqa: N802  # a wire name
    @property
    def updatedAt(self) -> datetime: ...  # noqa: N802  # a wire name


def require_revision(record: Revised, revision: int | None, shown: Any) -> None:
    """Raises StaleRecord, with the record as `shown`, unless `revision` is the present one; a caller
    who names none has not seen it."""
    if revision != record.revision:
        raise StaleRecord(shown, record.updatedBy, record.updatedAt)
