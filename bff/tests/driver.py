"""A console over a scripted platform, and browsers that use it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import respx

from bff.app import bootstrap
from bff.engines.answer_budget import AnswerBudget
from bff.engines.engine import DEFAULT_LIMITS
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from bff.requests.connections import Connections
from bff.tests.made_settings import settings_of
from contracts.operation import Operation
from contracts.operation_table import Table
from contracts.roles import DEFAULT_PERMISSIONS, Role
from contracts.table import TABLE

PLATFORM = "http://platform.test"
ORIGIN = "http://console.test"
PASSWORD = "Pitboss-2026"
SERVICE_TOKEN = "a-service-token-of-the-tests"
KEYS = ("first-key-of-the-tests", "second-key-of-the-tests")
MARKED = {"x-requested-with": "pitboss", "origin": ORIGIN}
START = 1_800_000_000.0
# Browsers of a test connect and sign in as often as they like, unless it says otherwise.
FREELY = {"sign_in_successes": 0, "sessions_per_user": 1000, "connections_per_address": 10_000, "deviations_every": 0}

BRANDS = {"aurora-north": "aurora", "aurora-south": "aurora", "borealis-prime": "borealis"}


class Clock:
    """Seconds, moved by hand, and the time of day, which may jump besides."""

    def __init__(self) -> None:
        self.now = START
        self.jumped = 0.0

    def wall(self) -> float:
        return self.now + self.jumped

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


def me(role: Role = Role.SUPER_ADMIN, op_id: str | None = None, tenants: Iterable[str] = ()) -> dict[str, Any]:
    """What the platform says of a user of this role."""
    user = {
        "userCode": f"code-{role}-{op_id}",
        "nickname": "Nick",
        "email": "someone@secret.test",
        "role": role,
        "opId": op_id,
        "parentOpId": BRANDS.get(op_id or ""),
        "timezone": "UTC",
        "language": "en",
        "roundReportNumbers": False,
        "permissions": sorted(DEFAULT_PERMISSIONS[role]),
    }
    return {"user": user, "operators": [_option(tenant) for tenant in tenants]}


def _option(tenant: str) -> dict[str, Any]:
    return {"opId": tenant, "title": tenant.title(), "parentOpId": BRANDS.get(tenant)}


SUPER_ADMIN = me(tenants=["aurora", "aurora-north", "aurora-south", "borealis", "borealis-prime"])
ADMIN = me(Role.ADMIN, tenants=["aurora", "aurora-north", "aurora-south", "borealis", "borealis-prime"])
DEV_OPS = me(Role.DEV_OPS)
AURORA = me(Role.OPERATOR_ADMIN, "aurora", ["aurora", "aurora-north", "aurora-south"])
AURORA_MANAGER = me(Role.OPERATOR_MANAGER, "aurora", ["aurora", "aurora-north", "aurora-south"])
AURORA_NORTH = me(Role.OPERATOR_ADMIN, "aurora-north", ["aurora-north"])
BOREALIS = me(Role.OPERATOR_ADMIN, "borealis", ["borealis", "borealis-prime"])
AFFILIATE = me(Role.AFFILIATE, "aurora", ["aurora"])


def envelope(data: Any = None, **more: Any) -> dict[str, Any]:
    return {"success": True, "status": "OK", "data": data, "messages": [], **more}


class Platform:
    """A platform that answers as it is told. Each sign-in hands out a token of its own."""

    def __init__(self) -> None:
        self.router = respx.Router(base_url=PLATFORM, assert_all_called=False)
        self.user: dict[str, Any] = SUPER_ADMIN
        self.realm = "default"
        self._users: dict[str, dict[str, Any]] = {}  # by their tokens
        self.router.post("/auth/login", name="login").mock(side_effect=self._login)
        self.router.get("/auth/logout", name="logout").respond(json=envelope())
        self.router.route(method="GET", path="/users/me").mock(side_effect=self._me)
        self.changes: list[dict[str, Any]] = []
        self.boot = "boot"
        self.feed = self.router.get("/sessions/changes").mock(side_effect=self._feed)

    def _login(self, request: httpx.Request) -> httpx.Response:
        if json.loads(request.content)["password"] != PASSWORD:
            return httpx.Response(401, json={"success": False, "messages": ["No such user."]})
        token = f"token-{len(self._users) + 1}"
        self._users[token] = self.user
        data = {"token": token, "realm": self.realm, **self.user}
        return httpx.Response(200, json=envelope(data))

    def _me(self, request: httpx.Request) -> httpx.Response:
        user = self._users[request.headers["authorization"].removeprefix("Bearer ")]
        return httpx.Response(200, json=envelope(user))

    def _feed(self, request: httpx.Request) -> httpx.Response:
        if request.headers["authorization"] != f"Bearer {SERVICE_TOKEN}":
            return httpx.Response(401, json={"success": False, "messages": ["Who are you?"]})
        boot, _, number = request.url.params.get("since", f"{self.boot}.{len(self.changes)}").partition(".")
        known = boot == self.boot
        changes = self.changes[int(number) :] if known else []
        cursor = f"{self.boot}.{len(self.changes)}"
        return httpx.Response(200, json=envelope({"cursor": cursor, "isComplete": known, "changes": changes}))

    def answers(self, method: str, path: str, data: Any = None, status: int = 200) -> respx.Route:
        return self.router.route(method=method, path=path).respond(status, json=envelope(data))

    @property
    def seen(self) -> list[httpx.Request]:
        """What reached it, signing in and the feed of changed identities aside."""
        requests = [call.request for call in self.router.calls]
        return [request for request in requests if request.url.path not in ("/auth/login", "/sessions/changes")]


class Browser(httpx.AsyncClient):
    """A browser of the console's own pages: it marks what it sends and keeps its cookies."""

    async def sign_in(self, email: str = "super@pitboss.test", password: str = PASSWORD) -> httpx.Response:
        return await self.post("/api/auth/login", json={"email": email, "password": password})


