"""The outcome of a write whose answer was lost."""

from __future__ import annotations

from typing import Any

from contracts.areas.outcomes import OutcomeKey, OutcomeState
from upstream_sim.core.calls.answers import envelope
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller


@handles("outcome")
def outcome(world: World, caller: Caller, command: Command[None, None, OutcomeKey]) -> dict[str, Any]:
    """The outcome of a key; asking for an unknown one closes it."""
    params = command.path
    sends = world.keys.outcome(caller.user.userCode, params.key)
    if not sends:
        return {"state": OutcomeState.NOT_RECEIVED}
    answer = sends[-1].answer
    if answer is None:
        return {"state": OutcomeState.RUNNING}
    return {"state": OutcomeState.DONE, "answer": {"httpStatus": answer.http, "body": envelope(answer)}}
