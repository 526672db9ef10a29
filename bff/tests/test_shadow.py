"""Copies of reads to a second platform: which go, what goes with them, what differs, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bff.engines.engine import Body, Headers, NotSent, Reply
from bff.settings import WrongSetting
from bff.shadow.comparing import differences
from bff.shadow.report import main
from bff.shadow.rules import may_be_copied
from bff.shadow.shadow import Shadow
from bff.tests.driver import AURORA, SUPER_ADMIN, Browser, Console, envelope
from bff.tests.sample import SAMPLE
from contracts.table import TABLE

TOKEN = "a-service-token-of-the-second"
PLAYERS = "/api/players?limit=10&page=2&opId=aurora"
ROW = {"playerCode": "P-1", "createdAt": "2026-01-01T00:00:00Z", "isTest": False}


class Second:
    """The second platform's engine."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, dict[str, str], Body]] = []
        self.answer: Any = envelope({"items": [ROW], "count": 1, "remaining": 0})
        self.gate = asyncio.Event()
        self.gate.set()
        self.error: Exception | None = None

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        self.asked.append((method, target, dict(headers), body))
        await self.gate.wait()
        if self.error is not None:
            raise self.error
        return Reply(200, [], json.dumps(self.answer).encode())

    async def aclose(self) -> None: ...


class Shadowed(Console):
    """A console with a second platform, to which every call that may be copied is."""

    def __init__(self, folder: Path, rules: str = "", **settings: Any) -> None:
        file = folder / "shadow.toml"
        file.write_text(f"sample = 1\n{rules}")
        super().__init__(
            SAMPLE,
            shadow_url="http://second.test",
            shadow_token=TOKEN,
            shadow_rules=file,
            deviations_every=0,
            **settings,
        )
        found: Any = self.app.proxy.deviations
        self.shadow: Shadow = found
        self.second = Second()
        self.shadow.engine = self.second
        self.platform.answers("GET", "/players", {"items": [ROW], "count": 1, "remaining": 0})

    async def reads(self, browser: Browser, path: str = PLAYERS) -> None:
        assert (await browser.get(path)).status_code == 200
        await self.shadow.settle()


Make = Callable[..., Shadowed]


@pytest.fixture
def console(tmp_path: Path) -> Shadowed:
    return Shadowed(tmp_path)


async def test_a_copy_has_nothing_of_the_user(console: Shadowed) -> None:
    browser = await console.signed_in(SUPER_ADMIN, **{"accept-language": "tr", "x-secret": "s"})
    await console.reads(browser)
    [(method, target, headers, body)] = console.second.asked
    assert (method, target, body) == ("GET", "/players?limit=10&page=2&opId=aurora", b"")
    own_id = headers.pop("x-request-id")
    assert own_id != console.platform.seen[-1].headers["x-request-id"]
    assert headers == {"accept": "application/json", "authorization": f"Bearer {TOKEN}"}


@pytest.mark.parametrize(
    "path",
    [
        "/api/players?search=Ada",
        "/api/players?opId=a%40b.test",
        "/api/general",
    ],
)
async def test_what_might_say_who_somebody_is_is_not_copied(tmp_path: Path, path: str) -> None:
    console = Shadowed(tmp_path, 'operations = ["players"]')
    console.platform.answers("GET", "/general", {})
    await (await console.signed_in()).get(path)
    await console.shadow.settle()
    assert console.second.asked == []


async def test_an_operators_own_reads_are_not_copied(console: Shadowed) -> None:
    await console.reads(await console.signed_in(AURORA), "/api/players?limit=10")
    assert console.second.asked == []
    await console.reads(await console.signed_in(SUPER_ADMIN), "/api/players?limit=10")
    assert len(console.second.asked) == 1


def test_no_write_no_file_and_nothing_sealed_may_be_copied() -> None:
    copied = [one for one in TABLE if may_be_copied(one)]
    assert len(copied) > 100
    assert not any(one.is_write or one.download or one.is_sealed or one.shows_personal for one in copied)


