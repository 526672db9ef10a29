"""The tournaments that operators and brands hold by themselves, one after the other."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from contracts.areas.tournament_prizes import PrizeLimitsQuery
from contracts.areas.tournaments import Scoring, TournamentDraft, TournamentPrize, TournamentText
from contracts.bet_filters import BetType
from upstream_sim.areas.tournaments.commands import add
from upstream_sim.areas.tournaments.prizes import shared_out, wagered_before
from upstream_sim.core.clock import midnight
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.world.schedule import DUE, due
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import at_beginning, note, settings_of
from upstream_sim.shared.tenants import OPERATORS

ANNOUNCED = "activityTournamentAnnounced"
LEAST_DAYS, MOST_DAYS = 9, 18  # from one to the next
LEAST_WAGERED = Decimal(20)
MOST_PER_CENT = 5
PRIZES = (50, 25, 15, 10)


class Campaign(NamedTuple):
    english: tuple[str, str]
    turkish: tuple[str, str]
    betType: BetType
    scoring: Scoring
    days: int


CAMPAIGNS = (
    Campaign(
        ("Wager race", "The highest stakes in total win."),
        ("Bahis yarışı", "En yüksek toplam bahis kazanır."),
        BetType.CASINO,
        Scoring.TOTAL_WAGER,
        14,
    ),
    Campaign(
        ("High flyers", "The highest win per stake of a single bet wins."),
        ("Yüksek uçanlar", "En yüksek çarpan kazanır."),
        BetType.CASINO,
        Scoring.HIGHEST_MULTIPLIER,
        10,
    ),
    Campaign(
        ("Matchday cup", "The highest wins after stakes win."),
        ("Maç günü kupası", "En yüksek net kazanç kazanır."),
        BetType.SPORT,
        Scoring.NET_WIN,
        10,
    ),
)


@at_beginning
def announce_tournaments(world: World) -> None:
    """Has each operator and brand announce its next one, unless it will."""
    waiting = {item.payload["opId"] for item in world.table(DUE).all() if item.kind == ANNOUNCED}
    for operator in list(world.table(OPERATORS).all()):
        if operator.opId not in waiting:
            _schedule(world, seeded(f"{world.seed}:tournaments:{operator.opId}:{world.now()}"), operator.opId, 1)


def _schedule(world: World, rng: Rng, op_id: str, number: int) -> None:
    at = world.now() + timedelta(minutes=rng.randint(LEAST_DAYS * 1440, MOST_DAYS * 1440))
    world.schedule(at, ANNOUNCED, {"opId": op_id, "number": number})


@due(ANNOUNCED, "{opId} announces a tournament")
def announced(world: World, payload: dict[str, Any]) -> None:
    """Announces it, unless nothing happens by itself any more, the operator is closed, or hardly anybody plays."""
    op_id, number = payload["opId"], payload["number"]
    operator = world.table(OPERATORS).get(op_id)
    if settings_of(world) is None or operator is None or operator.isDeleted:
        return
    rng = seeded(f"{world.seed}:tournament:{op_id}:{number}:{world.now()}")
    if operator.isActive:
        with suppress(Refusal):
            _announce(world, rng, op_id)
    _schedule(world, rng, op_id, number + 1)


def _announce(world: World, rng: Rng, op_id: str) -> None:
    campaign = rng.choice(CAMPAIGNS)
    starts = midnight(world.now()) + timedelta(days=rng.randint(1, 4))
    ends = starts + timedelta(days=campaign.days)
    terms = PrizeLimitsQuery(opId=op_id, betType=campaign.betType, startTime=starts, endTime=ends)
    before = wagered_before(world, op_id, terms)
    if before is None or before.wagered < LEAST_WAGERED:
        return
    per_cent = Decimal(rng.randint(20, (MOST_PER_CENT - 1) * 10)) / 10
    prizes = shared_out(before.wagered, per_cent, PRIZES)
    draft = TournamentDraft(
        opId=op_id,
        texts=[
            TournamentText(language=language, title=f"{title} {starts:%Y-%m}", description=description)
            for language, (title, description) in (("en", campaign.english), ("tr", campaign.turkish))
        ],
        betType=campaign.betType,
        scoring=campaign.scoring,
        minBetAmountInUSD=Decimal(0),
        startTime=starts,
        endTime=ends,
        prizes=[TournamentPrize(rank=rank, amountInUSD=amount) for rank, amount in enumerate(prizes, 1)],
    )
    with world.change() as change:
        made = add(change, draft)
    note(world, "tournamentAnnounced", op_id, None, f"Tournament {made.title} announced")
