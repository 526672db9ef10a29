"""The lists of bets, one bet in full, and settling one by hand: who sees what, and what is refused."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import httpx
import msgspec
import pytest

from contracts.bet_filters import BetMode, BetPeriod, BetStatus, BetType
from contracts.wire import parse_json
from upstream_sim.areas.bets.queries import period_start
from upstream_sim.areas.bets.records import BETS, OPENING_BETS, Bet
from upstream_sim.areas.bets.wire import max_win
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.measures import SETTLED
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in
from upstream_sim.tests.opening_bets_by_day import shares_of

SETTLE = "/v2/bets/settle"


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def read(client: httpx.AsyncClient, path: str, email: str = SUPER, **query: Any) -> Any:
    answer = await client.get(path, params=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def settle(client: httpx.AsyncClient, bet: Bet, win: object, email: str = SUPER, **more: Any) -> httpx.Response:
    body = {"betId": bet.betId, "winAmount": float(str(win)), **more}
    return await client.post(SETTLE, json=body, headers=await sign_in(client, email))


def detail_path(bet: Bet) -> str:
    return f"/bets/{bet.betId}" if bet.generation == 1 else f"/v2/bets/{bet.betId}"


def open_bet(world: World, bet_type: BetType = BetType.SPORT, **traits: Any) -> Bet:
    """An open bet in USD of a player of aurora, as the world began with one but for its traits."""
    found = world.table(BETS).first(opId="aurora", status=BetStatus.OPEN, betType=bet_type)
    assert found is not None
    units = 10 * 10**8
    own = {"currency": "USD", "rate": 10**8, "stakeUnits": units, "stakeInUSDCents": 1000, **traits}
    with world.change() as change:
        return change.put(world.table(BETS), msgspec.structs.replace(found, **own))


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ({"status": ["WON", "CASHBACK"]}, lambda bet: bet.status in (BetStatus.WON, BetStatus.CASHBACK)),
        ({"betType": "SPORT", "betMode": "COMBO"}, lambda bet: bet.betMode is BetMode.COMBO),
        ({"gameTitle": "koi gar"}, lambda bet: bet.gameId == "koi-garden"),
        ({"provider": "koi"}, lambda bet: bet.provider == "Koi Gaming"),
        (
            {"betType": "SPORT", "betMode": "SINGLE", "sport": "tennis"},
            lambda bet: bet.betMode is BetMode.SINGLE and EVENTS[bet.eventId].sport == "Tennis",
        ),
        (
            {"betType": "SPORT", "event": "arsenal v"},
            lambda bet: bet.eventId is not None and EVENTS[bet.eventId].title == "Arsenal v Chelsea",
        ),
        ({"minStakeInUSD": "50", "maxStakeInUSD": "60"}, lambda bet: 5000 <= bet.stakeInUSDCents <= 6000),
        ({"minWinInUSD": "100"}, lambda bet: bet.winInUSDCents >= 10_000),
        ({"stakeFrom": "FREE_BET"}, lambda bet: bet.freeBetUnits > 0),
        ({"countedIn": "WAGER"}, lambda bet: bet.status is not BetStatus.CANCELED and not bet.freeBetUnits),
        ({"countedIn": "GGR"}, lambda bet: bet.status in SETTLED),
        ({"countedIn": "GGR", "status": ["OPEN", "WON"]}, lambda bet: bet.status is BetStatus.WON),
        ({"currency": " EUR "}, lambda bet: bet.currency == "EUR"),
        ({"isTest": "true"}, lambda bet: bet.isTest),
        ({"opId": "aurora", "includeBrands": "false"}, lambda bet: bet.opId == "aurora"),
        (
            {"dateField": "settledAt", "fromDate": "2026-10-05T00:00:00Z", "toDate": "2026-10-06T00:00:00Z"},
            lambda bet: bet.settledAt and "2026-10-05" <= bet.settledAt.isoformat() <= "2026-10-06T00:00:00+00:00",
        ),
        ({"fromDate": "2026-11-01T00:00:00Z"}, lambda bet: bet.placedAt >= datetime(2026, 11, 1, tzinfo=UTC)),
    ],
)
async def test_each_filter_of_bets_finds_just_what_it_says(
    client: httpx.AsyncClient, world: World, query: dict[str, Any], holds: Any
) -> None:
    expected = {bet.betId for bet in world.table(BETS).all() if holds(bet)}
    assert expected
    page = await read(client, "/bets", **query, limit=1000)
    assert page["count"] == len(expected) == len(page["items"]) + page["remaining"]
    assert {row["betId"] for row in page["items"]} <= expected


async def test_an_end_may_be_left_out(client: httpx.AsyncClient, world: World) -> None:
    at = next(world.table(BETS).where(status=BetStatus.WON)).placedAt
    query = {"fromDate": at.isoformat(), "toDate": at.isoformat()}
    assert (await read(client, "/bets", **query))["count"] >= 1
    later = {**query, "toDate": (at + timedelta(seconds=1)).isoformat()}
    assert (await read(client, "/bets", **later, toExclusive="true"))["count"] >= 1
    answer = await client.get("/bets", params={**query, "toExclusive": "true"}, headers=await sign_in(client, SUPER))
    assert answer.json()["data"]["count"] == 0


@pytest.mark.spec("001-rule-bet-id-filter")
@pytest.mark.parametrize("bad", ["a b", "a;b", "ä", "a%"])
async def test_a_bet_id_has_its_pattern(client: httpx.AsyncClient, world: World, bad: str) -> None:
    some = next(world.table(BETS).all())
    assert [row["betId"] for row in (await read(client, "/bets", betId=some.betId))["items"]] == [some.betId]
    assert (await read(client, "/bets", betId="x/y_z-1"))["count"] == 0
    answer = await client.get("/bets", params={"betId": bad}, headers=await sign_in(client, SUPER))
    assert (answer.status_code, set(answer.json()["data"]["fields"])) == (422, {"betId"})


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"betType": "SPORT", "gameTitle": "Koi Garden"}, "gameTitle"),
        ({"betType": "SPORT", "provider": "Northline"}, "provider"),
        ({"betMode": "SINGLE"}, "betMode"),
        ({"betType": ["SPORT", "CASINO"], "betMode": "SINGLE"}, "betMode"),
        ({"betType": "SPORT", "sport": "Tennis"}, "sport"),
        ({"betType": "SPORT", "betMode": ["SINGLE", "COMBO"], "tournament": "La Liga"}, "tournament"),
        ({"betType": "CASINO", "event": "Arsenal"}, "event"),
        ({"betType": "SPORT", "outcome": "Home"}, "outcome"),
    ],
)
@pytest.mark.parametrize("path", ["/bets", "/bets/operator", "/quick-bets"])
async def test_a_filter_that_the_type_does_not_have_is_refused(
    client: httpx.AsyncClient, path: str, query: dict[str, Any], field: str
) -> None:
    answer = await client.get(path, params=query, headers=await sign_in(client, SUPER))
    assert (answer.status_code, set(answer.json()["data"]["fields"])) == (422, {field})


@pytest.mark.parametrize("sort", ["placedAt", "-placedAt", "settledAt", "-stakeInUSD", "winInUSD"])
async def test_lists_are_sorted(client: httpx.AsyncClient, sort: str) -> None:
    rows = (await read(client, "/bets", sort=sort, limit=1000, status=["WON", "LOST"]))["items"]
    values = [row[sort.removeprefix("-")] for row in rows]
    assert values == sorted(values, reverse=sort.startswith("-"))


async def test_tenants_see_their_own(client: httpx.AsyncClient) -> None:
    own = {"aurora", "aurora-north", "aurora-south"}
    rows = (await read(client, "/bets/operator", AURORA, limit=1000))["items"]
    assert {row["operator"]["opId"] for row in rows} == own
    rows = (await read(client, "/quick-bets", NORTH, period="THIS_MONTH", limit=1000))["items"]
    assert {row["operator"]["opId"] for row in rows} <= {"aurora-north"}


async def test_unlisted_bets_and_the_listed_ones_are_all(client: httpx.AsyncClient, world: World) -> None:
    """A month's stakes are those of the listed bets and of the unlisted ones together."""
    query: dict[str, Any] = {
        "opId": "borealis",
        "includeBrands": "false",
        "dateField": "settledAt",
        "status": ["WON", "LOST"],
    }
    query |= {"fromDate": "2026-09-01T00:00:00Z", "toDate": "2026-10-01T00:00:00Z", "toExclusive": "true"}
    whole = await read(client, "/bets", **query, limit=1000)
    rows = world.table(OPENING_BETS).where(opId="borealis", year=2026, month=9)
    stakes = sum(row.stakeInUSDCents for row in rows if row.status in (BetStatus.WON, BetStatus.LOST))
    assert whole["unlisted"]["stakeInUSD"] == Decimal(stakes).scaleb(-2)
    games = [await read(client, "/bets", **query, gameTitle=game.title) for game in GAMES.values()]
    sport = await read(client, "/bets", **query, betType="SPORT")
    for name in ("count", "settledCount", "stakeInUSD", "winInUSD", "plInUSD"):
        assert sum(page["unlisted"][name] for page in (*games, sport)) == whole["unlisted"][name]
    assert (await read(client, "/bets", **query, stakeFrom="MAIN"))["unlisted"] is None