async def test_differences_are_kept_without_what_they_say(tmp_path: Path) -> None:
    report = tmp_path / "report.jsonl"
    console = Shadowed(tmp_path, f'report = "{report}"\n[expected]\n"*" = ["createdAt"]')
    other = {
        "playerCode": "P-2",
        "createdAt": "2025-01-01T00:00:00Z",
        "isTest": True,
        "profile": {"email": "ada@b.test"},
    }
    console.second.answer = envelope({"items": [other], "count": 2})
    await console.reads(await console.signed_in())
    lines = [json.loads(line) for line in report.read_text().splitlines()]
    assert [(line["path"], line["kind"], line["first"], line["second"]) for line in lines] == [
        ("data.count", "value", "1", "2"),
        ("data.items[].isTest", "value", "false", "true"),
        ("data.items[].playerCode", "value", "text", "text"),
        ("data.items[].profile", "extra", "", "object"),
        ("data.remaining", "missing", "0", ""),
    ]
    assert "ada@b.test" not in report.read_text() + console.lines.getvalue()
    assert console.lines.getvalue().count('"event":"shadow-difference"') == 5


async def test_a_report_is_bounded_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.jsonl"
    console = Shadowed(tmp_path, f'report = "{report}"\nkept = 2')
    console.second.answer = envelope({"items": [ROW], "count": 2, "remaining": 0})
    browser = await console.signed_in()
    for _ in range(7):
        await console.reads(browser)
    assert len(report.read_text().splitlines()) <= 4
    assert main([str(report)]) == 1
    assert "playersList" in capsys.readouterr().out
    report.write_text("")
    assert main([str(report)]) == 0
    report.write_text("<html>")
    assert main([str(report)]) == 2


async def test_nobody_waits_for_a_second_platform_that_hangs(console: Shadowed) -> None:
    console.second.gate.clear()
    browser = await console.signed_in()
    for _ in range(50):
        assert (await browser.get(PLAYERS)).status_code == 200
    assert len(console.second.asked) == console.shadow.rules.at_once
    assert console.shadow.skipped == 50 - console.shadow.rules.at_once
    console.second.gate.set()
    await console.shadow.settle()


async def test_a_second_platform_that_is_away_breaks_nothing(console: Shadowed) -> None:
    console.second.error = NotSent("away")
    await console.reads(await console.signed_in())
    assert console.shadow.failed == 1


async def test_a_second_platform_that_is_late_is_left(tmp_path: Path) -> None:
    console = Shadowed(tmp_path, "seconds = 0.01")
    console.second.gate.clear()
    await console.reads(await console.signed_in())
    assert console.shadow.failed == 1


@pytest.mark.parametrize("body", [b"<h1>x</h1>", b'{"success":false,"status":"NOT_FOUND","messages":["No."]}'])
def test_an_answer_that_is_none_differs_as_a_whole(body: bytes) -> None:
    first = json.dumps(envelope({"count": 1})).encode()
    [found] = differences(TABLE["playersList"], first, body, frozenset())
    assert found.kind in ("unreadable", "failure")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"shadow_url": "second"}, "BFF_SHADOW_URL"),
        ({"shadow_rules": Path("nowhere.toml")}, "BFF_SHADOW_RULES nowhere.toml cannot be read"),
    ],
)
def test_a_wrong_setting_is_told(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(WrongSetting, match=said):
        Console(SAMPLE, **{"shadow_url": "http://second.test", **settings})


@pytest.mark.parametrize("rules", ["sample = 2", "operations = ['none']", "unknown = 1", "[", "[expected]\nnone = []"])
def test_wrong_rules_are_told(tmp_path: Path, rules: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(rules)
    with pytest.raises(WrongSetting, match=r"^BFF_SHADOW_RULES [^\n]+\.$"):
        Console(SAMPLE, shadow_url="http://second.test", shadow_rules=file)
