"""How simulated staff review usernames."""

from __future__ import annotations

from contracts.areas.usernames import UsernameForm, UsernameStatus
from contracts.warnings import WarningCode
from upstream_sim.areas.usernames.commands import update
from upstream_sim.areas.usernames.records import REVIEWS, USERNAMES, UsernameReview
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import answers_of, decided_by_staff, like_reviews
from upstream_sim.shared.users import Caller

REJECTED = 0.375  # of names in the right form: with the others, half of all, as in the history
UNFIT, TAKEN = "Not a fitting name", "The name is taken"


@decided_by_staff("usernames", "username", USERNAMES, {"status": UsernameStatus.PENDING}, like_reviews)
def decide(world: World, caller: Caller, wish: UsernameReview, rng: Rng) -> str:
    """Rejects what breaks the rules for names, and what another player has."""
    answered = answers_of(REVIEWS.warnings(world, wish))
    if answered is None or WarningCode.FORMAT_BROKEN in answered or rng.random() < REJECTED:
        return _reject(world, caller, wish, UNFIT)
    form = UsernameForm(playerCode=wish.playerCode, status=UsernameStatus.APPROVE, acknowledged=answered)
    try:
        update(world, caller, Command(None, form, None, wish.revision))
    except ValidationFailed:
        return _reject(world, caller, wish, TAKEN)
    return "approved"


def _reject(world: World, caller: Caller, wish: UsernameReview, note: str) -> str:
    form = UsernameForm(playerCode=wish.playerCode, status=UsernameStatus.REJECT, note=note)
    update(world, caller, Command(None, form, None, wish.revision))
    return "rejected"
