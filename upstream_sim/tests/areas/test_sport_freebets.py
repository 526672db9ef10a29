"""Sport free bets: the templates, giving, using, giving back and lapsing."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from contracts.areas.sport_freebets import ADDED, ERRORS, FreebetStatus, FreebetType
from contracts.bet_filters import StakeFrom
from contracts.wire import Invalid
from upstream_sim import testing
from upstream_sim.areas.bets.odds import LEGS
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.rng import seeded
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.free_bets import FREE_BET_TEMPLATES, FREE_BETS, FreeBet, FreeBetTemplate
from upstream_sim.shared.games import EVENTS
from upstream_sim.shared.live import BY_PLAYERS
from upstream_sim.shared.measures import is_in_wager
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.client import AURORA, BOREALIS, NORTH, SUPER

FOOTBALL, TENNIS = "ev-fo-0-0", "ev-te-0-0"


class FreeBetDesk(Desk):
    """A desk with a player of aurora who has a USD wallet and holds no free bet."""

    def __init__(self, email: str = SUPER) -> None:
        super().__init__(email)
        held = {free_bet.playerCode for free_bet in self.world.table(FREE_BETS).all()}
        self.player = next(
            player
            for player in self.world.table(PLAYERS).where(opId="aurora", isDeleted=False, isBlocked=False, isTest=False)
            if player.playerCode not in held and "USD" in player_wallets.main_balances(self.world, player.playerCode)
        )

    def template(self, name: str = "Weekend single 10", op_id: str = "aurora") -> FreeBetTemplate:
        return next(each for each in self.world.table(FREE_BET_TEMPLATES).where(opId=op_id) if each.name == name)

    def put_template(self, **fields: Any) -> FreeBetTemplate:
        """One like the usual one, but for these fields; `terms` those of its terms."""
        usual = self.template()
        terms = msgspec.structs.replace(usual.terms, **fields.pop("terms", {}))
        changed = msgspec.structs.replace(usual, id="fbt_changed", terms=terms, **fields)
        with self.world.change() as change:
            return change.put(self.world.table(FREE_BET_TEMPLATES), changed)

    def add(self, template: FreeBetTemplate | None = None, player: Player | None = None, **more: Any) -> CallResult:
        template_id = (template or self.template()).id
        body = {"templateId": template_id, "betCount": 2, "betAmount": 10, **more}
        return self.send("sportFreebetAdd", body=body, path={"playerId": (player or self.player).playerId})

    def given(self, **more: Any) -> FreeBet:
        """A free bet that the player has got."""
        return self.free_bet(self.add(**more).data["freeBetId"])

    def free_bet(self, free_bet_id: str) -> FreeBet:
        found = self.world.table(FREE_BETS).get(free_bet_id)
        assert found
        return found

    def bet(self, free_bet: FreeBet, event: str = FOOTBALL, **more: Any) -> Bet:
        body = {"playerCode": self.player.playerCode, "freeBetId": free_bet.freeBetId, "eventId": event, **more}
        found = self.world.table(BETS).get(fire_event(self.world, "betPlaced", body)["betId"])
        assert found
        return found

    def ends(self, bet: Bet, status: str, win: object = 0) -> None:
        fire_event(self.world, "betSettled", {"betId": bet.betId, "status": status, "winAmount": Decimal(str(win))})

    @property
    def balance(self) -> Decimal:
        return balance_of(self.world, player_wallets.main(self.player.playerCode, "USD"))


@pytest.fixture
def desk() -> FreeBetDesk:
    return FreeBetDesk()


@pytest.mark.spec(
    "001-call-bonus-sport-list", "001-entity-sport-freebet-template", "001-rule-freebet-times-epoch-seconds"
)
def test_templates_come_in_pages_of_the_sportsbooks(desk: FreeBetDesk) -> None:
    first = desk.send("sportFreebetTemplates", query={"opId": "aurora"}).data
    rest = desk.send("sportFreebetTemplates", query={"opId": "aurora", "page": "2"}).data
    total = desk.world.table(FREE_BET_TEMPLATES).count(opId="aurora")
    assert (first["code"], first["message"]) == (200, "OK")
    assert first["metadata"] == {"totalItems": total, "itemsPerPage": 20}
    assert len(first["items"]) + len(rest["items"]) == total
    row = next(row for row in [*first["items"], *rest["items"]] if row["name"] == "Weekend single 10")
    template = desk.template()
    assert (row["fromTime"], row["toTime"]) == (template.fromTime.timestamp(), template.toTime.timestamp())
    assert row["freebetData"] == {
        "minSelection": 1, "maxSelection": 1, "minOdd": Decimal("1.1"), "maxOdd": 5,
        "betAmount": 10, "betCount": 5, "maxWin": 200,
    }  # fmt: skip
    everything = desk.send("sportFreebetTemplates").data["metadata"]["totalItems"]
    assert everything == desk.world.table(FREE_BET_TEMPLATES).count() > total


def test_a_brand_has_its_operators_templates() -> None:
    brand = Desk(NORTH)
    rows = brand.send("sportFreebetTemplates").data["items"]
    assert {row["opId"] for row in rows} == {"aurora"}
    borealis = Desk(BOREALIS).send("sportFreebetTemplates").data["items"]
    assert {row["opId"] for row in borealis} == {"borealis"}


@pytest.mark.spec(
    "001-call-bonus-sport-player-add", "001-entity-sport-free-bet-add", "001-message-success-freebet-added"
)
def test_a_player_gets_one(desk: FreeBetDesk) -> None:
    answer = desk.add()
    assert (answer.http, answer.data["status"], answer.data["betCount"]) == (200, "ACTIVE", 2)
    free_bet = desk.free_bet(answer.data["freeBetId"])
    assert free_bet.expiresAt - desk.world.now() == timedelta(days=7)
    listed = desk.send("appliedFreebets", query={"playerCode": desk.player.playerCode}).data
    assert [row["freeBetId"] for row in listed["items"]] == [free_bet.freeBetId]
    assert listed["items"][0]["givenBy"]["userCode"] == free_bet.givenBy.userCode  # type: ignore[union-attr]  # by staff
    told = [activity for activity in desk.world.table(ACTIVITIES).all() if activity.recordId == free_bet.freeBetId]
    assert [(each.area, each.recordKind) for each in told] == [("Bonus", "Free bet")]
    assert ADDED == "Sport FreeBet added successfully"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"betCount": 0}, "betCount"),
        ({"betCount": 6}, "betCount"),
        ({"betAmount": 0}, "betAmount"),
        ({"betAmount": Decimal("10.01")}, "betAmount"),
        ({"betAmount": Decimal("1.001")}, "betAmount"),
        ({"templateId": "fbt_none"}, "templateId"),
    ],
)
def test_more_than_the_template_allows_is_refused_on_its_field(
    desk: FreeBetDesk, fields: dict[str, Any], field: str
) -> None:
    digest = desk.world.digest()
    answer = desk.add(**fields)
    assert (answer.http, list(answer.data["fields"])) == (422, [field])
    assert desk.world.digest() == digest


@pytest.mark.parametrize(
    ("changed", "codes"),
    [
        ({"isEnable": False}, [33]),
        ({"fromTime": timedelta(days=1)}, [33]),
        ({"toTime": timedelta(0)}, [31]),
        ({"opId": "borealis"}, [37]),
        ({"type": FreebetType.VIRTUAL}, [37]),
        ({"isEnable": False, "toTime": timedelta(0), "opId": "borealis"}, [33, 31, 37]),
    ],
)
@pytest.mark.spec("001-constant-freebet-error-31", "001-constant-freebet-error-33", "001-constant-freebet-error-37")
def test_every_reason_of_the_sportsbooks_stands_in_the_answer(
    desk: FreeBetDesk, changed: dict[str, Any], codes: list[int]
) -> None:
    now = desk.world.now()
    fields = {name: now + value if isinstance(value, timedelta) else value for name, value in changed.items()}
    template, digest = desk.put_template(**fields), desk.world.digest()
    answer = desk.add(template)
    assert (answer.http, answer.status) == (422, "FREEBET_REFUSED")
    assert answer.data["errorItems"] == [{"errorCode": code} for code in codes]
    assert answer.body["messages"] == [ERRORS[str(codes[0])]]
    assert desk.world.digest() == digest


@pytest.mark.spec("001-constant-freebet-error-34", "001-constant-freebet-error-39")
def test_a_player_needs_a_usd_wallet_and_holds_a_template_once(desk: FreeBetDesk) -> None:
    free_bet = desk.given(betCount=1)
    assert desk.add().data["errorItems"] == [{"errorCode": 34}]
    desk.bet(free_bet)
    assert desk.add().http == 200, "the other one is used"
    elsewhere = next(
        player
        for player in desk.world.table(PLAYERS).where(opId="falken", isDeleted=False, isBlocked=False)
        if "USD" not in player_wallets.main_balances(desk.world, player.playerCode)
    )
    assert desk.add(desk.template(op_id="falken"), elsewhere).data["errorItems"] == [{"errorCode": 39}]


def test_a_blocked_player_is_warned_of_and_a_deleted_one_refused(desk: FreeBetDesk) -> None:
    with desk.world.change() as change:
        change_player(change, desk.player, isBlocked=True)
    answer = desk.add()
    assert (answer.http, [warning["code"] for warning in answer.data["warnings"]]) == (409, ["PLAYER_BLOCKED"])
    assert desk.add(acknowledged=["PLAYER_BLOCKED"]).http == 200
    with desk.world.change() as change:
        gone = change_player(change, desk.player, isDeleted=True)
    refused = desk.add(desk.template("Weekend single 25"), gone, acknowledged=["PLAYER_BLOCKED"])
    assert (refused.http, refused.status) == (409, "RECORD_LOCKED")


def test_others_find_neither_the_player_nor_the_free_bet(desk: FreeBetDesk) -> None:
    free_bet = desk.given()
    other = Desk(BOREALIS, desk)
    assert other.send("appliedFreebet", path={"freeBetId": free_bet.freeBetId}).http == 404
    body = {"templateId": desk.template().id, "betCount": 1, "betAmount": 1}
    assert other.send("sportFreebetAdd", body=body, path={"playerId": desk.player.playerId}).http == 404
    own = Desk(AURORA, desk)
    assert own.send("appliedFreebet", path={"freeBetId": free_bet.freeBetId}).http == 200
    assert own.send("appliedFreebetDetails", path={"freeBetId": free_bet.freeBetId}).http == 403


def test_a_bet_with_it_keeps_to_its_template(desk: FreeBetDesk) -> None:
    free_bet, before = desk.given(), desk.balance
    bet = desk.bet(free_bet)
    assert (bet.stakeFrom, bet.stakeUnits, bet.freeBetUnits, bet.currency) == ("FREE_BET", 0, 10 * 10**8, "USD")
    assert 110 <= (bet.odds or 0) <= 500
    assert not is_in_wager(bet)
    assert desk.balance == before
    assert desk.free_bet(free_bet.freeBetId).usedCount == 1
    desk.ends(bet, "WON", 1)
    assert desk.balance == before + 1
    details = desk.send("appliedFreebetDetails", path={"freeBetId": free_bet.freeBetId}).data
    assert (details["usedPercentage"], details["wonInUSD"]) == (50, 1)
    assert [(use["betId"], use["status"]) for use in details["bets"]] == [(bet.betId, "WON")]
    payload = desk.send("appliedFreebetPayload", path={"freeBetId": free_bet.freeBetId}).data["payload"]
    assert (payload["spent"], payload["coupons"]) == (1, [bet.betId])


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"event": TENNIS}, "eventId"),
        ({"betMode": "COMBO"}, "betMode"),
        ({"stage": 2}, "stage"),
        ({"stake": 9}, "stake"),
        ({"currency": "USDT"}, "currency"),
        ({"playerCode": "P100001"}, "freeBetId"),
        ({"eventId": None, "gameId": "koi-garden"}, "gameId"),
        ({"stakeFrom": "MAIN"}, "freeBetId"),
    ],
)
def test_a_bet_beyond_its_template_is_refused(desk: FreeBetDesk, fields: dict[str, Any], field: str) -> None:
    template = desk.put_template(terms={"disciplines": ("Football",), "stage": 1})
    free_bet = desk.given(template=template)
    with pytest.raises((ValidationFailed, Invalid), match=field):
        desk.bet(free_bet, **fields)
    assert desk.free_bet(free_bet.freeBetId).usedCount == 0


def test_no_free_stake_goes_without_a_free_bet(desk: FreeBetDesk) -> None:
    body = {"playerCode": desk.player.playerCode, "stake": 5, "eventId": FOOTBALL, "stakeFrom": "FREE_BET"}
    with pytest.raises(Invalid, match="freeBetId"):
        fire_event(desk.world, "betPlaced", body)


def test_it_wins_at_most_what_its_template_allows(desk: FreeBetDesk) -> None:
    free_bet = desk.given(template=desk.put_template(terms={"maxWinCents": 50}))
    bet = desk.bet(free_bet)
    with pytest.raises(ValidationFailed, match=r"at most 0\.5"):
        desk.ends(bet, "WON", "0.51")
    form = {"betId": bet.betId, "winAmount": Decimal("0.51"), "reason": "A reason that is long enough"}
    assert desk.send("betSettle", body=form).http == 422, "by hand neither, whatever the reason"
    desk.ends(bet, "WON", "0.50")


def test_a_canceled_bet_gives_its_use_back(desk: FreeBetDesk) -> None:
    free_bet = desk.given(betCount=1)
    bet = desk.bet(free_bet)
    assert desk.free_bet(free_bet.freeBetId).status is FreebetStatus.USED
    desk.ends(bet, "CANCELED")
    after = desk.free_bet(free_bet.freeBetId)
    assert (after.status, after.usedCount) == (FreebetStatus.ACTIVE, 0)
    late = desk.bet(after)
    desk.world.advance("P8D")
    assert desk.free_bet(free_bet.freeBetId).status is FreebetStatus.USED, "its bets are placed"
    desk.ends(late, "CANCELED")
    after = desk.free_bet(free_bet.freeBetId)
    assert (after.status, after.usedCount) == (FreebetStatus.EXPIRED, 0)


def test_what_is_left_lapses_after_its_days(desk: FreeBetDesk) -> None:
    free_bet = desk.given()
    desk.world.advance("P7D")
    after = desk.free_bet(free_bet.freeBetId)
    assert after.status is FreebetStatus.EXPIRED
    with pytest.raises(ValidationFailed, match="expired"):
        desk.bet(after)


def test_players_get_and_use_them_by_themselves(desk: FreeBetDesk) -> None:
    code = desk.player.playerCode
    for number in range(40):
        BY_PLAYERS["freeBet"].run(desk.world, seeded(f"get:{number}"), code)
    held = list(desk.world.table(FREE_BETS).where(playerCode=code))
    assert len(held) > 1
    assert len({free_bet.templateId for free_bet in held}) == len(held)
    for number in range(80):
        BY_PLAYERS["bet"].run(desk.world, seeded(f"bet:{number}"), code)
    uses = list(desk.world.table(BETS).where(playerCode=code, stakeFrom=StakeFrom.FREE_BET))
    assert len(uses) == sum(desk.free_bet(free_bet.freeBetId).usedCount for free_bet in held) > 0


def test_the_starting_world_has_one_behind_each_free_stake() -> None:
    world = testing.world()
    bets = list(world.table(BETS).where(stakeFrom=StakeFrom.FREE_BET))
    assert bets
    for bet in bets:
        free_bet = world.table(FREE_BETS).get(bet.freeBetId or "")
        assert free_bet
        template, event = world.table(FREE_BET_TEMPLATES).get(free_bet.templateId), EVENTS[bet.eventId or ""]
        assert template
        assert bet.betMode
        terms = free_bet.terms
        assert template.terms == terms
        assert template.type is FreebetType.SPORT
        assert terms.minSelection <= LEGS[bet.betMode] <= terms.maxSelection
        assert terms.minOdd <= (bet.odds or 0) <= terms.maxOdd
        assert event.sport in terms.disciplines
        assert bet.freeBetUnits == free_bet.betCents * 10**6 <= terms.betCents * 10**6
        assert bet.winInUSDCents <= terms.maxWinCents
        assert free_bet.createdAt <= bet.placedAt <= free_bet.expiresAt
        assert bet.playerCode == free_bet.playerCode
    rows = list(world.table(FREE_BETS).all())
    assert {row.status for row in rows} == set(FreebetStatus)
    assert all(row.expiresAt > world.now() for row in rows if row.status is FreebetStatus.ACTIVE)
