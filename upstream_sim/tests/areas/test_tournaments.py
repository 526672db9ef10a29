"""Tournaments: what counts in their rankings, what may change about them, how they end, and who may do what."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from itertools import pairwise
from typing import Any

import httpx
import pytest

from contracts.areas.activities import ActivityArea
from contracts.areas.tournaments import Scoring
from contracts.wire import parse_json
from upstream_sim.areas.bets.lifecycle import Stake, cash_out, place, settle, void
from upstream_sim.areas.bets.selections import selections_of
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament
from upstream_sim.areas.transactions.records import TRANSACTIONS, PrizeWon
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in
from upstream_sim.tests.tournaments import bet_of, draft, kept_ranking, plain_ranking, players_of

PATH = "/tournament"
DAY = timedelta(days=1)


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def send(
    client: httpx.AsyncClient, method: str, path: str = PATH, email: str = SUPER, **rest: Any
) -> httpx.Response:
    headers = {**await sign_in(client, email), **rest.pop("headers", {})}
    return await client.request(method, path, headers=headers, **rest)


async def read(client: httpx.AsyncClient, path: str = PATH, email: str = SUPER, **query: Any) -> Any:
    answer = await send(client, "GET", path, email, params=query)
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def made(client: httpx.AsyncClient, world: World, email: str = SUPER, **fields: Any) -> Tournament:
    answer = await send(client, "POST", email=email, json=draft(world, **fields))
    assert answer.status_code == 200, answer.text
    return stored(world, answer.json()["data"]["id"])


def stored(world: World, tournament_id: str) -> Tournament:
    found = world.table(TOURNAMENTS).get(tournament_id)
    assert found is not None
    return found


def if_match(revision: int) -> dict[str, str]:
    return {"If-Match": f'"{revision}"'}


async def edit(client: httpx.AsyncClient, world: World, found: Tournament, **fields: Any) -> httpx.Response:
    body = {**draft(world), "id": found.id, "startTime": found.startTime.isoformat()}
    body |= {"endTime": found.endTime.isoformat(), **fields}
    del body["opId"]
    return await send(client, "PUT", headers=if_match(stored(world, found.id).revision), json=body)


async def test_players_are_ranked_by_score_then_by_who_reached_it_first_then_by_code(
    client: httpx.AsyncClient, world: World
) -> None:
    tournament = await made(client, world)
    first, second, third, fourth = players_of(world)[:4]
    for player, stakes in ((fourth, (10, 20)), (second, (30,)), (first, (30,)), (third, (31,))):
        for stake in stakes:
            bet_of(world, player, stake)
        if player is fourth:
            world.advance("PT1S")
    assert first.playerCode < second.playerCode
    page = await read(client, f"{PATH}/{tournament.id}/ranking")
    ranks = [(row["rank"], row["player"]["playerCode"], row["score"], row["prizeInUSD"]) for row in page["items"]]
    assert ranks == [
        (1, third.playerCode, 31, 500),
        (2, fourth.playerCode, 30, 250),
        (3, first.playerCode, 30, None),
        (4, second.playerCode, 30, None),
    ]
    one = await read(client, f"{PATH}/{tournament.id}/ranking", page=2, limit=3)
    assert [row["rank"] for row in one["items"]] == [4]
    figures = await read(client, f"{PATH}/{tournament.id}")
    assert (figures["betCount"], figures["playerCount"], figures["wageredInUSD"]) == (5, 4, 121)
    assert figures["prizePoolInUSD"] == 750


@pytest.mark.parametrize(
    ("scoring", "scores"), [("TOTAL_WAGER", [30, 6]), ("HIGHEST_MULTIPLIER", [2.5, 0.1]), ("NET_WIN", [-5, -5.5])]
)
async def test_a_score_is_the_stakes_the_highest_multiplier_or_the_net_win(
    client: httpx.AsyncClient, world: World, scoring: str, scores: list[float]
) -> None:
    tournament = await made(client, world, scoring=scoring)
    one, other = players_of(world)[:2]
    bet_of(world, one, 10, 25)
    bet_of(world, one, 20)
    bet_of(world, other, 5, "0.50")
    bet_of(world, other, 1)
    page = await read(client, f"{PATH}/{tournament.id}/ranking")
    assert [float(row["score"]) for row in page["items"]] == scores


NOT_COUNTED: dict[str, Callable[[World], object]] = {
    "a free bet": lambda world: bet_of(world, players_of(world)[0], 10, is_free=True),
    "settled by hand": lambda world: bet_of(world, players_of(world)[0], 10, by="U-1"),
    "below the smallest stake": lambda world: bet_of(world, players_of(world)[0], "0.99"),
    "another game": lambda world: bet_of(world, players_of(world)[0], 10, on=GAMES["amber-falls"]),
    "a sport bet": lambda world: bet_of(world, players_of(world)[0], 10, on=EVENTS["ev-fo-0-0"]),
    "a brand's player": lambda world: bet_of(world, players_of(world, "aurora-north")[0], 10),
    "a test player": lambda world: bet_of(world, next(world.table(PLAYERS).where(opId="aurora", isTest=True)), 10),
}


@pytest.mark.parametrize("what", NOT_COUNTED)
async def test_what_does_not_count(client: httpx.AsyncClient, world: World, what: str) -> None:
    tournament = await made(client, world, games=["koi-garden"])
    NOT_COUNTED[what](world)
    assert kept_ranking(world, tournament) == []
    bet_of(world, players_of(world)[0], 10)
    assert len(kept_ranking(world, tournament)) == 1


async def test_only_what_is_placed_since_the_start_and_settled_before_the_end_counts(
    client: httpx.AsyncClient, world: World
) -> None:
    start = (world.now() + DAY).isoformat()
    tournament = await made(client, world, startTime=start)
    player = players_of(world)[0]
    game, stake = GAMES["koi-garden"], Stake(Decimal(1), "USD")

    def placed() -> Any:
        bet_of(world, player, 1, 2, on=GAMES["amber-falls"], by="U-1")  # pays the stakes below
        with world.change() as change:
            return place(change, player, stake, game)

    early, waiting, canceled = placed(), placed(), placed()
    world.advance("P1D")
    open_one, late, cashed = placed(), placed(), placed()
    with world.change() as change:
        settle(change, early, Decimal(0))
        void(change, canceled)
        cash_out(change, cashed, Decimal("0.50"))
    assert [row[3] for row in kept_ranking(world, tournament)] == [1]
    world.advance("P1D")
    with world.change() as change:
        settle(change, open_one, Decimal(0))
    world.advance("P1D")
    with world.change() as change:
        settle(change, late, Decimal(0))
        settle(change, waiting, Decimal(0))
    assert [row[3] for row in kept_ranking(world, tournament)] == [2]
    assert kept_ranking(world, tournament) == plain_ranking(world, tournament)


async def test_of_opposite_outcomes_only_the_larger_counts(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world, betType="SPORT")
    player, event = players_of(world)[0], EVENTS["ev-fo-0-0"]
    bets = [bet_of(world, player, 10 + number, on=event) for number in range(12)]
    legs = {bet.betId: selections_of(world.seed, bet)[0] for bet in bets}
    sides: dict[tuple[str, str], int] = {}
    for bet in bets:
        side = legs[bet.betId].market, legs[bet.betId].outcome
        sides[side] = sides.get(side, 0) + bet.stakeInUSDCents
    largest = {market: max(cents for (name, _), cents in sides.items() if name == market) for market, _ in sides}
    assert len(sides) > len(largest)
    (row,) = kept_ranking(world, tournament)
    assert row[1] == row[4] == sum(largest.values())
    assert kept_ranking(world, tournament) == plain_ranking(world, tournament)


async def test_at_its_end_the_first_ranks_become_winners_who_wait(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world)
    players = players_of(world)[:3]
    for stake, player in enumerate(players, 1):
        bet_of(world, player, stake)
    world.advance("P3D")
    bet_of(world, players[0], 1_000)
    ended_one = stored(world, tournament.id)
    winners = await read(client, f"{PATH}/{tournament.id}/winners")
    assert ended_one.status == "EXPIRED"
    assert [(row["rank"], row["player"]["playerCode"], row["prizeInUSD"]) for row in winners["items"]] == [
        (1, players[2].playerCode, 500),
        (2, players[1].playerCode, 250),
    ]
    assert {row["status"] for row in winners["items"]} == {"PENDING"}
    listed = await read(client, f"{PATH}/winners", hasPending=True)
    row = next(row for row in listed["items"] if row["id"] == tournament.id)
    assert (row["winnerCount"], row["pendingWinnerCount"]) == (2, 2)
    kinds = [
        row.recordKind for row in world.table(ACTIVITIES).where(area=ActivityArea.TOURNAMENT) if row.opId == "aurora"
    ]
    assert kinds[-3:] == ["Tournament", "Tournament winner", "Tournament winner"]


async def test_a_tournament_without_bets_ends_without_winners(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world)
    world.advance("P3D")
    assert (stored(world, tournament.id).status, stored(world, tournament.id).hasWinners) == ("EXPIRED", False)
    listed = await read(client, f"{PATH}/winners", limit=1000)
    assert tournament.id not in {row["id"] for row in listed["items"]}


async def test_terms_may_change_until_a_bet_counts_and_the_ranking_follows(
    client: httpx.AsyncClient, world: World
) -> None:
    tournament = await made(client, world, minBetAmountInUSD=100)
    bet_of(world, players_of(world)[0], 10)
    assert kept_ranking(world, tournament) == []
    answer = await edit(client, world, tournament, minBetAmountInUSD=10, endTime=(world.now() + DAY).isoformat())
    assert answer.status_code == 200, answer.text
    assert [row[1] for row in kept_ranking(world, stored(world, tournament.id))] == [1000]
    world.advance("P1D")
    assert stored(world, tournament.id).status == "EXPIRED"


async def test_once_a_bet_counts_only_texts_may_change(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world)
    bet_of(world, players_of(world)[0], 10)
    texts = [{"language": "tr", "title": "Yarış", "description": ""}]
    assert (await edit(client, world, tournament, texts=texts)).status_code == 200
    assert stored(world, tournament.id).title == "Yarış"
    for field, value in (("minBetAmountInUSD", 2), ("scoring", "NET_WIN"), ("prizes", [{"rank": 1, "amountInUSD": 1}])):
        answer = await edit(client, world, tournament, **{field: value})
        assert (answer.status_code, answer.json()["status"]) == (409, "RECORD_LOCKED"), field


@pytest.mark.parametrize(
    ("later", "wait", "fault"),
    [
        (timedelta(hours=-1), "PT1H", "can only be moved later"),
        (timedelta(days=3, seconds=1), "PT1H", "at most the original length"),
        (timedelta(hours=1), "PT48H1S", "last 24 hours"),
        (timedelta(days=3), "PT48H", None),
    ],
)
async def test_the_end_may_move_once(
    client: httpx.AsyncClient, world: World, later: timedelta, wait: str, fault: str | None
) -> None:
    tournament = await made(client, world)
    bet_of(world, players_of(world)[0], 10)
    world.advance(wait)
    answer = await edit(client, world, tournament, endTime=(tournament.endTime + later).isoformat())
    if fault:
        assert answer.status_code == 422
        assert fault in answer.json()["messages"][0]
        return
    assert answer.status_code == 200, answer.text
    again = await edit(client, world, tournament, endTime=(tournament.endTime + later + DAY).isoformat())
    assert "already extended" in again.json()["messages"][0]
    world.advance("P1D")
    assert stored(world, tournament.id).status == "ACTIVE"
    world.advance("P3D")
    assert stored(world, tournament.id).status == "EXPIRED"


async def test_of_an_ended_tournament_only_texts_may_change(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world)
    world.advance("P3D")
    later = (world.now() + DAY).isoformat()
    assert (await edit(client, world, tournament, endTime=later)).json()["status"] == "RECORD_LOCKED"
    texts = [{"language": "en", "title": "That was it", "description": ""}]
    assert (await edit(client, world, tournament, texts=texts)).status_code == 200


async def test_who_saw_an_older_one_is_told(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world)
    body = {**draft(world), "id": tournament.id}
    del body["opId"]
    for revision, status in ((tournament.revision, 200), (tournament.revision, 412)):
        body["minBetAmountInUSD"] += 1
        answer = await send(client, "PUT", headers=if_match(revision), json=body)
        assert answer.status_code == status, answer.text
    assert answer.json()["data"]["record"]["minBetAmountInUSD"] == 2


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"startTime": "2026-10-31T00:00:00Z"}, "startTime"),
        ({"endTime": "2026-10-31T00:00:00Z"}, "endTime"),
        ({"prizes": [{"rank": 2, "amountInUSD": 5}]}, "prizes"),
        ({"prizes": []}, "prizes"),
        ({"games": ["koi-garden"], "providers": ["Koi Gaming"]}, "providers"),
        ({"sports": ["Football"]}, "sports"),
        ({"betType": "SPORT", "sports": ["Chess"]}, "sports"),
        ({"games": ["nothing"]}, "games"),
        ({"texts": [{"language": "xx", "title": "A", "description": ""}]}, "texts"),
        ({"texts": []}, "texts"),
    ],
)
async def test_what_cannot_be_is_refused(
    client: httpx.AsyncClient, world: World, fields: dict[str, Any], named: str
) -> None:
    answer = await send(client, "POST", json=draft(world, **fields))
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == [named]


@pytest.mark.spec("001-call-tournament-delete")
async def test_a_tournament_is_deleted_before_the_first_bet_counts_or_when_all_is_decided(
    client: httpx.AsyncClient, world: World
) -> None:
    unused, used = await made(client, world), await made(client, world)
    answer = await send(client, "DELETE", params={"id": unused.id})
    assert (answer.status_code, answer.json()["messages"]) == (200, [])
    assert world.table(TOURNAMENTS).get(unused.id) is None
    bet_of(world, players_of(world)[0], 10)
    assert (await send(client, "DELETE", params={"id": used.id})).status_code == 409
    world.advance("P3D")
    assert (await send(client, "DELETE", params={"id": used.id})).status_code == 409
    (winner,) = world.table(WINNERS).where(tournamentId=used.id)
    body = {"type": "approve", "winnerId": winner.id, "acknowledged": ["KYC_MISSING"]}
    assert (await send(client, "POST", f"{PATH}/payouts", json=body)).status_code == 200
    assert (await send(client, "DELETE", params={"id": used.id})).status_code == 200
    listed = (await send(client, "GET", params={"limit": 1000, "opId": "aurora"})).json()["data"]["items"]
    assert used.id not in {each["id"] for each in listed}
    archived = (await send(client, "GET", f"{PATH}/{used.id}")).json()["data"]
    assert (archived["isArchived"], archived["winnerCount"]) == (True, 1)
    assert (await send(client, "DELETE", params={"id": used.id})).status_code == 409
    paid = world.table(WINNERS).get(winner.id)
    assert paid is not None
    transaction = world.table(TRANSACTIONS).get(paid.txId or "")
    assert transaction is not None
    assert to_wire(world, transaction)["prize"] == PrizeWon(
        tournamentId=used.id,
        tournamentTitle="Weekend race",
        rank=1,
        score=Decimal("10.00"),
        scoring=Scoring.TOTAL_WAGER,
    )
    world.advance("P3D")


async def test_the_platform_ends_one_early_with_a_note_and_nobody_wins(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world, AURORA)
    bet_of(world, players_of(world)[0], 10)
    world.advance("PT1H")
    body = {"id": tournament.id, "note": "A fault of the provider."}
    assert (await send(client, "POST", f"{PATH}/cancel", AURORA, json=body)).status_code == 403
    assert (await send(client, "POST", f"{PATH}/cancel", json={**body, "note": " "})).status_code == 422
    answer = await send(client, "POST", f"{PATH}/cancel", ADMIN, json=body)
    cancellation = answer.json()["data"]["cancellation"]
    assert (cancellation["note"], answer.json()["data"]["status"]) == (body["note"], "EXPIRED")
    bet_of(world, players_of(world)[1], 10)
    canceled = stored(world, tournament.id)
    assert kept_ranking(world, canceled) == plain_ranking(world, canceled) != []
    again = await send(client, "POST", f"{PATH}/cancel", json=body)
    assert (again.status_code, again.json()["status"]) == (409, "ALREADY_DECIDED")
    world.advance("P3D")
    assert world.table(WINNERS).count(tournamentId=tournament.id) == 0
    assert (await send(client, "DELETE", email=AURORA, params={"id": tournament.id})).status_code == 200


async def test_a_bet_settled_at_the_instant_of_a_cancellation_does_not_count(
    client: httpx.AsyncClient, world: World
) -> None:
    tournament = await made(client, world, AURORA)
    first, second = players_of(world)[:2]
    bet_of(world, first, 10)
    world.advance("PT1H")
    for player in (first, second):
        bet_of(world, player, 20)
    assert [row[0] for row in kept_ranking(world, tournament)] == [first.playerCode, second.playerCode]
    body = {"id": tournament.id, "note": "A fault of the provider."}
    assert (await send(client, "POST", f"{PATH}/cancel", json=body)).status_code == 200
    ranking = kept_ranking(world, stored(world, tournament.id))
    assert ranking == plain_ranking(world, stored(world, tournament.id))
    assert [(row[0], row[3]) for row in ranking] == [(first.playerCode, 1)]


async def test_each_tenant_sees_its_own(client: httpx.AsyncClient, world: World) -> None:
    tournament = await made(client, world, AURORA, opId="aurora-north")
    for email, status in ((NORTH, 200), (AURORA, 200), (AURORA_MANAGER, 200), (BOREALIS, 404)):
        for path in (f"{PATH}/{tournament.id}", f"{PATH}/{tournament.id}/ranking", f"{PATH}/{tournament.id}/winners"):
            assert (await send(client, "GET", path, email)).status_code == status, (email, path)
    refused = await send(client, "DELETE", email=BOREALIS, params={"id": tournament.id})
    assert refused.status_code == 404
    assert {row["operator"]["opId"] for row in (await read(client, email=NORTH))["items"]} == {"aurora-north"}


@pytest.mark.parametrize(
    ("query", "field", "value"),
    [
        ({"status": "ACTIVE"}, "status", "ACTIVE"),
        ({"betType": "SPORT"}, "betType", "SPORT"),
        ({"scoring": "NET_WIN"}, "scoring", "NET_WIN"),
        ({"title": " derbi "}, "title", "Derby weeks"),
    ],
)
async def test_the_list_is_filtered(client: httpx.AsyncClient, query: dict[str, str], field: str, value: str) -> None:
    page = await read(client, **query)
    assert 0 < page["count"] < (await read(client))["count"]
    assert {row[field] for row in page["items"]} == {value}


@pytest.mark.parametrize("sort", ["startTime", "-endTime", "-prizePoolInUSD", "createdAt"])
async def test_the_list_is_sorted(client: httpx.AsyncClient, sort: str) -> None:
    rows = (await read(client, sort=sort))["items"]
    name = sort.removeprefix("-")
    pairs = [(one[name], other[name]) for one, other in pairwise(rows)]
    assert all(one >= other if sort != name else one <= other for one, other in pairs)


async def test_the_start_has_tournaments_of_every_kind_and_more_than_a_page(
    client: httpx.AsyncClient, world: World
) -> None:
    every = await read(client, limit=1000)
    with_winners = await read(client, f"{PATH}/winners", limit=1000)
    assert min(every["count"], with_winners["count"]) > 50
    pending = await read(client, f"{PATH}/winners", limit=1000, hasPending=True)
    decided = await read(client, f"{PATH}/winners", limit=1000, hasPending=False)
    assert all(row["pendingWinnerCount"] for row in pending["items"])
    assert not any(row["pendingWinnerCount"] for row in decided["items"])
    assert pending["count"] + decided["count"] == with_winners["count"]
    assert 0 < decided["count"] < with_winners["count"]
    kinds = {(row["status"], row["betCount"] > 0, row["cancellation"] is not None) for row in every["items"]}
    assert kinds >= {
        ("ACTIVE", True, False),
        ("ACTIVE", False, False),
        ("EXPIRED", True, False),
        ("EXPIRED", True, True),
    }


def test_the_starts_rankings_are_those_of_its_bets(world: World) -> None:
    for tournament in world.table(TOURNAMENTS).where(opId=frozenset({"aurora", "falken"})):
        assert kept_ranking(world, tournament) == plain_ranking(world, tournament), tournament.title


async def test_what_a_tournament_may_be_about(client: httpx.AsyncClient) -> None:
    found = await read(client, f"{PATH}/choices")
    assert {"id": "koi-garden", "title": "Koi Garden"} in found["games"]
    assert "Koi Gaming" in found["providers"]
    assert "Football" in found["sports"]