def test_shares_of_days_and_games_add_up_to_their_month(world: World) -> None:
    for row in list(world.table(OPENING_BETS).all())[::97]:
        first = datetime(row.year, row.month, 1, tzinfo=UTC).date()
        days = [first + timedelta(days=number) for number in range(31)]
        found = [share for day in days for share in shares_of(world.start, row, day, day)]
        assert sum(share.count for share in found) == row.count
        assert sum(share.stakes for share in found) == row.stakeInUSDCents
        assert sum(share.wins for share in found) == row.winInUSDCents
        assert all(min(share.count, share.stakes + 1, share.wins + 1) > 0 for share in found)
        assert {(share.provider, share.gameId) for share in found} == {
            (share.provider, share.gameId) for share in shares_of(world.start, row, first, days[-1])
        }


@pytest.mark.parametrize(
    ("period", "begins"),
    [
        (BetPeriod.LAST_10_MINUTES, "2026-11-01T11:50:00+00:00"),
        (BetPeriod.LAST_1_HOUR, "2026-11-01T11:00:00+00:00"),
        (BetPeriod.TODAY, "2026-10-31T20:30:00+00:00"),
        (BetPeriod.LAST_3_DAYS, "2026-10-29T20:30:00+00:00"),
        (BetPeriod.THIS_MONTH, "2026-10-31T20:30:00+00:00"),
    ],
)
def test_periods_are_of_the_users_timezone(period: BetPeriod, begins: str) -> None:
    now = datetime(2026, 11, 1, 12, tzinfo=UTC)
    assert period_start(period, now, "Asia/Tehran").isoformat() == begins


