"""What `docs/integrating.md` says of calls, options and the worked example is what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import httpx

from contracts.conformance.__main__ import _parser
from contracts.conformance.findings import Check
from contracts.operation import Origin
from contracts.table import TABLE

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/integrating.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def first_cells(text: str) -> list[str]:
    """What stands first in each row of its tables."""
    return [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("| ")]


def test_every_assumed_call_is_told_once() -> None:
    named = [name for cell in first_cells(section("Assumed calls"))[1:] for name in re.findall(r"`(\w+)`", cell)]
    chosen = [one for one in TABLE if not one.handled_by_bff and one.feature != "simulator"]
    assert sorted(named) == sorted(one.id for one in chosen if one.origin is Origin.ASSUMED)


def test_every_option_and_check_of_conformance_is_told() -> None:
    text = section("What conformance looks at")
    options = {name for action in _parser()._actions for name in action.option_strings if name.startswith("--")}
    assert set(re.findall(r"--[a-z]+", text)) == options - {"--help"}
    told = {name.strip() for cell in first_cells(text) for name in cell.split(",")}
    assert {check.value for check in Check} <= told


def test_the_worked_example_stands_in_the_other_platforms_file() -> None:
    example = tomllib.loads((ROOT / "tests/other_platform/mapping.toml").read_text(encoding="utf-8"))
    shown = [
        tomllib.loads(text)
        for text in re.findall(r"```toml\n(.*?)```", section("From an API to a green report"), re.DOTALL)
    ]
    assert len(shown) == 6
    accounts = tomllib.loads((ROOT / "tests/other_platform/accounts.toml").read_text(encoding="utf-8"))
    for part in shown[:-1]:
        assert is_within(part, example)
    assert shown[-1].keys() <= accounts.keys()


async def test_the_adapter_serves_what_it_shows() -> None:
    [code] = re.findall(r"```python\n(.*?)```", section("What no entry can say"), re.DOTALL)
    adapter: dict[str, Any] = {}
    exec(code, adapter)
    asked: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(200, json={"balance": 1}) if "/purse/" in request.url.path else httpx.Response(409)

    adapter["platform"] = httpx.AsyncClient(transport=httpx.MockTransport(answer), base_url="http://platform.test")
    transport = httpx.ASGITransport(adapter["app"])
    headers = {"Authorization": "Bearer a-token", "Cookie": "a=b", "Idempotency-Key": "one"}
    async with httpx.AsyncClient(transport=transport, base_url="http://adapter.test", headers=headers) as client:
        wallet = (await client.get("/player/wallet?playerCode=P-1")).json()["data"]
        refused = await client.post("/player/wallet/topup?a=1", content=b"{}")
    assert [purse["currency"] for purse in wallet["playerWalletList"]] == ["EUR", "USD"]
    assert refused.status_code == 409
    assert (str(asked[-1].url), asked[-1].content) == ("http://platform.test/player/wallet/topup?a=1", b"{}")
    assert asked[-1].headers["idempotency-key"] == "one"
    assert "cookie" not in asked[-1].headers


def is_within(part: object, whole: object) -> bool:
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and is_within(value, whole[name]) for name, value in part.items())
    return part == whole
