"""Conformance against a platform of somebody else's: nothing is found in the clean build, and each deviation in the
build that has it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import httpx
import pytest

from contracts.conformance.__main__ import main
from contracts.conformance.accounts import read_accounts, sign_in_all
from contracts.conformance.findings import Check, Report, Verdict
from contracts.conformance.platform import Platform as Asked
from contracts.conformance.run import Run
from contracts.mapping import Platform as Mapped
from contracts.mapping import load_mapping
from contracts.table import TABLE
from tests.other_platform.app import Platform
from tests.other_platform.deviations import Deviation

FOLDER = Path(__file__).parent / "other_platform"
ADDRESS = "http://other.test"
HAS = {
    *("authLogin", "authLogout", "usersMe", "playersList", "player", "playersBlock", "playerWallet", "walletTopup"),
    *("withdrawalsList", "transaction", "withdrawGenericV2", "operatorsMenuList"),
}
LIST, ONE, MONEY = {"playersList"}, {"player"}, {"walletTopup"}
OF_RIGHTS = HAS - {"authLogin", "authLogout", "usersMe"}
# What finds each of them, and of which operations.
FOUND: dict[Deviation, tuple[Check, set[str]]] = {
    **dict.fromkeys(
        (
            *(
                Deviation.FIELD_MISSING,
                Deviation.TEXT_FOR_NUMBER,
                Deviation.NULL,
                Deviation.TEXT_FOR_FLAG,
                Deviation.EXTRA_ENVELOPE,
                Deviation.UNKNOWN_STATE,
            ),
            *(Deviation.TIME_WITHOUT_ZONE, Deviation.MONEY_AS_FLOAT, Deviation.MONEY_IN_WORDS),
        ),
        (Check.SCHEMA, LIST),
    ),
    **dict.fromkeys(
        (
            *(
                Deviation.COUNT_TOO_HIGH,
                Deviation.REMAINING_WRONG,
                Deviation.PAGES_OVERLAP,
                Deviation.PAGE_TOO_LONG,
                Deviation.SECOND_PAGE_EMPTY,
            ),
            Deviation.ROW_TWICE,
        ),
        (Check.PAGING, LIST),
    ),
    **dict.fromkeys((Deviation.SORT_IGNORED, Deviation.SORT_REVERSED), (Check.SORT, LIST)),
    **dict.fromkeys(
        (Deviation.FILTER_IGNORED, Deviation.FILTER_FINDS_NOTHING, Deviation.PERIOD_IGNORED), (Check.FILTERS, LIST)
    ),
    Deviation.FOREIGN_ROW: (Check.TENANTS, LIST),
    Deviation.FOREIGN_HOUSE_SERVED: (Check.TENANTS, LIST | {"withdrawalsList"}),
    Deviation.FOREIGN_RECORD_SERVED: (Check.TENANTS, ONE),
    Deviation.DENIAL_AS_200: (Check.ROLES, OF_RIGHTS),
    Deviation.DENIAL_AS_401: (Check.ROLES, OF_RIGHTS),
    Deviation.ROLE_LET_IN: (Check.ROLES, LIST | {"withdrawalsList", "operatorsMenuList"}),
    Deviation.ROLE_SHUT_OUT: (Check.ROLES, {"withdrawalsList"}),
    Deviation.SERVED_WITHOUT_TOKEN: (
        Check.SIGN_IN,
        HAS - {"authLogin", "walletTopup", "playersBlock", "withdrawGenericV2"},
    ),
    Deviation.SERVED_AFTER_SIGN_OUT: (Check.SIGN_IN, {"authLogout"}),
    Deviation.REVISION_IGNORED: (Check.REVISIONS, {"playersBlock"}),
    Deviation.KEY_REPLAYED: (Check.IDEMPOTENCY, MONEY),
    Deviation.KEY_FOR_ANOTHER_BODY: (Check.IDEMPOTENCY, MONEY),
    Deviation.REFUSAL_WITHOUT_WORDS: (Check.DIALECT, ONE),
    Deviation.FAULT_FOR_BAD_INPUT: (Check.LIMITS, {"playersBlock", "walletTopup", "withdrawGenericV2"}),
    **dict.fromkeys((Deviation.HTML, Deviation.REDIRECT, Deviation.KEY_TWICE_IN_JSON), (Check.ANSWER, LIST)),
    **dict.fromkeys((Deviation.BUSY_WITHOUT_TIME, Deviation.FAULT_BEYOND_LIMIT), (Check.LIMITS, LIST)),
    Deviation.NOTHING_DONE: (Check.EFFECT, MONEY),
    Deviation.FOREIGN_WRITE_DONE: (Check.TENANTS, MONEY),
    Deviation.ANOTHER_RECORD: (Check.RECORDS, ONE),
}


@cache
def mapped_platform() -> Mapped:
    return load_mapping(FOLDER / "mapping.toml", TABLE)


async def report_of(platform: Platform) -> Report:
    mapped = mapped_platform()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(platform.app()), base_url=ADDRESS) as client:
        asked = Asked(client, mapped.routes, mapped)
        callers, signed_in = await sign_in_all(asked, TABLE, read_accounts(FOLDER / "accounts.toml"))
        run = Run(asked, TABLE, callers, absent=mapped.absent, tenant="harbour")
        return await run.report("the other platform", signed_in=signed_in)


async def test_nothing_is_invented_and_nothing_stays() -> None:
    platform = Platform()
    report = await report_of(platform)
    assert [finding for finding in report.findings if finding.verdict is Verdict.DEVIATES] == []
    conforming = {finding.operation for finding in report.findings if finding.verdict is Verdict.CONFORMS}
    assert conforming == HAS
    assert report.score == 100
    fresh = Platform()
    purses = {one.no: (one.purse, one.held) for one in platform.records.customers.values()}
    assert purses == {one.no: (one.purse, one.held) for one in fresh.records.customers.values()}
    assert report.left == ["walletTopup: the transactions of a top-up and its deduction at C-1001; no money"]


@pytest.mark.parametrize("deviation", Deviation, ids=lambda one: f"{one.value}-{one.name.lower()}")
async def test_each_deviation_is_found_and_no_other(deviation: Deviation) -> None:
    report = await report_of(Platform(frozenset({deviation})))
    check, operations = FOUND[deviation]
    deviating = [finding for finding in report.findings if finding.verdict is Verdict.DEVIATES]
    assert {finding.operation for finding in deviating} == operations
    assert all(check in {fault.check for fault in finding.faults} for finding in deviating)
    faults = [fault for finding in deviating for fault in finding.faults]
    assert all(fault.what and fault.curl.startswith("curl ") for fault in faults)
    assert not any("open-sesame" in fault.curl for fault in faults)


def asked(*options: str, files: dict[str, str] | None = None, folder: Path = FOLDER) -> list[str]:
    """The command's options, with these files in place of the platform's own."""
    paths = {name: FOLDER / f"{name}.toml" for name in ("accounts", "mapping")}
    for name, text in (files or {}).items():
        paths[name] = folder / f"{name}.toml"
        paths[name].write_text(text)
    return ["--url", ADDRESS, "--accounts", str(paths["accounts"]), "--mapping", str(paths["mapping"]), *options]


def answering(reply: httpx.Response | Exception) -> httpx.MockTransport:
    def answer(_: httpx.Request) -> httpx.Response:
        if isinstance(reply, Exception):
            raise reply
        return reply

    return httpx.MockTransport(answer)


def test_the_command_reports_and_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    transport = httpx.ASGITransport(Platform().app())
    assert main(asked("--writes", "harbour"), transport) == 0
    text = capsys.readouterr().out
    assert "conforms   playersList" in text
    assert "absent     playersSearch" in text
    assert text.endswith("; score 100 %\n")


WRONG_PASSWORD = '[root]\nemail = "root@other.test"\npassword = "guess"\n'


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"accounts": WRONG_PASSWORD}, "root cannot sign in: HTTP 401: Name and secret do not fit."),
        ({"accounts": ""}, "accounts.toml names no account."),
        ({"accounts": "[root]\nemail = 'a'\n"}, "accounts.toml is wrong at root: Give email and password, or token."),
        ({"accounts": "[root]\nname = 'a'\n"}, "accounts.toml is wrong at root.name: "),
        ({"accounts": "{"}, "accounts.toml, which is no TOML ("),
        (
            {"accounts": "[root]\ntoken = 'env:NOT_SET'\n"},
            "accounts.toml wants NOT_SET for root.token, which is not set.",
        ),
        ({"mapping": "[operations.nothing]\npath = '/x'\n"}, "operations.nothing"),
    ],
)
def test_a_wrong_file_is_told_in_a_sentence(
    files: dict[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    transport = httpx.ASGITransport(Platform().app())
    assert main(asked(files=files, folder=tmp_path), transport) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said


@pytest.mark.parametrize("name", ["accounts", "mapping"])
def test_a_file_that_is_not_there(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked(f"--{name}", "/nowhere.toml"), answering(httpx.Response(200))) == 2
    said = capsys.readouterr().err
    assert "/nowhere.toml" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        (httpx.Response(200, text="<h1>Hello</h1>"), "a page of HTML, where JSON is expected"),
        (httpx.Response(204), "the answer has no token"),
        (httpx.ReadTimeout("late"), "no answer within 10 s"),
        (httpx.ConnectError("refused"), "no answer: ConnectError refused"),
        (httpx.RemoteProtocolError("cut"), "no answer: RemoteProtocolError cut"),
    ],
)
def test_a_platform_that_lets_nobody_in(
    reply: httpx.Response | Exception, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(asked(), answering(reply)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == len(tomllib.loads((FOLDER / "accounts.toml").read_text()))
    assert all(said in line for line in lines)
