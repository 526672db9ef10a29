"""Whose word the native engine takes for the platform's: a certificate good for its name, and an end that is said."""

from __future__ import annotations

import asyncio
import socket
from datetime import UTC, datetime
from pathlib import Path

import pytest
import trustme
import uvloop

from bff.engines.engine import NoReply, NotSent, Reply
from bff.tests.engines import AUTHORITY, PLATFORM, TLS, certified, platform, running
from bff.tests.raw_server import answer, raw_server, sends

UNFRAMED = b"HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n\r\na,b"


ELSEWHERE = AUTHORITY.issue_cert("elsewhere.test")
EXPIRED = AUTHORITY.issue_cert("127.0.0.1", not_after=datetime(2020, 1, 1, tzinfo=UTC))


@pytest.mark.parametrize("certificate", [ELSEWHERE, EXPIRED], ids=["elsewhere", "expired"])
async def test_a_certificate_that_is_not_good_for_the_platform_gets_nothing(certificate: trustme.LeafCert) -> None:
    async with (
        raw_server(sends(answer()), tls=certified(certificate)) as server,
        running(TLS, server.url) as engine,
    ):
        with pytest.raises(NotSent, match="certificate verify failed"):
            await engine.send("POST", "/", [("authorization", "Bearer t")], b"{}")
    assert server.received == []


async def test_neither_does_one_of_an_authority_that_the_system_does_not_know() -> None:
    async with platform(TLS, sends(answer())) as server, running("native", server.url) as engine:
        with pytest.raises(NotSent, match="certificate verify failed"):
            await engine.send("POST", "/", [], b"{}")
    assert server.received == []


async def test_an_authority_of_ones_own_is_named_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    authority = tmp_path / "authority.pem"
    AUTHORITY.cert_pem.write_to_path(authority)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority))
    async with platform(TLS, sends(answer())) as server, running("native", server.url) as engine:
        assert (await engine.send("GET", "/", [], b"")).status == 200


async def test_the_platform_is_told_which_name_is_meant() -> None:
    names: list[str | None] = []
    context = certified(PLATFORM)
    context.sni_callback = lambda _socket, name, _context: names.append(name)
    async with (
        raw_server(sends(answer()), tls=context) as server,
        running(TLS, server.url.replace("127.0.0.1", "localhost")) as engine,
    ):
        assert (await engine.send("GET", "/", [], b"")).status == 200
    assert names == ["localhost"]


async def test_a_platform_without_tls_gets_no_request() -> None:
    async with raw_server(sends(answer())) as server, running(TLS, server.url.replace("http", "https")) as engine:
        with pytest.raises(NotSent):
            await engine.send("POST", "/", [], b"{}")
    assert server.received == []


@pytest.mark.parametrize("is_said", [True, False])
def test_an_answer_without_a_length_is_whole_only_where_its_end_is_said(is_said: bool) -> None:
    """Whoever sits between could cut it short otherwise. By the server's own event loop: asyncio's does not tell."""

    async def behave(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await sends(UNFRAMED)(_, writer)
        if not is_said:
            with socket.socket(fileno=socket.dup(writer.get_extra_info("socket").fileno())) as bare:
                bare.shutdown(socket.SHUT_WR)
            await asyncio.sleep(1)

    async def ask() -> Reply:
        async with platform(TLS, behave) as server, running(TLS, server.url) as engine:
            return await engine.send("GET", "/", [], b"")

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if is_said:
            assert runner.run(ask()).body == b"a,b"
        else:
            with pytest.raises(NoReply):
                runner.run(ask())