def test_a_day_that_the_clocks_change_begins_at_its_midnight() -> None:
    now = datetime(2026, 10, 26, 12, tzinfo=UTC)  # Berlin went back to winter time on the 25th
    assert period_start(BetPeriod.LAST_3_DAYS, now, "Europe/Berlin").isoformat() == "2026-10-23T22:00:00+00:00"


@pytest.mark.parametrize("query", [{}, {"betType": "SPORT"}, {"provider": "Koi Gaming", "opId": "aurora-north"}])
@pytest.mark.parametrize("period", list(BetPeriod))
async def test_quick_bets_are_the_newest_with_the_sums_of_their_period(
    client: httpx.AsyncClient, world: World, period: BetPeriod, query: dict[str, Any]
) -> None:
    world.advance("PT4M")
    since = period_start(period, world.now(), "UTC")
    page = await read(client, "/quick-bets", period=period, limit=1000, **query)
    found = [
        bet for bet in world.table(BETS).all() if all(getattr(bet, name) == value for name, value in query.items())
    ]
    listed = sorted((bet.placedAt for bet in found if bet.placedAt >= since), reverse=True)
    assert page["count"] == len(listed)
    assert [datetime.fromisoformat(row["placedAt"]) for row in page["items"]] == listed[:1000]
    placed = [bet for bet in found if bet.placedAt >= since and bet.status != "CANCELED" and bet.stakeFrom == "MAIN"]
    ended = [bet for bet in found if bet.settledAt and bet.settledAt >= since and bet.status in SETTLED]
    assert {name: value * 100 for name, value in page["totals"].items()} == {
        "count": len(placed) * 100,
        "settledCount": len(ended) * 100,
        "stakeInUSD": sum(bet.stakeInUSDCents for bet in placed),
        "winInUSD": sum(bet.winInUSDCents for bet in ended),
        "plInUSD": sum(bet.stakeInUSDCents - bet.winInUSDCents for bet in ended),
    }


async def test_the_sums_of_a_period_are_not_told_for_what_they_do_not_tell_apart(client: httpx.AsyncClient) -> None:
    for query in ({"status": "OPEN"}, {"betType": "SPORT", "betMode": "SINGLE", "sport": "Football"}):
        assert (await read(client, "/quick-bets", period="TODAY", **query))["totals"] is None


async def test_a_bet_is_found_in_its_own_generation(client: httpx.AsyncClient, world: World) -> None:
    one, two = (next(world.table(BETS).where(opId="aurora", generation=number)) for number in (1, 2))
    assert (await read(client, f"/bets/{one.betId}", AURORA_MANAGER))["betId"] == one.betId
    assert (await read(client, f"/v2/bets/{two.betId}", AURORA_MANAGER))["betId"] == two.betId
    for path, email in (
        (f"/bets/{two.betId}", SUPER),
        (f"/v2/bets/{one.betId}", SUPER),
        (f"/bets/{one.betId}", BOREALIS),
        (f"/v2/bets/{two.betId}", BOREALIS),
        ("/bets/none", SUPER),
    ):
        assert (await client.get(path, headers=await sign_in(client, email))).status_code == 404


