"""A platform whose tokens last a minute, and whose refresh tokens are good once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import httpx

from bff.tests.driver import PASSWORD, SUPER_ADMIN, Platform, envelope

MAPPING = """
[sign_in]
token = "access"
refresh_token = "refresh"
expires_in = "lasts"
[refresh]
path = "/oauth/token"
[operations.authLogin]
path = "/oauth/session"
body = { password = "secret" }
[operations.usersMe]
path = "/who"
"""
LASTS = 60


class Rotating:
    """Tokens are `a-1`, `a-2`; refresh tokens `r-1`, `r-2`, each used once. One used twice ends them all."""

    def __init__(self, platform: Platform, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._issued = 0
        self._ends: dict[str, float] = {}
        self._unused: set[str] = set()
        self.refreshes = 0
        self.asked = asyncio.Event()
        self.status = 200
        self.gate = asyncio.Event()
        self.gate.set()
        self.called: list[tuple[str, str]] = []
        router = platform.router
        router.post("/oauth/session").mock(side_effect=self._sign_in)
        router.post("/oauth/token").mock(side_effect=self._refresh)
        router.route(path="/who").mock(side_effect=self._me)
        router.route(path="/general").mock(side_effect=self._data)
        router.route(path="/players/block").mock(side_effect=self._data)

    def revoke(self) -> None:
        """Ends the tokens, though not what they are refreshed by."""
        self._ends.clear()

    def _issue(self) -> dict[str, object]:
        self._issued += 1
        self._ends[f"a-{self._issued}"] = self._clock() + LASTS
        self._unused = {f"r-{self._issued}"}
        return {"access": f"a-{self._issued}", "refresh": f"r-{self._issued}", "lasts": LASTS}

    def _sign_in(self, request: httpx.Request) -> httpx.Response:
        if json.loads(request.content)["secret"] != PASSWORD:
            return httpx.Response(401, json={"success": False, "messages": ["No."]})
        return httpx.Response(200, json=envelope({**self._issue(), **SUPER_ADMIN}))

    async def _refresh(self, request: httpx.Request) -> httpx.Response:
        self.refreshes += 1
        self.asked.set()
        await self.gate.wait()
        if self.status != 200:
            return httpx.Response(self.status, json={"success": False, "messages": ["Away."]})
        given = json.loads(request.content)["refresh_token"]
        if given not in self._unused:
            self.revoke()
            self._unused.clear()
            return httpx.Response(400, json={"success": False, "messages": ["Used before."]})
        return httpx.Response(200, json=envelope(self._issue()))

    def _answer(self, request: httpx.Request, data: object) -> httpx.Response:
        token = request.headers["authorization"].removeprefix("Bearer ")
        self.called.append((request.url.path, token))
        if self._ends.get(token, 0) <= self._clock():
            return httpx.Response(401, json={"success": False, "messages": ["Over."]})
        return httpx.Response(200, json=envelope(data))

    def _me(self, request: httpx.Request) -> httpx.Response:
        return self._answer(request, SUPER_ADMIN)

    def _data(self, request: httpx.Request) -> httpx.Response:
        return self._answer(request, {"now": "2026-01-31T00:00:00Z"})


def mapping_file(folder: Path, text: str = MAPPING) -> Path:
    file = folder / "mapping.toml"
    file.write_text(text)
    return file
