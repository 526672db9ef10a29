"""What a reaction refuses of what falls due is done later, all the same as in time; a player's own act is not."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from contracts.areas.tournaments import TournamentStatus
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.roles_permissions.jobs import GRANT
from upstream_sim.areas.tournaments.jobs import END
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world import change as changes
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.jobs import PUT_OFF, REFUSED_JOB
from upstream_sim.core.world.schedule import DUE
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.templates import DUE_GRANTS, DueGrant
from upstream_sim.shared.users import USERS
from upstream_sim.testing import NOW


@pytest.fixture(autouse=True)
def _own_reactions() -> Iterator[None]:
    kept = list(changes.REACTIONS)
    yield
    changes.REACTIONS[:] = kept


def refused_jobs(world: World) -> list[str]:
    return [each.recordTitle for each in world.table(ACTIVITIES).all() if each.recordKind == REFUSED_JOB]


def refuse_before(world: World, moment: datetime) -> None:
    if world.now() < moment:
        raise Refusal(409, "NOT_YET", ["Not yet."])


def test_a_tournament_whose_end_was_refused_ends_later_with_its_winners(world: World) -> None:
    ends = min((item for item in world.table(DUE).all() if item.kind == END), key=lambda item: item.at)

    @reacts(TOURNAMENTS)
    def refuse(change: Change, _before: Tournament | None, _after: Tournament | None) -> None:
        refuse_before(change.world, ends.at + PUT_OFF)

    tournament_id = ends.payload["tournamentId"]
    world.set_clock(world.clock.mode, ends.at)
    late = world.table(TOURNAMENTS).get(tournament_id)
    assert late is not None
    assert late.status is TournamentStatus.ACTIVE
    assert f"Tournament {late.title} ends" in refused_jobs(world)
    world.set_clock(world.clock.mode, ends.at + PUT_OFF)
    ended = world.table(TOURNAMENTS).get(tournament_id)
    assert ended is not None
    assert ended.status is TournamentStatus.EXPIRED
    assert {each.createdAt for each in world.table(WINNERS).where(tournamentId=tournament_id)} <= {ended.endTime}


def test_permissions_whose_grant_was_refused_are_granted_later(world: World) -> None:
    user = next(world.table(USERS).where(email="manager@aurora.test"))
    due_at = NOW + timedelta(minutes=5)
    with world.change() as change:
        grant = DueGrant(userCode=user.userCode, templateId="none", permissions=("tests",), dueAt=due_at)
        change.put(world.table(DUE_GRANTS), grant)
        world.schedule(due_at, GRANT, {"userCode": user.userCode})

    @reacts(DUE_GRANTS)
    def refuse(change: Change, _before: DueGrant | None, _after: DueGrant | None) -> None:
        refuse_before(change.world, due_at + PUT_OFF)

    world.advance("PT30M")
    assert world.table(DUE_GRANTS).get(user.userCode) is not None
    world.advance("PT1H")
    assert world.table(DUE_GRANTS).get(user.userCode) is None


def test_what_players_do_by_themselves_is_refused_to_them_and_the_day_goes_on(world: World) -> None:
    @reacts(BETS)
    def refuse(change: Change, before: object, after: object) -> None:
        if before is None:
            raise Refusal(409, "CLOSED", ["No bets today."])

    bets, transactions = world.table(BETS).count(), world.table(TRANSACTIONS).count()
    fire_event(world, "activitySwitched", {"mode": "busy"})
    world.advance("PT50M")
    assert world.table(BETS).count() == bets
    assert world.table(TRANSACTIONS).count() > transactions
    assert "Something happens by itself" not in refused_jobs(world)
