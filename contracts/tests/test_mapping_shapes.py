"""What a mapping file makes of a call and of its answer, whatever shapes the platform has."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from contracts.mapping.exchange import refreshed
from contracts.mapping.tokens import PlatformToken
from contracts.table import TABLE
from contracts.tests.mapped_calls import (
    CREDENTIALS,
    CURSORS,
    ENVELOPE,
    FORM,
    PAGES,
    SIGN_IN,
    TOKENS,
    TOP_UP,
    WHO,
    Answer,
    Load,
    Sent,
    call,
)
from contracts.upstream_routes import UpstreamRoute
from contracts.wire import parse_json


async def test_what_nothing_is_said_of_stays_a_plain_route(load: Load) -> None:
    platform = load("[operations.playersList]\namounts = 'minor'\n[operations.rates]\npath = '/fx'")
    plain = [name for name, route in platform.routes.items() if type(route) is UpstreamRoute]
    assert set(TABLE.by_id) - set(plain) == {"playersList"}


async def test_an_envelope(load: Load) -> None:
    platform = load(ENVELOPE)
    said = {"meta": {"ok": "yes"}, "result": {"a": 1.50}, "notes": "Done", "sums": {"all": 3}}
    _, answer = await call(platform, "general", Sent((200, said)))
    expected = {"success": True, "status": "OK", "data": {"a": parse_json(b"1.5")}, "messages": ["Done"], "total": 3}
    assert answer == expected


async def test_an_envelope_by_status_may_be_the_data_itself(load: Load) -> None:
    platform = load("[envelope]\nby = 'status'\ndata = ''")
    assert (await call(platform, "rates", Sent((200, {"rates": []}))))[1]["data"] == {"rates": []}


@pytest.mark.parametrize(
    ("paging", "asked"),
    [
        ("first = 0\npage = 'p'\nlimit = 'size'", {"p": ["2"], "size": ["20"]}),
        ("by = 'offset'\noffset = 'skip'\nlimit = 'take'", {"skip": ["40"], "take": ["20"]}),
    ],
)
async def test_a_page(load: Load, paging: str, asked: dict[str, list[str]]) -> None:
    platform = load(PAGES + paging + "\nitems = 'page.rows'\ncount = 'page.total'")
    send = Sent((200, {"data": {"page": {"rows": [{"customer_no": "P-1"}], "total": 41}}}))
    _, answer = await call(platform, "playersList", send, query="page=3&limit=20")
    assert send.query == asked
    assert answer["data"] == {"items": [{"playerCode": "P-1"}], "count": 41, "remaining": 0}


async def test_rows_and_sums_of_a_page_that_calls_its_rows_otherwise(load: Load) -> None:
    platform = load(
        """
[operations.withdrawalsList]
amounts = "strings"
[operations.withdrawalsList.answer]
txId = "no"
[operations.withdrawalsList.page]
items = "rows"
also = { totals = "sums" }
"""
    )
    said = {"rows": [{"no": 7}], "count": 1, "sums": {"inUSD": "1.5"}}
    _, answer = await call(platform, "withdrawalsList", Sent((200, {"data": said})))
    assert (answer["data"]["transactions"], answer["data"]["count"]) == ([{"txId": "7"}], 1)


@pytest.mark.parametrize(
    ("sort", "asked"),
    [
        ("style = 'sign'", {"sort": ["-opened"]}),
        ("style = 'pair'\nname = 'by'\ndirection = 'way'\ndescending = 'down'", {"by": ["opened"], "way": ["down"]}),
        ("style = 'colon'", {"sort": ["opened:desc"]}),
    ],
)
async def test_an_order(load: Load, sort: str, asked: dict[str, list[str]]) -> None:
    platform = load(PAGES + "[operations.playersList.page.sort]\n" + sort)
    send = Sent((200, {"data": {"items": [], "count": 0}}))
    await call(platform, "playersList", send, query="sort=-createdAt")
    assert {name: send.query[name] for name in asked} == asked


def _rows(code: str, following: str | None) -> Answer:
    return 200, {"data": {"rows": [{"customer_no": code}], "next": following}}


async def test_pages_by_cursor_are_walked_and_remembered(load: Load) -> None:
    platform = load(CURSORS)
    send = Sent(_rows("P-1", "c2"), _rows("P-2", "c3"), _rows("P-3", None))
    _, third = await call(platform, "playersList", send, query="limit=1&page=3")
    assert [query.get("after") for query in _queries(send)] == [None, ["c2"], ["c3"]]
    assert third["data"] == {"items": [{"playerCode": "P-3"}], "count": 3, "remaining": 0}
    again = Sent(_rows("P-2", "c3"))
    _, second = await call(platform, "playersList", again, query="page=2&limit=1")
    assert again.query["after"] == ["c2"]
    assert second["data"] == {"items": [{"playerCode": "P-2"}], "count": 3, "remaining": 1}


async def test_a_page_behind_the_last_one_is_empty(load: Load) -> None:
    _, answer = await call(load(CURSORS), "playersList", Sent(_rows("P-1", None)), query="page=3&limit=1")
    assert answer["data"]["items"] == []


async def test_another_session_has_cursors_of_its_own(load: Load) -> None:
    platform = load(CURSORS)
    await call(platform, "playersList", Sent(_rows("P-1", "c2")), query="limit=1", token="a")
    other = Sent(_rows("Q-1", "d2"), _rows("Q-2", None))
    await call(platform, "playersList", other, query="limit=1&page=2", token="b")
    assert [query.get("after") for query in _queries(other)] == [None, ["d2"]]


def _queries(send: Sent) -> list[dict[str, list[str]]]:
    return [parse_qs(urlsplit(target).query) for _, target, _, _ in send.calls]


async def test_amounts_times_and_enums_of_an_answer(load: Load) -> None:
    platform = load(
        """
