"""Amounts at the edges of what a number can be written as, sent to every field that takes money.

Nothing answers 500, a refused amount is refused at its field, and what is credited is what was sent.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction

import httpx

from contracts.money import CURRENCY_PLACES, Money
from contracts.operation import Operation
from contracts.table import TABLE
from contracts.tenants import tenant_fields
from tests.conftest import Stack
from upstream_sim.shared import player_wallets
from upstream_sim.tests.wallets import NOTE, rich

JSON = {"content-type": "application/json"}
NEVER = (
    "1e1000000",
    "-1e1000000",
    "1e-999999999999",
    "5." + "9" * 31,
    "5." + "9" * 5000,
    "9" * 41,
    "9" * 4300,
    "0." + "0" * 60 + "1",
    "1e31",
    "0.000000001",
    "1000000000000000",
    "1e15",
    "123456789.12345678",
    '"5"',
    "true",
    "[]",
)
MOVES = (("USD", "top-up", 1), ("USD", "deduct", 5), ("TRX", "deduct", 4))  # digits of whole units


def exact(text: str) -> Fraction:
    mantissa, _, exponent = text.lower().partition("e")
    return Fraction(mantissa) * Fraction(10) ** int(exponent or 0)


def amounts(rng: random.Random, digits: int, places: int, count: int) -> Iterator[str]:
    """Small amounts, some with a place or more too many, each written in one of its ways."""
    for _ in range(count):
        some = rng.choice((0, places, places + 1, 31))
        units, zeros = rng.randrange(1, 10**digits), "0" * rng.randrange(8)
        number = f"{units}.{rng.randrange(10**some):0{some}}" if some else str(units)
        way = rng.randrange(4)
        if way == 0:
            number = f"{units}{zeros}e-{len(zeros)}"
        elif way == 1 and "." in number:
            number += zeros
        elif way == 2:
            number += rng.choice(("e0", "E+0", "e-00"))
        yield number


async def balance(browser: httpx.AsyncClient, player_code: str, currency: str) -> Fraction:
    answer = await browser.get("/api/player/wallet", params={"playerCode": player_code})
    wallets = json.loads(answer.content, parse_float=Decimal)["data"]["playerWalletList"]
    return next((Fraction(wallet["balance"]) for wallet in wallets if wallet["currency"] == currency), Fraction(0))


async def test_what_is_moved_is_what_was_sent(
    stack: Stack, rng: random.Random, prove: bool, figure: Callable[[str], None]
) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    world = stack.simulator.worlds.get("default")
    player = rich(world, "aurora").playerCode
    with world.change() as change:
        for currency in {currency for currency, *_ in MOVES}:
            wallet = player_wallets.main(player, currency)
            player_wallets.credit(change, wallet, Decimal(10**8), player_wallets.outside(currency), "test")
    moves = refused = 0
    for currency, action, digits in MOVES:
        places = CURRENCY_PLACES[currency]
        fields = f'"playerCode":"{player}","currency":"{currency}","reason":"CORRECTION","note":"{NOTE}"'
        for text in [*NEVER, *amounts(rng, digits, places, 200 if prove else 25)]:
            before = await balance(browser, player, currency)
            body = f'{{{fields},"action":"{action}","amount":{text}}}'
            answer = await browser.post("/api/player/wallet/topup", content=body, headers=JSON)
            moved = await balance(browser, player, currency) - before
            if answer.status_code == 200:
                moves += 1
                assert moved == (exact(text) if action == "top-up" else -exact(text)), text
            else:
                refused += 1
                assert not moved, text
                assert answer.status_code == 422, (text, answer.text)
                assert text in NEVER or (exact(text) * 10**places).denominator > 1, (text, answer.text)
                assert list(answer.json()["data"]["fields"]) == ["amount"], (text, answer.text)
    assert moves > 40
    figure(f"money edges: {moves} amounts moved to the last digit, {refused} refused at their field")


def money_fields() -> Iterator[tuple[Operation, str]]:
    for operation in TABLE:
        for name, info in (operation.body.model_fields if operation.body else {}).items():
            if any(isinstance(mark, Money) for mark in info.metadata) or "Money(" in repr(info.annotation):
                yield operation, info.alias or name


async def test_every_field_of_money_refuses_what_is_none(stack: Stack, figure: Callable[[str], None]) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    tried = 0
    for operation, field in money_fields():
        path = operation.path.replace("/{scope}", "")
        tenants = {path[0]: "aurora" for path, _ in tenant_fields(operation.body) if len(path) == 1}
        for text in NEVER:
            body = json.dumps(tenants)[:-1] + (", " if tenants else "") + f'"{field}": {text}}}'
            answer = await browser.request(operation.method, path, content=body, headers=JSON)
            assert answer.status_code == 422, (operation.id, field, text, answer.text)
            assert field in answer.json()["data"]["fields"], (operation.id, field, text, answer.text)
            tried += 1
    assert tried > 20 * len(NEVER)
    figure(f"money edges: {tried} impossible amounts refused at their field")


async def test_every_amount_of_a_query_and_every_body_that_is_not_read(stack: Stack) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    for text in ("1e1000000", "5." + "9" * 31, "9" * 4400, "1e2"):
        for name in ("minAmount", "page"):
            answer = await browser.get("/api/transactions", params={name: text})
            assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [name]), answer.text
    assumed = TABLE["playersBlock"]
    for text in ("1e1000000", "1e-999999999999", "9" * 4300):
        body = f'{{"list": [{{"extra": {text}}}]}}'
        answer = await browser.request(assumed.method, assumed.path, content=body, headers=JSON)
        assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["list.0.extra"]), answer.text
