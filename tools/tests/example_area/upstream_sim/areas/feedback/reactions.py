"""What a blocked player said is closed."""

from __future__ import annotations

from contracts.areas.feedback import FeedbackStatus
from upstream_sim.areas.feedback.records import FEEDBACK

from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import change_record


@reacts(PLAYERS)
def close(change: Change, _before: Player | None, after: Player | None) -> None:
    """Closes what nobody has answered."""
    if after is None or not after.isBlocked:
        return
    said = change.world.table(FEEDBACK).where(playerCode=after.playerCode)
    for feedback in [each for each in said if each.status is FeedbackStatus.NEW]:
        change_record(change, FEEDBACK, feedback, status=FeedbackStatus.CLOSED)
