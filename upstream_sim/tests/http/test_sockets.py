"""Faults over real sockets: a running server, spoken to in plain bytes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import uvicorn

from upstream_sim.areas.general import FIRST_INVOICE_YEAR
from upstream_sim.core.calls.faults import Fault, FaultKind
from upstream_sim.core.serving.handlers import HANDLERS
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.http.responder import DroppableProtocol
from upstream_sim.shared.users import caller_of, user_by_email
from upstream_sim.tests.client import SUPER


@asynccontextmanager
async def serving(app: Simulator) -> AsyncIterator[int]:
    """The app on a free port of this machine."""
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, http=DroppableProtocol, lifespan="off", log_config=None, access_log=False
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        await server.shutdown()


@pytest.fixture
async def port(simulator: Simulator) -> AsyncIterator[int]:
    async with serving(simulator) as port:
        yield port


def world_of(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def token(simulator: Simulator) -> str:
    world = world_of(simulator)
    user = user_by_email(world, SUPER)
    assert user is not None
    return world.tokens.issue(caller_of(world, user).user.userCode)


async def exchange(port: int, *requests: bytes) -> bytes:
    """Everything that one connection gives until its end. A reset ends it like any other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    found = b""
    try:
        for request in requests:
            writer.write(request)
        await writer.drain()
        while part := await reader.read(65536):
            found += part
    except ConnectionError:
        pass
    finally:
        writer.close()
    return found


def asking(simulator: Simulator, path: str = "/general", *, close: bool = True) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: platform.test",
        f"Authorization: Bearer {token(simulator)}",
        f"Connection: {'close' if close else 'keep-alive'}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def test_a_sound_answer_for_comparison(simulator: Simulator, port: int) -> None:
    head, _, body = (await exchange(port, asking(simulator))).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert f"content-length: {len(body)}".encode() in head
    assert json.loads(body)["data"]["firstInvoiceYear"] == FIRST_INVOICE_YEAR


@pytest.mark.parametrize("kind", [FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER])
async def test_a_dropped_connection_gives_not_a_byte(simulator: Simulator, port: int, kind: FaultKind) -> None:
    world_of(simulator).faults.add(Fault(operation="general", kind=kind, first=1))
    assert await exchange(port, asking(simulator, close=False)) == b""
    assert b"200 OK" in await exchange(port, asking(simulator))


async def test_a_connection_that_served_before_is_dropped_too(simulator: Simulator, port: int) -> None:
    world_of(simulator).faults.add(Fault(operation="usersMe", kind=FaultKind.DROP_AFTER))
    found = await exchange(
        port, asking(simulator, close=False), asking(simulator, "/users/me", close=False), asking(simulator)
    )
    assert found.count(b"HTTP/1.1 ") <= 1
    assert b"usr_" not in found


async def test_a_cut_answer_promises_more_than_comes(simulator: Simulator, port: int) -> None:
    world_of(simulator).faults.add(Fault(operation="general", kind=FaultKind.CUT, first=1))
    head, _, body = (await exchange(port, asking(simulator, close=False))).partition(b"\r\n\r\n")
    promised = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert 0 < len(body) < promised


async def test_a_garbled_answer_is_as_long_as_it_says(simulator: Simulator, port: int) -> None:
    world_of(simulator).faults.add(Fault(operation="general", kind=FaultKind.GARBLE, first=1))
    head, _, body = (await exchange(port, asking(simulator))).partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head
    with pytest.raises(ValueError, match=r"control character|Expecting"):
        json.loads(body)


@pytest.mark.parametrize("place", ["in a rule", "beside the rules"])
async def test_a_fault_of_its_own_is_an_answer_and_the_connection_lives(
    simulator: Simulator, port: int, place: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("of its own")

    with monkeypatch.context() as broken:
        if place == "in a rule":
            broken.setitem(HANDLERS, "general", replace(HANDLERS["general"], do=breaks))
        else:
            broken.setattr(simulator.platform, "serve", breaks)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(asking(simulator, close=False))
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        body = json.loads(await reader.readexactly(length))
    assert head.startswith(b"HTTP/1.1 500 ")
    assert (body["success"], body["status"], body["data"]) == (False, "INTERNAL_ERROR", None)
    assert "of its own" in caplog.text
    writer.write(asking(simulator))
    assert b"200 OK" in await reader.read()
    writer.close()


async def test_the_server_lives_on(simulator: Simulator, port: int) -> None:
    for kind in (FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER, FaultKind.CUT):
        world_of(simulator).faults.add(Fault(operation="general", kind=kind, first=3))
    await asyncio.gather(*(exchange(port, asking(simulator, close=False)) for _ in range(3)))
    answers = await asyncio.gather(*(exchange(port, asking(simulator)) for _ in range(3)))
    assert all(answer.startswith(b"HTTP/1.1 200 OK") for answer in answers)
