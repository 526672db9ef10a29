"""Players' personal data in both services: nobody who lacks `players_personal` gets any of it, whatever they ask.

Every read of the table is asked with the key and, the same request, without it: each marked field is there and is the
mask of its kind. Then every personal value of the world is looked for in all that came without it.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final
from urllib.parse import quote, urlencode

import httpx
import msgspec
import openpyxl
import pytest

from bff.app import bootstrap
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from contracts.areas.exports import ExportFormat
from contracts.conformance.values import Parts, Values
from contracts.conformance.walk import TENANT
from contracts.exports import EXPORTED, personal_columns, rows_of
from contracts.marks import PersonalKind
from contracts.masking import Shape, has_marks, shape_of
from contracts.masks import MASK, masked
from contracts.operation import Handler, Operation
from contracts.roles import Identity, Permission
from contracts.table import TABLE
from contracts.upstream_routes import scope_of, upstream_routes
from contracts.wire import wire_names
from tests.conftest import ORIGIN, PASSWORD, settings_of_tests
from tools.read_choices import is_asked, plain_request
from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS
from upstream_sim.areas.risk_management.records import CARD_USES
from upstream_sim.core.calls.answers import encode
from upstream_sim.core.history.journal import Journal
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.scenarios import scenario_of
from upstream_sim.shared.users import USERS, User, identity_of, user_by_email
from upstream_sim.testing import worlds as simulated_worlds

SUPER: Final = "super@pitboss.test"
MANAGER: Final = "manager@aurora.test"
ROUTES: Final = upstream_routes(TABLE)
SHORTEST: Final = 6
ALL, SOME = 1000, 100  # rows of a list
FEWEST_SHEETS: Final = 3
IN_FULL: Final = {"playersList", "bankAccounts", "kycDocuments", "supportTickets", "usernames"}
WORD: Final = re.compile(r"[^\s\"'\\,:;{}\[\]()<>/=&?|]+")
DIGITS: Final = re.compile(r"\d{6,}")
STRING: Final = re.compile(r"[\"']([^\"'\n]*)[\"']")
ODD_NAMES: Final = (
    ("İnci", "Ağaoğlu"),
    ("X", "Y"),
    ("李小龙", "王"),
    ("آریا", "مرادی"),
    ("Anne Marie", "O’Neill-Smith"),
)
ODD_EMAILS: Final = ("somebody@localhost-alone", "x@y", "ünïcode.name@exämple.test", "nobody-at-all", "a.b@c.d.e.test")


@dataclass
class Caller:
    """Somebody signed in at both services."""

    user: User
    world: World
    platform: httpx.AsyncClient
    console: httpx.AsyncClient
    listens: bool
    heard: list[str] = field(default_factory=list)

    async def ask(self, operation: Operation, parts: Parts, *, at_console: bool) -> httpx.Response:
        raw = {name: quote(str(value), safe="") for name, value in parts.path.items()}
        identity = identity_of(self.world, self.user)
        query = _query(parts.query)
        if at_console:
            path = operation.neutral_path.format(**raw)
            answer = await self.console.request(
                operation.method, f"{path}?{query}" if query else path, json=parts.body or None
            )
        else:
            target = ROUTES[operation.id].target(scope_of(operation, identity), raw, query)
            answer = await self.platform.request(operation.method, target, json=parts.body)
        if self.listens:
            self.heard.append(f"{operation.id}\n{dict(answer.headers)}\n{_text(answer)}")
        return answer


def _text(answer: httpx.Response) -> str:
    """A body as a person would read it: escapes of JSON hide nothing."""
    if answer.headers.get("content-type", "").startswith("application/json"):
        return json.dumps(answer.json(), ensure_ascii=False)
    return answer.content.decode(errors="replace")


def _query(fields: Mapping[str, Any]) -> str:
    plain = {name: str(value).lower() if isinstance(value, bool) else value for name, value in fields.items()}
    return urlencode(plain, doseq=True, quote_via=quote, safe="")


def set_key(world: World, email: str, *, sees: bool) -> User:
    """The user, with the key or without it."""
    user = user_by_email(world, email)
    assert user is not None
    others = [key for key in user.permissions if key != Permission.PLAYERS_PERSONAL]
    permissions = type(user.permissions)([*others, Permission.PLAYERS_PERSONAL] if sees else others)
    with world.change() as change:
        return change.put(world.table(USERS), msgspec.structs.replace(user, permissions=permissions))


async def signed_in(direct: Simulator, behind: Simulator, log: io.StringIO, email: str, *, sees: bool) -> Caller:
    """Somebody at a platform and at a console in front of another, both with the same worlds."""
    world = direct.worlds.get("default")
    user = set_key(world, email, sees=sees)
    form = {"email": email, "password": PASSWORD}
    platform = httpx.AsyncClient(transport=httpx.ASGITransport(direct), base_url="http://platform.test")
    reply = (await platform.post("/auth/login", json=form)).raise_for_status()
    platform.headers["authorization"] = f"Bearer {reply.json()['data']['token']}"
    engine = HttpxEngine(httpx.ASGITransport(behind), "http://platform.test")
    service = bootstrap(settings_of_tests(), engine=engine, log=Log(log))
    headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
    console = httpx.AsyncClient(transport=httpx.ASGITransport(service), base_url=ORIGIN, headers=headers)
    (await console.post("/api/auth/login", json=form)).raise_for_status()
    # of what somebody with the key may see, nothing is looked for
    return Caller(user, world, platform, console, listens=not sees)


def make_odd(world: World) -> None:
    """Gives some players names and addresses of every kind."""
    players = [player for player in world.table(PLAYERS).where(opId="aurora") if not player.isDeleted]
    with world.change() as change:
        for player, (first, last), email in zip(players, ODD_NAMES, ODD_EMAILS, strict=False):
            change_player(change, player, firstName=first, lastName=last, email=email)


def personal_values(world: World) -> Iterator[str]:
    """Everything of six signs and more that says who a player is, and is no part of a public name."""
    public = "\n".join(f"{player.username}\n{player.nickname}" for player in world.table(PLAYERS).all()).casefold()
    found: set[str] = set()
    for player in world.table(PLAYERS).all():
        place = player.registeredFrom
        found |= {player.email, player.firstName, player.lastName, f"{player.firstName} {player.lastName}"}
        found |= {place.ip, place.deviceId} if place else set()
    for account in world.table(BANK_ACCOUNTS).all():
        found |= {account.nameOnCard, account.cardNumber, account.iban or ""}
    found |= {use.cardNumber for use in world.table(CARD_USES).all()}
    staff = "\n".join(f"{user.nickname}\n{user.email}" for user in world.table(USERS).all()).casefold()
    return (value for value in found if len(value) >= SHORTEST and value.casefold() not in f"{public}\n{staff}")


async def requests_of(caller: Caller) -> tuple[dict[str, Parts], dict[str, Any]]:
    """Every read that the caller gets an answer to, with what it takes, its lists as long as they may be; and of those
    with marked fields, what the platform answers."""
    values, plain, truth = Values({}), dict[str, Parts](), dict[str, Any]()
    asked = sorted(filter(is_asked, TABLE), key=lambda one: (one.path_params is not None, bool(one.example)))
    identity = identity_of(caller.world, caller.user)
    for also in (frozenset[str](), TENANT):
        for operation in asked:
            if operation.id in plain or operation.handled_by_bff or not operation.permits(identity):
                continue
            try:
                parts = plain_request(operation, values, also)
            except LookupError:
                continue
            is_marked = has_marks(shape_of(operation.data))
            if operation.id in IN_FULL or is_marked:
                limit = ALL if operation.id in IN_FULL else SOME
                query = {**parts.query, "limit": limit} if "limit" in parts.query else parts.query
                body = {**parts.body, "limit": limit} if parts.body and "limit" in parts.body else parts.body
                parts = replace(parts, query=query, body=body)
            answer = await caller.ask(operation, parts, at_console=False)
            if answer.status_code == httpx.codes.OK:
                plain[operation.id] = parts
                if answer.headers["content-type"].startswith("application/json"):
                    data = data_of(answer)
                    values.learn(operation.area, data, {**parts.query, **parts.path})
                    if is_marked:
                        truth[operation.id] = data
    return plain, truth


async def try_writes(caller: Caller) -> None:
    """Sends every write that has an example, at both services: they are refused, and say why."""
    identity = identity_of(caller.world, caller.user)
    for operation in TABLE:
        example = operation.example
        is_sent = operation.is_write and operation.handler is Handler.FORWARD and not operation.shows_personal
        if is_sent and example is not None and operation.upload is None and operation.permits(identity):
            path = dict.fromkeys(wire_names(operation.path_params), "nothing-like-it")
            parts = Parts(dict(example.query), dict(example.body or {}) or None, path)
            for at_console in (False, True):
                await caller.ask(operation, parts, at_console=at_console)


async def fetch_files(caller: Caller, requests: Mapping[str, Parts]) -> None:
    """Fetches each list whose columns carry a mark, those with most of it as a spreadsheet too: what stands in their
    cells is heard."""
    identity = identity_of(caller.world, caller.user)
    for name, operation in EXPORTED.items():
        columns = [*personal_columns(rows_of(operation)[1])]
        if not columns or name not in requests or not _may_export(operation, identity):
            continue
        parts = requests[name]
        filters = {**parts.query, **(parts.body or {}), **parts.path}
        form = {
            "list": name,
            "columns": [{"field": field, "title": field} for field in columns],
            "filters": {field: value for field, value in filters.items() if field not in ("page", "limit")},
            "isMasked": True,
        }
        for kind in ExportFormat if name in IN_FULL else (ExportFormat.CSV,):
            made = await caller.console.post("/api/exports", json={**form, "format": kind})
            assert made.status_code == 200, (name, made.text)
            file = await caller.console.get(f"/api/exports/{made.json()['data']['exportId']}")
            cells = _cells(file.content) if kind is ExportFormat.XLSX else file.content.decode("utf-8-sig")
            assert kind is ExportFormat.XLSX or cells.count("\n") > made.json()["data"]["rows"]
            caller.heard.append(f"{name} as {kind}\n{cells}")


def _cells(content: bytes) -> str:
    """The text of each cell of a spreadsheet."""
    sheet = openpyxl.load_workbook(io.BytesIO(content), read_only=True).active
    assert sheet is not None
    return "".join(",".join(f'"{cell}"' for cell in row) + "\n" for row in sheet.iter_rows(values_only=True))


def _may_export(operation: Operation, identity: Identity) -> bool:
    roles = operation.export.roles if operation.export else None
    return operation.permits(identity) and (roles is None or identity.role in roles)


def data_of(answer: httpx.Response) -> Any:
    body = answer.json()
    return body.get("data", body) if isinstance(body, dict) else body


def marked_values(value: Any, shape: Shape | None, place: str = "") -> Iterator[tuple[str, PersonalKind, Any]]:
    """Each marked field of an answer: where it stands, its kind and what it holds."""
    if isinstance(value, list):
        for at, item in enumerate(value):
            yield from marked_values(item, shape, f"{place}[{at}]")
    if not isinstance(value, dict) or shape is None:
        return
    for name, item in value.items():
        if name in shape.marks:
            yield f"{place}.{name}", shape.marks[name], item
        else:
            yield from marked_values(item, shape.parts.get(name) or shape.rest, f"{place}.{name}")


@pytest.mark.parametrize("email", [SUPER, MANAGER])
async def test_nobody_without_the_key_gets_any_of_it(email: str) -> None:
    log, worlds = io.StringIO(), simulated_worlds()
    # Each answer is held against the contract once: masked, as the platform gives it.
    checking, plain = Simulator(worlds, check_answers=True), Simulator(worlds)
    world = worlds.get("default")
    make_odd(world)
    knowing = await signed_in(plain, plain, log, email, sees=True)
    requests, truth = await requests_of(knowing)
    world.journal, log_before = Journal(), log.tell()
    masked_one = await signed_in(checking, plain, log, email, sees=False)
    seen = 0
    for name, parts in requests.items():
        operation = TABLE[name]
        for at_console in (False, True):
            answer = await masked_one.ask(operation, parts, at_console=at_console)
            if operation.personal_file:
                assert answer.status_code == 403, name
                continue
            assert answer.status_code == 200, (name, at_console, answer.text)
            if name in truth:
                shape = shape_of(operation.data)
                shown = {place: item for place, _, item in marked_values(data_of(answer), shape)}
                told = {place: masked(kind, item) for place, kind, item in marked_values(truth[name], shape)}
                assert shown == told, (name, at_console)
                seen += len(told)
    assert seen > 1000
    await fetch_files(masked_one, requests)
    sheets = [text for text in masked_one.heard if text.partition("\n")[0].endswith("as xlsx")]
    assert len(sheets) >= FEWEST_SHEETS
    assert all(MASK in sheet for sheet in sheets)
    await try_writes(masked_one)
    journal = [encode(entry).decode() for entry in world.journal.latest(None, 500)]
    everything = [*masked_one.heard, *journal, log.getvalue()[log_before:], str(scenario_of(world))]
    _find_nothing(world, everything)


def _find_nothing(world: World, texts: list[str]) -> None:
    """Looks for each value among the words and the quoted strings of the texts: it may stand beside others in one."""
    values = set(personal_values(world))
    assert len(values) > 1000
    words = {word for text in texts for word in (*WORD.findall(text), *DIGITS.findall(text))}
    strings = "\n".join({string for text in texts for string in STRING.findall(text) if " " in string})
    found = (values & words) | {value for value in values if " " in value and value in strings}
    places = {value: next(text.partition("\n")[0] for text in texts if value in text) for value in found}
    assert places == {}