times = "seconds"
[operations.player]
amounts = "minor"
amounts_of = { "wallet.byCurrency.balance" = "strings" }
enums = { "kyc.verifications.status" = { VERIFIED = ["OK", "FINE"] } }
[operations.player.answer]
"wallet.inUSD.balance" = "money.usd"
"wallet.byCurrency.BTC.balance" = "money.btc"
"kyc.verifications" = "checks"
"kyc.verifications[].status" = "checks[].state"
createdAt = "opened"
[operations.player.defaults]
isTest = false
"""
    )
    record = {
        "money": {"usd": 12345, "btc": "0.10"},
        "checks": [{"state": "FINE"}, {"state": "BAD"}],
        "opened": 1769817600,
        "secret": "x",
    }
    _, answer = await call(platform, "player", Sent((200, {"data": record})), body={"playerCode": "P-1"})
    assert answer["data"] == {
        "wallet": {
            "inUSD": {"balance": parse_json(b"123.45")},
            "byCurrency": {"BTC": {"balance": parse_json(b"0.1")}},
        },
        "kyc": {"verifications": [{"status": "VERIFIED"}, {"status": "BAD"}]},
        "createdAt": "2026-01-31T00:00:00Z",
        "isTest": False,
    }


async def test_a_write_takes_its_fields_to_where_the_platform_has_them(load: Load) -> None:
    send = Sent((200, {"data": {}}))
    token = PlatformToken("secret", kept={"account": "a@b.test"}).written()
    await call(load(TOP_UP, KEY="k-1"), "walletTopup", send, body=FORM, token=token)
    method, target, headers, _ = send.last
    assert (method, target) == ("POST", "/v2/customers/P-1/credits")
    assert send.body == {
        "money": {"value": 50_000_000, "unit": "BTC"},
        "action": "top-up",
        "reason": "FIX",
        "note": "x",
        "source": "console, a@b.test",
    }
    expected = {"cookie": "sid=secret", "x-key": "k-1", "x-who": "a@b.test", "x-request-id": "r-1"}
    assert headers == {**expected, "content-type": "application/json"}


async def test_amounts_as_texts_and_a_body_as_a_form(load: Load) -> None:
    send = Sent((200, {"data": {}}))
    text = "[operations.walletTopup]\namounts = 'strings'\nbody_as = 'form'\nmethod = 'PUT'"
    await call(load(text), "walletTopup", send, body=FORM)
    assert send.last[2]["content-type"] == "application/x-www-form-urlencoded"
    assert parse_qs(send.last[3].decode())["amount"] == ["0.5"]
    assert send.last[0] == "PUT"


@pytest.mark.parametrize(
    ("tenant", "target", "header"),
    [
        ("in = 'query'\nname = 'house'", "/players?isTest=false&limit=50&page=1&house={}", None),
        ("in = 'header'\nname = 'X-House'", "/players?isTest=false&limit=50&page=1", "{}"),
        ("in = 'path'", "/houses/{}/customers?isTest=false&limit=50&page=1", None),
    ],
)
@pytest.mark.parametrize("named", [True, False])
async def test_a_tenant(load: Load, tenant: str, target: str, header: str | None, named: bool) -> None:
    path = "path = '/houses/{opId}/customers'\n" if "path" in tenant else ""
    platform = load(
        f"[operations.playersList]\n{path}[operations.playersList.tenant]\n{tenant}\n"
        "[operations.playersList.page]\nby = 'page'"
    )
    send = Sent((200, {"data": {"items": [], "count": 0}}))
    token = PlatformToken("t", kept={"opId": "aurora"}).written()
    query = "isTest=false" + ("&opId=borealis" if named else "")
    await call(platform, "playersList", send, query=query, token=token)
    whose = "borealis" if named else "aurora"
    assert send.last[1] == target.format(whose)
    assert send.last[2].get("x-house") == (header.format(whose) if header else None)


async def test_names_in_the_query_and_fields_from_there_to_the_body(load: Load) -> None:
    platform = load(
        """
