"""How simulated staff pay the prizes of tournaments."""

from __future__ import annotations

from datetime import timedelta

from contracts.areas.tournament_winners import Payout, PayoutType, WinnerStatus
from contracts.warnings import Act
from upstream_sim.areas.tournaments.payouts import pay_out
from upstream_sim.areas.tournaments.records import WINNERS, Winner
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import answers_of, decided_by_staff
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import warnings_of

REJECTED = 0.2  # of prizes, as in the history
THANKS, REFUSED = "Congratulations!", "Our rules allow one account per player."


def _delay(rng: Rng) -> timedelta:
    """Hours to two days, as in the history."""
    return timedelta(hours=7 * rng.randint(1, 7))


@decided_by_staff("prizes", "prize", WINNERS, {"status": WinnerStatus.PENDING}, _delay)
def decide(world: World, caller: Caller, winner: Winner, rng: Rng) -> str:
    answered = answers_of(warnings_of(world, Act.PAY_PRIZE, winner.playerCode))
    is_rejected = answered is None or rng.random() < REJECTED
    form = Payout(
        type=PayoutType.REJECT if is_rejected else PayoutType.APPROVE,
        winnerId=winner.id,
        noteForThePlayer=REFUSED if is_rejected else THANKS,
        acknowledged=answered,
    )
    pay_out(world, caller, Command(None, form, None))
    return "rejected" if is_rejected else "paid"