class Console:
    """An app over a Platform, which it shares with the one that it stands `beside`. `settings` are those of BFF_…, in
    lower case."""

    def __init__(
        self,
        table: Table | Iterable[Operation] = TABLE,
        beside: Console | None = None,
        log: Callable[[io.StringIO], Log] = Log,
        **settings: Any,
    ) -> None:
        given = {"origins": (ORIGIN,), "secret_keys": KEYS, "web_dist": Path("nowhere"), **FREELY, **settings}
        self.clock: Clock = beside.clock if beside else Clock()
        self.platform: Platform = beside.platform if beside else Platform()
        self.lines = io.StringIO()
        transport = httpx.MockTransport(self.platform.router.async_handler)
        self.settings = settings_of(**given)
        self.connections = Connections(self.settings)
        self.budget = AnswerBudget(self.settings.answers_bytes)
        self.app = bootstrap(
            self.settings,
            HttpxEngine(transport, PLATFORM, replace(DEFAULT_LIMITS, budget=self.budget)),
            table if isinstance(table, Table) else Table([*TABLE, *table]),
            self.clock.wall,
            log(self.lines),
            self.connections,
            self.clock,
        )

    def browser(self, origin: str = ORIGIN, client: str = "127.0.0.1", **headers: str) -> Browser:
        transport = httpx.ASGITransport(app=self.app, client=(client, 40000))
        return Browser(transport=transport, base_url=origin, headers={**MARKED, **headers})

    async def feed(self) -> bool:
        """Has the console ask the platform once whose identity changed."""
        assert self.app.feed is not None
        return await self.app.feed.ask()

    async def signed_in(self, user: dict[str, Any] = SUPER_ADMIN, **headers: str) -> Browser:
        """A browser in which this user has just signed in."""
        self.platform.user = user
        browser = self.browser(**headers)
        answer = await browser.sign_in()
        assert answer.status_code == 200, answer.text
        return browser


Make = Callable[..., Console]
