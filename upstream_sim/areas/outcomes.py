"""What became of a write whose answer was lost."""

from __future__ import annotations

from typing import Any

from contracts.areas.outcomes import OutcomeKey, OutcomeState
from upstream_sim.dialects import envelope
from upstream_sim.people import Caller
from upstream_sim.serving import Command, serves
from upstream_sim.world import World


@serves("outcome")
def outcome(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """A key that nobody has seen is closed by asking."""
    params: OutcomeKey = command.params
    sends = world.keys.outcome(caller.user.userCode, params.key)
    if not sends:
        return {"state": OutcomeState.NOT_RECEIVED}
    answer = sends[-1].answer
    if answer is None:
        return {"state": OutcomeState.RUNNING}
    return {"state": OutcomeState.DONE, "answer": {"httpStatus": answer.http, "body": envelope(answer)}}
