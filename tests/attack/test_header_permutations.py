"""Headers that try to say more than they may, in many orders, spellings and numbers: the platform gets the
named ones alone, and of those what names the user only from the console itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from bff.tests.driver import MARKED, ORIGIN, Console
from bff.tests.serving import ask, request, serving

UP = {
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "x-background",
    "x-request-id",
}
TRANSPORTS_OWN = {"host", "content-length", "user-agent", "accept-encoding"}
FORGED = "forged-by-the-browser"
NAMES = (
    "Authorization",
    "Proxy-Authorization",
    "Cookie",
    "X-Request-Id",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Port",
    "X-Forwarded-User",
    "X-Real-IP",
    "X-Original-URL",
    "X-Rewrite-URL",
    "X-HTTP-Method-Override",
    "Forwarded",
    "Via",
    "True-Client-IP",
    "CF-Connecting-IP",
    "X-User-Code",
    "X-User-Id",
    "X-Role",
    "X-Op-Id",
    "X-Tenant",
    "X-Api-Key",
    "Proxy",
    "Proxy-Connection",
    "Keep-Alive",
    "TE",
    "Trailer",
    "Upgrade",
    "HTTP2-Settings",
    "Expect-CT",
    "Range",
    "If-None-Match",
    "Max-Forwards",
    "traceparent",
    "baggage",
    "Accept-Language",
    "If-Match",
    "X-Background",
)
CONNECTIONS = (
    "keep-alive, authorization, idempotency-key",
    "close, x-request-id, content-type, content-length",
    "X-Requested-With, Cookie, Origin",
    "upgrade, te, http2-settings",
    "If-Match, Accept, Authorization",
    ",,authorization ,\tx-background",
)
FORM = b'{"invoiceId":"i1","opId":"aurora","description":"By hand"}'


def spelled(rng: random.Random, name: str) -> str:
    """The name in another case, or with underscores for its dashes."""
    way = rng.randrange(4)
    if way == 0:
        return name.upper()
    if way == 1:
        return "".join(rng.choice([letter.lower(), letter.upper()]) for letter in name)
    return name.replace("-", "_") if way == 2 else name


def extras(rng: random.Random) -> list[bytes]:
    """Lines that should not matter, some of them doubled."""
    chosen = rng.sample(NAMES, rng.randint(1, 12))
    lines = [
        f"{spelled(rng, name)}: {rng.choice(['', 'Bearer ', 'Basic ', '127.0.0.1, '])}{FORGED}".encode()
        for name in chosen + rng.sample(chosen, rng.randint(0, len(chosen) // 3))
    ]
    if rng.random() < 0.4:
        lines.append(f"{spelled(rng, 'Connection').replace('_', '-')}: {rng.choice(CONNECTIONS)}".encode())
    return lines


async def test_nothing_undeclared_reaches_the_platform(
    rng: random.Random, prove: bool, figure: Callable[[str], None]
) -> None:
    console = Console()
    console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    cookie = "; ".join(f"{each.name}={each.value}" for each in browser.cookies.jar)
    own = [f"{name}: {value}" for name, value in {**MARKED, "cookie": cookie}.items()]
    ends: Counter[int] = Counter()
    tries = 10_000 if prove else 200
    async with serving(console) as port:
        for _ in range(tries):
            lines = [*(line.encode() for line in own), b"content-type: application/json", *extras(rng)]
            rng.shuffle(lines)
            reached = len(console.platform.seen)
            answer = await ask(port, request("PUT", b"/api/billingV2/invoice", *lines, body=FORM))
            ends[answer.status] += 1
            sent = console.platform.seen[reached:]
            assert len(sent) == (answer.status == 200), (answer, lines)
            for upward in sent:
                names = [name.decode().lower() for name, _ in upward.headers.raw]
                assert set(names) <= UP | TRANSPORTS_OWN, lines
                assert len(names) == len(set(names)), lines
                assert upward.headers["authorization"] == "Bearer token-1", lines
                for name in UP - {"accept-language", "if-match", "x-background"}:
                    assert FORGED not in upward.headers.get(name, ""), (name, lines)
                assert upward.content == FORM
    figure(f"header permutations: {tries} requests, ends {dict(sorted(ends.items()))}, nothing undeclared went up")
    assert ends[200] > tries / 4
    assert set(ends) <= {200, 400, 401, 403, 422}


async def test_a_cookie_beside_ours_signs_nobody_in(rng: random.Random) -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    browser = await console.signed_in()
    name, value = next((each.name, each.value or "") for each in browser.cookies.jar)
    tricks = [
        f"{name}={value[:-1]}",
        f"{name}={value}x",
        f"{name}={value.swapcase()}",
        f"{name.upper()}={value}",
        f"{name}={value.partition('.')[0]}",
        f"{name}= ",
        f"x{name}={value}",
        f'"{name}={value}"',
    ]
    async with serving(console) as port:
        for trick in rng.sample(tricks, len(tricks)):
            lines = [f"cookie: {trick}".encode(), f"origin: {ORIGIN}".encode()]
            assert (await ask(port, request("GET", b"/api/general", *lines))).status == 401, trick
    assert console.platform.seen == []
