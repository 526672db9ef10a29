"""Bonuses and their releases as staff make, edit and read them, and bonuses given by hand."""

from __future__ import annotations

from typing import Any

import pytest

from contracts.areas.transactions import TransactionSubType
from upstream_sim.tests.bonus_driver import BonusDriver, rows_of, tier, with_fifty
from upstream_sim.tests.bonuses import require_books
from upstream_sim.tests.client import NORTH


@pytest.fixture
def desk() -> BonusDriver:
    """On a Monday at noon: its week has six days and a half before it."""
    desk = BonusDriver()
    desk.world.advance("P1D")
    return desk


def test_an_edit_of_money_raises_the_version_and_what_was_given_keeps_its_own(desk: BonusDriver) -> None:
    bonus_id = with_fifty(desk)
    form = {"bonusId": bonus_id, **desk.terms(percentage=10, daysToUse=2)}
    edited = desk.send("bonusDefinitionEdit", body=form, revision=1)
    assert (edited.http, edited.data["version"]) == (200, 2)
    texts = [{"language": "en", "title": "A tenth"}, {"language": "fa", "title": "ده"}]
    again = desk.send("bonusDefinitionEdit", body={**form, "texts": texts}, revision=2)
    assert (again.data["version"], again.data["title"]) == (2, "A tenth")
    desk.world.advance("P5D")
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    [shown] = desk.shown
    assert (shown["version"], shown["title"], shown["lapsesAt"]) == (1, "Half on top", "2026-12-02T12:00:00Z")
    use = desk.get(f"/bonus/definitions/{bonus_id}").data["use"]
    assert use["versions"] == [{"version": 1, "grantCount": 1, "openAmountInUSD": 50}]
    assert (use["playerCount"], use["lockedAmountInUSD"], use["releaseCount"]) == (1, 50, 1)


