"""A platform that signs users in and out and does nothing else; and browsers of it from any address."""

from __future__ import annotations

import asyncio
import io
import json
from itertools import count
from pathlib import Path
from typing import Any

from bff.app import bootstrap
from bff.engines.engine import Body, Headers, Reply
from bff.metrics.telemetry import Log
from bff.settings import Settings
from bff.tests.driver import KEYS, ORIGIN, PASSWORD, SUPER_ADMIN, Clock
from tests.attack.recording_engine import DirectBrowser

JSON = [("content-type", "application/json")]


class SigningPlatform:
    """Every e-mail is an account of its own. `judged` are the sign-ins that came, `ended` the tokens that
    were signed out, each after `seconds`."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.judged = 0
        self.ended: list[str] = []
        self._seconds = seconds
        self._numbers = count(1)

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        if target == "/auth/logout":
            await asyncio.sleep(self._seconds)
            self.ended.append(dict(headers)["authorization"].removeprefix("Bearer "))
            return Reply(200, JSON, b'{"success": true, "data": null}')
        if target != "/auth/login":
            return Reply(200, JSON, b'{"success": true, "data": {}}')
        self.judged += 1
        assert isinstance(body, bytes)
        given = json.loads(body)
        if given["password"] != PASSWORD:
            return Reply(401, JSON, b'{"success": false, "messages": ["No."]}')
        user = {**SUPER_ADMIN["user"], "userCode": given["email"]}
        data = {"token": f"{given['email']} {next(self._numbers)}", "realm": "r", "user": user, "operators": []}
        return Reply(200, JSON, json.dumps({"success": True, "data": data}).encode())

    async def aclose(self) -> None: ...


class Storm:
    """A console before that platform. `settings` are those of BFF_…, in lower case."""

    def __init__(self, platform: SigningPlatform, **settings: Any) -> None:
        given = {"origins": (ORIGIN,), "secret_keys": KEYS, "web_dist": Path("nowhere"), **settings}
        self.clock = Clock()
        self.lines = io.StringIO()
        self.app = bootstrap(
            Settings.model_validate(given), platform, clock=self.clock, steady=self.clock, log=Log(self.lines)
        )

    def browser(self, address: str = "127.0.0.1") -> DirectBrowser:
        return DirectBrowser(self.app, address)

    async def signed_in(self, email: str, address: str = "127.0.0.1") -> DirectBrowser:
        browser = self.browser(address)
        await browser.sign_in(email, PASSWORD)
        return browser