times = "milliseconds"
[operations.playersList]
method = "POST"
query = { isTest = "demo" }
fixed_query = { view = "full" }
send_in = "body"
"""
    )
    send = Sent((200, {"data": {"items": [], "count": 0}}))
    await call(platform, "playersList", send, query="isTest=true&fromDate=2026-01-31T00%3A00%3A00Z")
    assert send.last[:2] == ("POST", "/players")
    assert send.body == {"demo": "true", "fromDate": 1769817600000, "view": "full"}


async def test_a_parameter_of_the_path_may_stand_elsewhere(load: Load) -> None:
    platform = load("[operations.admin]\npath = '/staff/get'\nquery = { userCode = 'login' }\namounts = 'strings'")
    send = Sent((200, {"data": {}}))
    await call(platform, "admin", send, userCode="U%201")
    assert send.last[1] == "/staff/get?login=U%201"


async def test_an_address_of_its_own(load: Load) -> None:
    platform = load("[bases]\nmoney = 'https://money.example/v1/'\n[areas.wallet]\nbase = 'money'", KEY="k")
    send = Sent((200, {"data": {}}))
    await call(platform, "walletTopup", send, body=FORM)
    assert send.last[1] == "https://money.example/v1/player/wallet/topup"


async def test_a_sign_in_whose_answer_says_who_it_is(load: Load) -> None:
    send = Sent((200, TOKENS))
    _, answer = await call(load(SIGN_IN.format(identity="answer")), "authLogin", send, body=CREDENTIALS)
    assert send.body == {"username": "a@b.test", "secret": "p"}
    user = answer["data"]["user"]
    assert user == {"userCode": "7", "role": "SUPER_ADMIN", "permissions": ["players_read", "wallet_topup"]}
    assert PlatformToken.read(answer["data"]["token"]).kept["agent"] == "7"


async def test_a_sign_in_after_which_the_platform_is_asked_who_it_is(load: Load) -> None:
    send = Sent((200, TOKENS), (200, {"data": {**WHO, "house": "aurora", "houses": [{"key": "aurora"}]}}))
    _, answer = await call(load(SIGN_IN.format(identity="call")), "authLogin", send, body=CREDENTIALS)
    assert send.last[2]["authorization"] == "Bearer a-1"
    assert answer["data"]["operators"] == [{"opId": "aurora"}]
    assert answer["data"]["user"]["language"] == "en"
    token = PlatformToken.read(answer["data"]["token"])
    assert (token.token, token.refresh_token) == ("a-1", "r-1")
    assert token.kept == {"opId": "aurora", "userCode": "7", "agent": "7", "account": "a@b.test"}


async def test_a_refresh_rotates_the_refresh_token_and_keeps_the_rest(load: Load) -> None:
    platform = load(SIGN_IN.format(identity="call"))
    send = Sent((200, {"access": "a-2", "refresh": "r-2", "lasts": 60}))
    token = await refreshed(platform, PlatformToken("a-1", "r-1", 5, {"agent": "7"}), send, 1000)
    assert token == PlatformToken("a-2", "r-2", 1060, {"agent": "7"})
    assert parse_qs(send.last[3].decode()) == {"grant": ["refresh"], "refresh_token": ["r-1"]}


async def test_what_the_platform_lacks(load: Load) -> None:
    platform = load("[areas.afd]\nenabled = false\n[operations.afdDomains]\nenabled = true")
    assert platform.absent == {one.id for one in TABLE if one.area == "afd"} - {"afdDomains"}