@pytest.mark.parametrize("mode", list(BetMode))
async def test_selections_make_the_odds_and_stay_the_same(
    client: httpx.AsyncClient, world: World, mode: BetMode
) -> None:
    found = next(world.table(BETS).where(betMode=mode, generation=2))
    first, again = [await read(client, f"/v2/bets/{found.betId}") for _ in range(2)]
    assert first["selections"] == again["selections"]
    assert first["rawPayload"]["transaction"] == found.betId
    assert (await read(client, f"/v2/bets/{found.betId}", ADMIN))["rawPayload"] is None
    events = [leg["event"]["id"] for leg in first["selections"]]
    assert (events[0], len(set(events))) == (found.eventId, 1 if mode is BetMode.SINGLE else 3)
    if mode is BetMode.SINGLE:
        assert first["selections"][0]["odds"] == first["odds"]


@pytest.mark.spec("001-call-bet-settle")
@pytest.mark.parametrize(("win", "status"), [("0", "LOST"), ("7.25", "WON")])
async def test_an_open_bet_is_settled_once(client: httpx.AsyncClient, world: World, win: str, status: str) -> None:
    bet = open_bet(world)
    wallet = player_wallets.main(bet.playerCode, "USD")
    before, acts = balance_of(world, wallet), world.table(ACTIVITIES).count()
    answer = await settle(client, bet, win, AURORA)
    assert answer.status_code == 200, answer.text
    assert (answer.json()["data"]["status"], answer.json()["data"]["win"]) == (status, float(win))
    assert answer.json()["data"]["settledBy"]["nickname"]
    assert balance_of(world, wallet) - before == Decimal(win)
    [activity] = list(world.table(ACTIVITIES).where(recordId=bet.betId))
    assert (activity.before, activity.after) == (
        {"status": "OPEN", "win": 0},
        {"status": status, "win": Decimal(win), "reason": None},
    )
    assert world.table(ACTIVITIES).count() - acts >= 1
    again = await settle(client, bet, 1, ADMIN)
    assert (again.status_code, again.json()["status"]) == (409, "ALREADY_DECIDED")
    assert again.json()["data"]["changedBy"] == answer.json()["data"]["settledBy"]
    assert balance_of(world, wallet) - before == Decimal(win)


async def test_only_a_super_admin_goes_beyond_the_most_and_says_why(client: httpx.AsyncClient, world: World) -> None:
    bet = open_bet(world)
    most = max_win(bet)
    assert most is not None
    beyond = most + Decimal("0.01")
    for email, more, field in (
        (AURORA, {}, "winAmount"),
        (ADMIN, {"reason": "As the provider says"}, "winAmount"),
        (SUPER, {}, "reason"),
        (SUPER, {"reason": "  "}, "reason"),
        (SUPER, {"reason": " A mistake "}, "reason"),
    ):
        answer = await settle(client, bet, beyond, email, **more)
        assert (answer.status_code, set(answer.json()["data"]["fields"])) == (422, {field})
    asked = await settle(client, bet, beyond, SUPER, reason="As the provider says")
    assert (asked.status_code, asked.json()["status"]) == (409, "CONFIRMATION_REQUIRED")
    [warning] = asked.json()["data"]["warnings"]
    assert warning["values"] == {
        "winAmount": float(beyond),
        "winInUSD": float(beyond),
        "maxWin": float(most),
        "timesMaximum": 1,
        "currency": "USD",
    }
    answered = {"reason": "As the provider says", "acknowledged": ["BEYOND_MAXIMUM"]}
    settled = await settle(client, bet, beyond, SUPER, **answered)
    assert (settled.status_code, settled.json()["data"]["settledReason"]) == (200, "As the provider says")
    assert (await read(client, detail_path(bet), AURORA))["settledReason"] == "As the provider says"
    [activity] = list(world.table(ACTIVITIES).where(recordId=bet.betId))
    assert activity.after
    assert activity.after["reason"] == "As the provider says"


