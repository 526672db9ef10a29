"""Where a mapped platform's calls go: to the address of each operation, under the certificate that the file names."""

from __future__ import annotations

import json
import ssl
from collections.abc import Sequence
from pathlib import Path

import pytest
import trustme

from bff.engines.engine import DEFAULT_LIMITS, Body, EngineError, Headers, Reply
from bff.engines.native_engine import NativeEngine
from bff.mapping.engine import MappedEngine, trust_of
from bff.tests.driver import Console
from bff.tests.engines import AUTHORITY, PLATFORM, certified
from bff.tests.raw_server import answer, raw_server, sends
from bff.tests.rotating import mapping_file
from bff.tests.sample import SAMPLE
from contracts.mapping import load_mapping
from contracts.table import TABLE

BASES = """
[bases]
money = "https://money.example/v1"
[areas.wallet]
base = "money"
[operations.walletTopup]
path = "/credits"
[operations.player]
times = "seconds"
"""


class Answering:
    """An engine that answers all it is asked, and keeps what that was."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: list[str] = []
        self.is_closed = False

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        self.asked.append(target)
        return Reply(200, [], json.dumps({"success": True, "data": {}}).encode())

    async def aclose(self) -> None:
        self.is_closed = True


async def test_each_operation_is_asked_for_at_its_address(tmp_path: Path) -> None:
    platform = load_mapping(mapping_file(tmp_path, BASES), TABLE)
    opened: list[Answering] = []

    def at(address: str) -> Answering:
        opened.append(Answering(address))
        return opened[-1]

    first = Answering("")
    engine = MappedEngine(platform, first, at)
    for name in ("walletTopup", "player", "general"):
        await engine.send("POST", platform.routes[name].target(None, {}, ""), [], b"{}")
    assert [one.address for one in opened] == ["https://money.example/v1"]
    assert opened[0].asked == ["/credits"]
    assert first.asked == ["/player", "/general"]
    await engine.aclose()
    assert first.is_closed
    assert opened[0].is_closed


@pytest.mark.parametrize("shown", [("ca",), ("ca", "certificate", "key")])
async def test_the_console_shows_the_certificate_of_the_file(tmp_path: Path, shown: Sequence[str]) -> None:
    client = AUTHORITY.issue_cert("console.test")
    AUTHORITY.cert_pem.write_to_path(tmp_path / "ca.pem")
    client.private_key_and_cert_chain_pem.write_to_path(tmp_path / "own.pem")
    files = {"ca": "ca.pem", "certificate": "own.pem", "key": "own.pem"}
    text = "[tls]\n" + "".join(f"{name} = '{files[name]}'\n" for name in shown)
    platform = load_mapping(mapping_file(tmp_path, text), TABLE)
    theirs = _asking(PLATFORM)
    async with raw_server(sends(answer(b"{}")), tls=theirs) as server:
        engine = NativeEngine(server.url, DEFAULT_LIMITS, trust_of(platform))
        if "key" in shown:
            assert (await engine.send("GET", "/", [], b"")).status == 200
        else:
            with pytest.raises(EngineError):
                await engine.send("GET", "/", [], b"")

        await engine.aclose()


def _asking(certificate: trustme.LeafCert) -> ssl.SSLContext:
    """A server's context that wants a certificate of the console."""
    context = certified(certificate)
    context.verify_mode = ssl.CERT_REQUIRED
    AUTHORITY.configure_trust(context)
    return context


@pytest.mark.parametrize("body", [b"<h1>Welcome</h1>", b"", b"{}", b'{"access":1'])
async def test_a_sign_in_that_is_answered_by_anything_else_is_told_in_words(tmp_path: Path, body: bytes) -> None:
    text = "[sign_in]\ntoken = 'access'\n[operations.authLogin]\npath = '/session'"
    console = Console(SAMPLE, mapping=mapping_file(tmp_path, text))
    console.platform.router.post("/session").respond(200, content=body)
    signed_in = await console.browser().sign_in()
    assert signed_in.status_code == 502
    [message] = signed_in.json()["messages"]
    assert message in ("The platform's response could not be read.", "The platform did not say who signed in.")