def test_an_edit_of_a_release_holds_from_the_next_period_on(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    release = desk.release(bonus_id)
    desk.deposits(100)
    form = {"releaseId": release["releaseId"], **desk.release_terms(bonus_id, tiers=[tier(1, 10, 15)])}
    form["startTime"] = release["bonusReleaseDefinition"]["startTime"]
    edited = desk.send("bonusReleaseEdit", body=form, revision=1)
    assert edited.http == 200, edited.body
    assert edited.data["nextTerms"]["fromTime"] == "2026-11-09T00:00:00Z"
    assert [each["requiredWager"] for each in edited.data["tiers"]] == [500, 2000]
    desk.bets(499)
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    desk.world.advance("P7D")
    desk.bets(10)
    assert desk.parts == [(5000, 3500, 1500, 0, 0, 0, 0)]
    shown = desk.get(f"/bonus/releases/{release['releaseId']}").data
    assert (shown["nextTerms"], [each["requiredWager"] for each in shown["tiers"]]) == (None, [10])


def test_a_release_that_is_switched_off_or_deleted_unlocks_nothing_more(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    release = desk.release(bonus_id)
    desk.deposits(100)
    form = {"releaseId": release["releaseId"], **desk.release_terms(bonus_id, isActive=False)}
    form["startTime"] = release["bonusReleaseDefinition"]["startTime"]
    off = desk.send("bonusReleaseEdit", body=form, revision=1)
    assert (off.data["status"], off.data["nextTerms"]) == ("DISABLED", None)
    desk.bets(500)
    assert desk.parts == [(5000, 5000, 0, 0, 0, 0, 0)]
    on = desk.send("bonusReleaseEdit", body={**form, "isActive": True}, revision=2)
    assert on.data["status"] == "ACTIVE"
    desk.bets(500)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    key = {"releaseId": release["releaseId"]}
    gone = desk.send("bonusReleaseDelete", query=key, revision=3)
    assert gone.http == 200
    desk.bets(5000)
    assert desk.parts == [(5000, 3000, 2000, 0, 0, 0, 0)]
    assert desk.get(f"/bonus/releases/{release['releaseId']}").data["isDeleted"] is True
    assert desk.send("bonusReleaseDelete", query=key, revision=4).status == "RECORD_LOCKED"
    listed = desk.send("bonusReleases", query={"bonusId": bonus_id}).data["items"]
    deleted = desk.send("bonusReleases", query={"bonusId": bonus_id, "isDeleted": "true"}).data["items"]
    assert (listed, [each["releaseId"] for each in deleted]) == ([], [release["releaseId"]])


def test_a_bonus_is_given_by_hand_once(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.fixed(amount=100))
    reply = desk.give(bonus_id, 40)
    assert reply.http == 200, reply.body
    assert (reply.data["bonusAmountInUSD"], reply.data["lockedAmountInUSD"]) == (40, 40)
    assert reply.data["requiredWagerInUSD"] == 400
    assert rows_of(desk, TransactionSubType.MANUAL_BONUS) == [("CONFIRMED", 40)]
    assert desk.wallet == (40, 0)
    again = desk.give(bonus_id, 40)
    assert (again.http, again.data) == (422, {"fields": {"playerCode": "The player was given this bonus before."}})
    require_books(desk.world)


def test_a_gift_that_cannot_be_is_refused_on_its_field(desk: BonusDriver) -> None:
    manual = desk.bonus(desk.fixed(amount=100, budgetInUSD=50))
    others: dict[str, list[tuple[str, object, str]]] = {
        "bonusId": [
            ("none", 5, "There is no such bonus."),
            (desk.bonus(), 5, "Only a manual bonus is given by hand."),
        ],
        "amountInUSD": [
            (manual, "100.01", "At most 100.00 USD of this bonus."),
            (manual, "50.01", "50.00 USD is left of the budget."),
            (manual, 0, "More than 0."),
        ],
    }
    for field, cases in others.items():
        for bonus_id, amount, text in cases:
            reply = desk.give(bonus_id, amount)
            assert (reply.http, reply.data) == (422, {"fields": {field: text}}), reply.body
    desk.changes(isTest=True)
    reply = desk.give(manual, 5)
    assert reply.data == {"fields": {"playerCode": "A test player is given no bonus."}}
    desk.changes(isTest=False, isDeleted=True)
    reply = desk.give(manual, 5)
    assert (reply.http, reply.data) == (422, {"fields": {"playerCode": "The player is deleted."}})
    assert desk.grants == []


def test_a_bonus_of_another_tenant_is_not_given(desk: BonusDriver) -> None:
    reply = desk.give(desk.bonus(desk.fixed(), "borealis"), 5)
    assert (reply.http, list(reply.data["fields"])) == (422, ["bonusId"])
    assert reply.data["fields"]["bonusId"].startswith("This bonus is not for players of")


def test_a_preview_says_who_can_be_given_it_and_who_cannot(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.fixed(amount=100, budgetInUSD=120))
    given, blocked, last = desk.player, desk.registers(), desk.registers()
    assert desk.give(bonus_id, 20).http == 200
    desk.changes(blocked, isBlocked=True)
    codes = [given.playerCode, blocked.playerCode, "nobody", last.playerCode.lower(), last.playerCode]
    body = {"bonusId": bonus_id, "amountInUSD": 60, "playerCodes": codes}
    found = desk.send("bonusGiftPreview", body=body).data
    assert [(each["playerCode"], each["warnings"]) for each in found["eligible"]] == [
        (blocked.playerCode, ["PLAYER_BLOCKED"])
    ]
    assert [(each["playerCode"], each["field"], each["reason"]) for each in found["refused"]] == [
        (given.playerCode, "playerCode", "The player was given this bonus before."),
        ("NOBODY", "playerCode", "Player not found."),
        (last.playerCode, "amountInUSD", "40.00 USD is left of the budget."),
    ]
    assert (found["sumInUSD"], found["budgetLeftInUSD"]) == (60, 100)


@pytest.mark.parametrize(
    ("changes", "field", "text"),
    [
        ({"endTime": "2026-11-02T11:00:00Z"}, "endTime", "The end must be after the start."),
        ({"percentage": None}, "percentage", "Enter a percentage."),
        ({"percentage": 501}, "percentage", "At most 500 percent."),
        ({"percentage": 0}, "percentage", "More than 0."),
        ({"maxBonusAmountInUSD": None}, "maxBonusAmountInUSD", "A percentage needs a maximum."),
        ({"maxBonusAmountInUSD": 10_000_001}, "maxBonusAmountInUSD", "At most 10,000,000 USD."),
        ({"amountInUSD": 5}, "amountInUSD", "Only for a fixed amount."),
        (
            {"type": "MANUAL_BONUS", "minDepositAmountInUSD": None}, "prizeType",
            "Only a deposit bonus can be a percentage.",
        ),
        ({"wageringMultiplier": 101}, "wageringMultiplier", "At most 100."),
        ({"daysToUse": 0}, "daysToUse", "At least 1 day."),
        ({"daysToUse": 366}, "daysToUse", "At most 365 days."),
        (
            {"texts": [{"language": "en", "title": "x"}]}, "texts",
            "A title in Aurora Gaming's language, fa, is missing.",
        ),
        ({"texts": [{"language": "fa", "title": " "}]}, "texts.0.title", "Title is required."),
        ({"texts": [{"language": "fa", "title": "x"}, {"language": "xx", "title": "x"}]}, "texts", "Not known: xx."),
        ({"texts": [{"language": "fa", "title": "x"}] * 2}, "texts", "Use each language once."),
        (
            {"startTime": "2026-01-01T00:00:00Z", "endTime": "2026-02-01T00:00:00Z"}, "endTime",
            "The end must not be in the past.",
        ),
    ],
)  # fmt: skip
def test_a_bonus_that_cannot_be_is_refused_on_its_field(
    desk: BonusDriver, changes: dict[str, Any], field: str, text: str
) -> None:
    before = desk.world.digest()
    reply = desk.creates(desk.terms(**changes))
    assert (reply.http, reply.data) == (422, {"fields": {field: text}}), reply.body
    assert desk.world.digest() == before


@pytest.mark.parametrize(
    ("changes", "field", "text"),
    [
        ({"endTime": "2026-11-02T12:00:00Z"}, "endTime", "The end must be after the start."),
        ({"startTime": "2026-11-02T11:59:59Z"}, "startTime", "The start must not be in the past."),
        ({"tiers": []}, "tiers", "Enter a tier."),
        ({"tiers": [tier(2, 1, 1)]}, "tiers", "Tiers are numbered from 1, without a gap."),
        (
            {"tiers": [tier(1, 5, 1), tier(2, 5, 2)]}, "tiers.1.requiredWager",
            "Each tier’s wager must be above the previous tier’s.",
        ),
        (
            {"tiers": [tier(1, 5, 2), tier(2, 6, 2)]}, "tiers.1.maxBonusAmountInUSD",
            "Each tier’s amount must be above the previous tier’s.",
        ),
        ({"tiers": [tier(1, 5, 1, minWinOdds=2)]}, "tiers.0.minWinOdds", "Only for sport bets."),
        ({"tiers": [tier(1, 0, 1)]}, "tiers.0.requiredWager", "More than 0."),
        ({"tiers": [tier(at, at, at) for at in range(1, 22)]}, "tiers", "At most 20 tiers."),
        ({"games": ["none"]}, "games", "Not known: none."),
        ({"betType": None, "games": ["koi-garden"]}, "games", "Only for casino bets."),
        (
            {"games": ["koi-garden"], "gameProviders": ["Koi Gaming"]}, "gameProviders",
            "Choose games or providers, not both.",
        ),
        ({"bonusId": "none"}, "bonusId", "There is no such bonus."),
    ],
)  # fmt: skip
def test_a_release_that_cannot_be_is_refused_on_its_field(
    desk: BonusDriver, changes: dict[str, Any], field: str, text: str
) -> None:
    bonus_id = desk.bonus()
    before = desk.world.digest()
    reply = desk.send("bonusReleaseCreate", body={**desk.release_terms(bonus_id), **changes})
    assert (reply.http, reply.data) == (422, {"fields": {field: text}}), reply.body
    assert desk.world.digest() == before


@pytest.mark.spec("001-state-bonus-definition", "001-rule-bonus-definition-excludes-deleted")
def test_a_bonus_is_switched_deleted_and_then_locked(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    off = desk.send("bonusDefinitionSwitch", body={"bonusId": bonus_id, "status": "DEACTIVE"}, revision=1)
    assert (off.data["status"], off.body["messages"]) == ("DEACTIVE", ["Bonus disabled!"])
    assert not desk.deposits(100).isEligible
    stale = desk.send("bonusDefinitionSwitch", body={"bonusId": bonus_id, "status": "ACTIVE"}, revision=1)
    assert (stale.http, stale.data["record"]["status"]) == (412, "DEACTIVE")
    assert stale.data["changedBy"]["userCode"] == desk.user.userCode
    key = {"bonusId": bonus_id}
    gone = desk.send("bonusDefinitionDelete", query=key, revision=2)
    assert gone.http == 200
    for operation, body in (
        ("bonusDefinitionSwitch", {**key, "status": "ACTIVE"}),
        ("bonusDefinitionEdit", {**key, **desk.terms()}),
    ):
        assert desk.send(operation, body=body, revision=3).status == "RECORD_LOCKED"
    assert desk.send("bonusDefinitionDelete", query=key, revision=3).status == "RECORD_LOCKED"
    listed = [each["_id"] for each in desk.send("bonusDefinitions", query={"opId": "aurora"}).data["items"]]
    assert bonus_id not in listed
    assert desk.get(f"/bonus/definitions/{bonus_id}").data["status"] == "DELETED"


def test_an_ended_bonus_is_not_switched_on(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.terms(endTime="2026-11-03T00:00:00Z"))
    desk.send("bonusDefinitionSwitch", body={"bonusId": bonus_id, "status": "DEACTIVE"}, revision=1)
    desk.world.advance("P1D")
    body = {"bonusId": bonus_id, "status": "ACTIVE"}
    reply = desk.send("bonusDefinitionSwitch", body=body, revision=2)
    assert (reply.http, reply.data) == (422, {"fields": {"status": "Extend the end first."}})


def test_a_brand_has_its_parents_bonuses_and_only_reads_them(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    desk.player = desk.registers("aurora-north")
    desk.deposits(100)
    assert bonus_id in {
        each["_id"] for each in desk.send("bonusDefinitions", query={"opId": "aurora-north"}).data["items"]
    }
    brand = BonusDriver(NORTH, desk)
    shown = brand.send("bonusDefinitions", query={"limit": "100"}).data["items"]
    assert {each["operator"]["opId"] for each in shown} == {"aurora", "aurora-north"}
    assert brand.get(f"/bonus/definitions/{bonus_id}").http == 200
    desk.player = desk.registers()
    desk.deposits(100)
    counts = [each.get(f"/bonus/definitions/{bonus_id}").data["givenCount"] for each in (desk, brand)]
    assert counts[0] == counts[1] + 1
    key = {"bonusId": bonus_id}
    assert brand.send("bonusDefinitionDelete", query=key, revision=1).status == "RECORD_LOCKED"
    assert brand.send("bonusReleaseCreate", body=brand.release_terms(bonus_id)).status == "RECORD_LOCKED"
    theirs = desk.bonus(desk.fixed(), "borealis")
    assert brand.send("bonusDefinitionDelete", query={"bonusId": theirs}, revision=1).http == 404


@pytest.mark.spec("001-entity-bonus-release-report")
def test_a_report_is_the_sum_of_its_players_rows_and_leads_to_them(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    release = desk.release(bonus_id)
    for stake in (500, 2000, 10):
        desk.deposits(100)
        desk.bets(stake)
        if stake > 100:
            assert desk.decide(desk.claims(15)).http == 200
        desk.player = desk.registers()
    rows = desk.send("playerBonusReleases", query={"releaseId": release["releaseId"]}).data["items"]
    report = desk.get(f"/bonus/releases/{release['releaseId']}/report").data
    assert report == {
        "bonusAmountInUSD": 150,
        "totalUnlockedAmountInUSD": 70,
        "totalPlayersUnlocked": 2,
        "totalWageredAmountInUSD": 2510,
        "totalClaimedAmountInUSD": 30,
        "totalClaimedCount": 2,
        "bonus": report["bonus"],
    }
    sums = {
        "bonusAmountInUSD": "bonusAmountInUSD",
        "totalUnlockedAmountInUSD": "unlockedAmountInUSD",
        "totalWageredAmountInUSD": "wageredAmountInUSD",
        "totalClaimedAmountInUSD": "claimedAmountInUSD",
        "totalClaimedCount": "claimedCount",
    }
    for total, field in sums.items():
        assert report[total] == sum(row[field] for row in rows)
    assert (report["bonus"]["_id"], report["bonus"]["schedule"]) == (release["releaseId"], "WEEKLY")
    applied = {row["wageredAmountInUSD"]: (row["appliedTierRule"] or {}).get("tier") for row in rows}
    assert applied == {500: 1, 2000: 2, 10: None}


@pytest.mark.spec("001-entity-bonus-release")
def test_a_player_sees_the_releases_on_which_they_have_not_bet(desk: BonusDriver) -> None:
    with_fifty(desk)
    [row] = desk.send("playerBonusReleases", query={"playerCode": desk.code}).data["items"]
    assert (row["bonusAmountInUSD"], row["wageredAmountInUSD"], row["appliedTierRule"]) == (50, 0, None)
    assert [(each["tier"], each["wageredInUSD"], each["isReached"]) for each in row["tiers"]] == [
        (1, 0, False),
        (2, 0, False),
    ]
    assert (row["periodFrom"], row["periodTo"]) == ("2026-11-02T12:00:00Z", "2026-11-09T00:00:00Z")


def test_it_says_in_words_what_a_player_gets(desk: BonusDriver) -> None:
    bonus_id = desk.bonus(desk.terms(wageringMultiplier=0))
    release = desk.release_terms(bonus_id)
    asked = desk.send("bonusPreview", body={"release": release, "depositInUSD": 100, "wagerInUSD": 600})
    assert asked.data["text"] == (
        "Deposit 100: bonus 50, unlocked 20 at a wager of 500, 50 at 2,000; a wager of 600 unlocks 20; "
        "lapses after 30 days."
    )
    assert [each["unlockedAmountInUSD"] for each in asked.data["unlocks"]] == [20, 50]
    assert asked.data["unlockedAmountInUSD"] == 20
    plain = desk.send("bonusPreview", body={"definition": desk.terms(), "depositInUSD": 10}).data
    assert plain["text"] == "Deposit 10: no bonus, the smallest deposit is 20."
    by_hand = desk.send("bonusPreview", body={"definition": desk.fixed(amount=5, daysToUse=1)}).data
    assert by_hand["text"] == (
        "Given by hand: bonus 5, which nothing unlocks yet; 50 to be wagered before a withdrawal; lapses after 1 day."
    )
    desk.release(bonus_id)
    desk.deposits(100)
    edited = {"bonusId": bonus_id, "definition": desk.terms(percentage=100), "depositInUSD": 100}
    answer = desk.send("bonusPreview", body=edited).data
    assert (answer["bonusAmountInUSD"], answer["keepingCount"], len(answer["unlocks"])) == (100, 1, 2)


@pytest.mark.parametrize(
    ("body", "field"),
    [({}, "bonusId"), ({"bonusId": "none"}, "bonusId"), ({"definition": True}, "depositInUSD")],
)
def test_a_question_without_a_bonus_or_a_deposit_is_refused(
    desk: BonusDriver, body: dict[str, Any], field: str
) -> None:
    asked = {**body, **({"definition": desk.terms()} if "definition" in body else {})}
    reply = desk.send("bonusPreview", body=asked)
    assert (reply.http, list(reply.data["fields"])) == (422, [field])


def test_a_lists_filters_find_by_title_status_and_kind(desk: BonusDriver) -> None:
    made = desk.bonus(desk.fixed(texts=[{"language": "fa", "title": "Noruz"}, {"language": "en", "title": "Spring"}]))
    for query in (
        {"title": "norU"},
        {"title": "spring", "status": "ACTIVE"},
        {"type": "MANUAL_BONUS", "opId": "aurora"},
    ):
        found = desk.send("bonusDefinitions", query=query).data["items"]
        assert made in {each["_id"] for each in found}, query
    for query in ({"title": "norUz", "status": "DEACTIVE"}, {"title": "norUz", "prizeType": "PERCENTAGE"}):
        assert desk.send("bonusDefinitions", query=query).data["items"] == []


@pytest.mark.spec(
    "001-state-bonus-release-display",
    "001-rule-bonus-release-display-disabled",
    "001-rule-bonus-release-display-expired",
    "001-rule-bonus-release-display-active",
)
def test_a_release_is_called_by_whether_it_is_active_and_by_its_end(desk: BonusDriver) -> None:
    bonus_id = desk.bonus()
    for number, (is_active, days) in enumerate(((True, 2), (False, 2), (True, 9), (False, 9))):
        ends = f"2026-11-{2 + days:02}T12:00:00Z"
        desk.release(bonus_id, title=f"Number {number}", isActive=is_active, endTime=ends)
    desk.world.advance("P3D")
    shown = desk.send("bonusReleases", query={"bonusId": bonus_id}).data["items"]
    assert {each["bonusReleaseDefinition"]["title"][-1]: each["status"] for each in shown} == {
        "0": "EXPIRED",
        "1": "DISABLED",
        "2": "ACTIVE",
        "3": "DISABLED",
    }
    for status, count in (("EXPIRED", 1), ("ACTIVE", 1), ("DISABLED", 2)):
        assert desk.send("bonusReleases", query={"bonusId": bonus_id, "status": status}).data["count"] == count