@pytest.mark.parametrize(
    ("stake", "rate", "limit", "limit_in_usd"),
    [(10, 10**8, 215, 215), (50_000, 10**8, 1_000_000, 1_000_000), (50_000, 8_000_000, 1_075_000, 86_000)],
)
async def test_nobody_goes_beyond_ten_times_the_most_or_a_million_usd(
    client: httpx.AsyncClient, world: World, stake: int, rate: int, limit: int, limit_in_usd: int
) -> None:
    bet = open_bet(world, odds=215, stakeUnits=stake * 10**8, rate=rate, currency="USD" if rate == 10**8 else "TRX")
    found = await read(client, detail_path(bet), SUPER)
    if rate == 10**8 and stake == 10:
        assert (found["maxWin"], found["maxWinInUSD"]) == (21.5, 21.5)
    assert (found["settleLimit"], found["settleLimitInUSD"]) == (limit, limit_in_usd)
    answered = {"reason": "As the provider says", "acknowledged": ["BEYOND_MAXIMUM"]}
    refused = await settle(client, bet, limit + Decimal("0.01"), SUPER, **answered)
    assert (refused.status_code, set(refused.json()["data"]["fields"])) == (422, {"winAmount"})
    assert (await settle(client, bet, limit, SUPER, **answered)).status_code == 200


async def test_the_most_itself_is_allowed(client: httpx.AsyncClient, world: World) -> None:
    bet = open_bet(world)
    assert (await settle(client, bet, max_win(bet), AURORA)).status_code == 200


async def test_a_casino_bet_pays_up_to_its_games_maximum(client: httpx.AsyncClient, world: World) -> None:
    bet = open_bet(world, BetType.CASINO, gameId="koi-baccarat")
    assert max_win(bet) == 120
    assert (await settle(client, bet, "120.01", AURORA)).status_code == 422
    with world.change() as change:
        bet = change.put(world.table(BETS), msgspec.structs.replace(bet, gameId="lumen-crash"))
    refused = await settle(client, bet, 1, SUPER, reason="As the provider says")
    assert (refused.status_code, set(refused.json()["data"]["fields"])) == (422, {"winAmount"})
    assert (await settle(client, bet, 0, AURORA)).status_code == 200


async def test_a_free_bet_pays_at_most_its_net_win(world: World) -> None:
    bet = open_bet(world, odds=250, stakeUnits=0, stakeInUSDCents=0, freeBetUnits=20 * 10**8)
    assert max_win(bet) == 30


async def test_who_may_not_settle(client: httpx.AsyncClient, world: World) -> None:
    bet = open_bet(world)
    assert (await settle(client, bet, 1, AURORA_MANAGER)).status_code == 403
    assert (await settle(client, bet, 1, BOREALIS)).status_code == 404
    for win, more in ((-1, {}), ("0.001", {}), (1, {"betId": "a b"}), (1, {"betId": ""})):
        answer = await settle(client, bet, win, SUPER, **more)
        assert answer.status_code == 422
    assert world.table(BETS).get(bet.betId) == bet


@pytest.mark.parametrize("path", ["/bets", "/bets/operator"])
async def test_an_events_bets_are_found_by_their_outcome(client: httpx.AsyncClient, path: str) -> None:
    query: dict[str, Any] = {"betType": "SPORT", "event": "Arsenal v Chelsea", "limit": 1000, "includeBrands": "true"}
    every = (await read(client, path, **query))["items"]
    found = await read(client, path, **query, outcome="result: HOME")
    expected = {row["betId"] for row in every if row["outcome"] == "Match result: Home"}
    assert expected
    assert {row["betId"] for row in found["items"]} == expected
    assert found["count"] == len(expected)
    assert found["unlisted"] is None


async def test_a_single_bet_that_tells_its_selections_tells_its_outcome(client: httpx.AsyncClient) -> None:
    page = await read(client, "/bets", betType="SPORT", limit=1000)
    told = {(row["generation"], row["betMode"]): row["outcome"] is not None for row in page["items"]}
    assert {kind for kind, is_told in told.items() if is_told} == {(2, "SINGLE")}
    one = next(row for row in page["items"] if row["outcome"])
    details = await read(client, f"/v2/bets/{one['betId']}")
    (leg,) = details["selections"]
    assert one["outcome"] == f"{leg['market']}: {leg['outcome']}"


@pytest.mark.parametrize(
    ("bet_type", "words"),
    [(BetType.SPORT, "the stake times the odds."), (BetType.CASINO, "the most that the game pays.")],
)
async def test_a_maximum_is_called_what_it_is(
    client: httpx.AsyncClient, world: World, bet_type: BetType, words: str
) -> None:
    bet = open_bet(world, bet_type)
    found = await read(client, detail_path(bet), SUPER)
    refused = await settle(client, bet, Decimal(str(found["maxWin"])) + 1, AURORA)
    assert refused.json()["data"]["fields"]["winAmount"].endswith(words)
