"""Files that the platform keeps for a day: written part by part, readable once they are complete."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.files import FILE_GONE
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

RETENTION = timedelta(days=1)
EXPIRED = "fileExpired"


class File(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`opId` is whose data it holds; `parts` counts those written so far."""

    fileName: str
    opId: str
    contentType: str
    parts: int
    isWhole: bool
    createdAt: datetime
    expiresAt: datetime


class Part(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    id: str
    fileName: str
    text: str


FILES = Schema(name="files", record=File, key="fileName")
PARTS = Schema(name="fileParts", record=Part, arrays=("fileName",))


class FileWriter:
    """A file that is being written for a caller. Each call is a change of its own."""

    def __init__(self, world: World, caller: Caller, name: str, op_id: str) -> None:
        """`name` is the kind of file; the world makes it unique."""
        self._world = world
        self._caller = caller
        with caller.change(world) as change:
            now = world.now()
            file = File(
                fileName=f"{name}_{world.new_id('exp')}.csv",
                opId=op_id,
                contentType="text/csv; charset=utf-8",
                parts=0,
                isWhole=False,
                createdAt=now,
                expiresAt=now + RETENTION,
            )
            change.put(world.table(FILES), file)
            world.schedule(file.expiresAt, EXPIRED, {"fileName": file.fileName})
        self.file_name = file.fileName

    def add(self, text: str) -> None:
        """Adds a part. Raises NotFound when the file is gone: the world was reset, or a day went by."""
        file = self._present()
        with self._caller.change(self._world) as change:
            part = Part(id=_part_id(file.fileName, file.parts), fileName=file.fileName, text=text)
            change.put(self._world.table(PARTS), part)
            change.put(self._world.table(FILES), msgspec.structs.replace(file, parts=file.parts + 1))

    def finish(self, title: str, facts: dict[str, Any]) -> str:
        """The name of the completed file. An activity says who has it and what it holds."""
        file = self._present()
        with self._caller.change(self._world) as change:
            change.put(self._world.table(FILES), msgspec.structs.replace(file, isWhole=True))
            change.add_activity(
                area=ActivityArea.PLAYERS,
                action=ActivityAction.CREATED,
                opId=file.opId,
                recordKind="Export",
                recordId=file.fileName,
                recordTitle=title,
                before=None,
                after=facts,
            )
        return file.fileName

    def _present(self) -> File:
        file = self._world.table(FILES).get(self.file_name)
        if file is None:
            raise NotFound(FILE_GONE)
        return file


def complete_file(world: World, file_name: str) -> tuple[File, tuple[str, ...]]:
    """A file and its parts. Raises NotFound for one that is gone or not complete yet."""
    file = world.table(FILES).get(file_name)
    if file is None or not file.isWhole:
        raise NotFound(FILE_GONE)
    parts = world.table(PARTS)
    found = (parts.get(_part_id(file_name, number)) for number in range(file.parts))
    return file, tuple(part.text for part in found if part is not None)


@due(EXPIRED, "The file {fileName} expires")
def expire(world: World, payload: dict[str, Any]) -> None:
    file = world.table(FILES).get(payload["fileName"])
    if file is not None:
        with world.change() as change:
            for number in range(file.parts):
                change.delete(world.table(PARTS), _part_id(file.fileName, number))
            change.delete(world.table(FILES), file.fileName)


def _part_id(file_name: str, number: int) -> str:
    return f"{file_name}:{number}"
