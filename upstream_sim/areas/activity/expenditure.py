"""How much players play and pay: few do most of it, as in the history. Those who paid in often before go on to, and
most of those who never did do not begin."""

from __future__ import annotations

from math import log, log2

from upstream_sim.core.world.world import World
from upstream_sim.shared.draws import uniform
from upstream_sim.shared.players import PLAYERS

KEY = "expenditure"
NEVER_PAID, PAID_MEAN = 0.25, 4.0
"""As the history was drawn: the share of players without a deposit, and the mean of the others' deposits after one."""
MEAN = 3.4  # deposits of a player of the history
SELDOM = 0.5  # what those do who never paid in
LEAST, MOST = 0.05, 12.0
STEPS = 2  # for each doubling


def expenditure_of(world: World, player_code: str) -> float:
    """How much more a player plays and pays than the mean of all, in steps."""
    kept: dict[str, float] | None = world.derived.get(KEY)
    if kept is None:
        began_with = world.start.bases[PLAYERS.name].records
        kept = {
            each.playerCode: _expenditure(world.seed, each.playerCode, each.totalDepositCount) for each in began_with
        }
        world.derived[KEY] = kept
    found = kept.get(player_code)
    if found is None:
        found = kept[player_code] = _expenditure(world.seed, player_code, _drawn_deposits(world.seed, player_code))
    return found


def _drawn_deposits(seed: int, player_code: str) -> int:
    draw = uniform(seed, player_code, "deposits")
    return 0 if draw < NEVER_PAID else 1 + int(-log((1 - draw) / (1 - NEVER_PAID)) * PAID_MEAN)


def _expenditure(seed: int, player_code: str, deposits: int) -> float:
    if not deposits:
        return _in_steps(SELDOM)
    return _in_steps(deposits / MEAN * -log(1 - uniform(seed, player_code, "spending")))


def _in_steps(value: float) -> float:
    """Steps, so that chances are reckoned for each but once."""
    wanted = min(max(value, LEAST), MOST)
    return float(2 ** (round(log2(wanted) * STEPS) / STEPS))
