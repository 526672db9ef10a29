"""Writing entries, with one activity for all that changes at one operator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction, ActivityArea
from upstream_sim.areas.games.rules import EntryChange
from upstream_sim.core.world.world import Change
from upstream_sim.shared.games import ENTRIES, OperatorEntry, entry_key
from upstream_sim.shared.records import UserRef, operator_title, require_revision

ONE, SEVERAL = "Operator’s game", "Operator’s games"


def write_entries(change: Change, op_id: str, changes: Sequence[EntryChange]) -> list[OperatorEntry]:
    """The entries as they are now."""
    written = [_written(change, op_id, each) for each in changes]
    if written:
        change.add_activity(**_activity(change, op_id, changes))
    return written


def require_entries(entries: Sequence[OperatorEntry], revision: int | None, present: object) -> None:
    """Raises StaleRecord, with `present` as they are on the wire, where any of these entries changed since: together
    they have the sum of their revisions. Raises ValidationFailed where none is named."""
    last = max(entries, key=lambda entry: entry.updatedAt, default=None)
    together = msgspec.structs.replace(last, revision=sum(entry.revision for entry in entries)) if last else None
    require_revision(together, revision, present)


def _written(change: Change, op_id: str, each: EntryChange) -> OperatorEntry:
    world = change.world
    fields: dict[str, Any] = {
        "status": each.after.status,
        "order": each.after.order,
        "updatedAt": world.now(),
        "updatedBy": UserRef.of(change.actor),
    }
    if each.before is not None:
        entry = msgspec.structs.replace(each.before, **fields)
    else:
        entry = OperatorEntry(id=entry_key(op_id, each.game.id), opId=op_id, gameId=each.game.id, **fields)
    return change.put(world.table(ENTRIES), entry)


def _activity(change: Change, op_id: str, changes: Sequence[EntryChange]) -> dict[str, Any]:
    what = {"area": ActivityArea.OPERATORS, "opId": op_id}
    if len(changes) == 1:
        (one,) = changes
        before = {"status": str(one.before.status), "order": one.before.order} if one.before else None
        return {
            **what,
            "action": ActivityAction.UPDATED if before else ActivityAction.CREATED,
            "recordKind": ONE,
            "recordId": one.game.id,
            "recordTitle": one.game.title,
            "before": before,
            "after": {"status": str(one.after.status), "order": one.after.order},
        }
    return {
        **what,
        "action": ActivityAction.UPDATED,
        "recordKind": SEVERAL,
        "recordId": op_id,
        "recordTitle": operator_title(change.world, op_id),
        "before": {each.game.title: _text(each.before) for each in changes},
        "after": {each.game.title: f"{each.after.status}, {each.after.order}" for each in changes},
    }


def _text(entry: OperatorEntry | None) -> str | None:
    return f"{entry.status}, {entry.order}" if entry else None
