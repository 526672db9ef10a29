"""Operations for tests that need no area."""

from __future__ import annotations

from dataclasses import replace

from pydantic import BaseModel

from contracts.operation import Effect, Operation, Origin


class ResultInfo(BaseModel):
    result_info: dict[str, int]


READ = Operation(
    id="things",
    area="tests",
    method="GET",
    path="/api/things",
    summary="Things",
    effect=Effect.READ,
    origin=Origin.ASSUMED,
    data=list[int],
    failure="The things cannot be shown.",
)
WRITE = Operation(
    id="thingMake",
    area="tests",
    method="POST",
    path="/api/things",
    summary="Make a thing",
    effect=Effect.WRITE,
    origin=Origin.ASSUMED,
    success="Thing made!",
    failure="The thing was not made.",
)
PLAIN = replace(READ, id="plain", data=None, failure=None)
EXTRA = replace(READ, id="extra", extras=ResultInfo)
