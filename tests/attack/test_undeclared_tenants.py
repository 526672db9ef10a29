"""A tenant named where the operation declares none never reaches the platform, which might believe it."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bff.app import bootstrap
from bff.metrics.telemetry import Log
from bff.settings import Settings
from bff.tests.driver import ADMIN, AFFILIATE, AURORA, DEV_OPS, KEYS, ORIGIN, SUPER_ADMIN
from contracts.operation import Operation, Origin
from contracts.operation_table import choose
from contracts.roles import Identity, Role
from contracts.table import TABLE
from contracts.tenants import TENANT_NAMES
from tests.attack.recording_engine import DirectBrowser, RecordingEngine

USERS = (SUPER_ADMIN, ADMIN, AURORA, AFFILIATE, DEV_OPS)
PLACES: dict[str, Callable[[str], dict[str, object]]] = {
    "query": lambda name: {name: "aurora"},
    "body": lambda name: {name: "aurora"},
    "object in the body": lambda name: {"dto": {name: "aurora"}},
    "list in the body": lambda name: {"rows": [[{"$set": {name: "aurora"}}]]},
}
SPELLINGS: tuple[Callable[[str], str], ...] = (
    str.lower,
    str.upper,
    lambda name: f"{name}[]",
    lambda name: f"{name}[$ne]",
    lambda name: f" {name}",
    lambda name: f"filter[{name}]",
    lambda name: f"$set.{name}",
    lambda name: f"dto.{name}.id",
    lambda name: "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name),
    lambda name: "".join(chr(ord(letter) + 0xFEE0) for letter in name),
    lambda name: name.replace("I", "ı").replace("s", "ſ"),
)
OURS = {"authLogin", "authLogout", "authSessionEnd", "authSessionsEnd"}


def attackers() -> list[tuple[dict[str, object], list[Operation]]]:
    """Each account with the operations that it is the first to be let in to."""
    waiting = [op for op in TABLE if op.id not in OURS and not op.handled_by_bff]
    found = []
    for user in USERS:
        about = dict(user["user"])
        identity = Identity(
            about["userCode"], Role(about["role"]), opId=about["opId"], permissions=frozenset(about["permissions"])
        )
        own = [op for op in waiting if op.permits(identity)]
        waiting = [op for op in waiting if op not in own]
        found.append((user, own))
    return found


def meant(operation: Operation, name: str) -> Operation | None:
    """The operation that these fields mean, where several share a path."""
    return choose(
        TABLE.by_route[operation.method, operation.neutral_path], dict.fromkeys((*operation.when_present, name))
    )


def path_of(operation: Operation) -> str:
    params = operation.path_params.model_fields if operation.path_params else {}
    return operation.neutral_path.format(**dict.fromkeys(params, "nothing-like-it"))


@pytest.fixture
def engine() -> RecordingEngine:
    return RecordingEngine()


@pytest.fixture
def browser(engine: RecordingEngine) -> DirectBrowser:
    settings = Settings(origins=(ORIGIN,), secret_keys=KEYS, web_dist=Path("nowhere"), simulator=True)
    return DirectBrowser(bootstrap(settings, engine, log=Log(io.StringIO())))


async def test_no_undeclared_tenant_reaches_the_platform(
    engine: RecordingEngine,
    browser: DirectBrowser,
    prove: bool,
    rng: random.Random,
    figure: Callable[[str], None],
) -> None:
    tries = reachable = 0
    for engine.user, operations in attackers():
        await browser.sign_in()
        for operation in operations:
            present = dict.fromkeys(operation.when_present, "x")
            harmless = await browser.send(operation.method, path_of(operation), present)
            reachable += harmless.status == 200
            if operation.proof_field:  # the session has another id now
                await browser.sign_in()
            engine.asked.clear()
            for name in sorted(TENANT_NAMES):
                spellings = [spell(name) for spell in (SPELLINGS if prove else (rng.choice(SPELLINGS),))]
                for alias in (name, *spellings):
                    for place, given in PLACES.items():
                        in_query = place == "query"
                        if (operation.body is None or operation.upload is not None) and not in_query:
                            continue  # there is none, or it is passed on unread
                        chosen = meant(operation, alias)
                        if chosen is None or next(iter(given(alias))) in chosen.declared[place.split()[-1]]:
                            continue
                        tries += 1
                        query = {**present, **(given(alias) if in_query else {})}
                        body = given(alias) if not in_query else {} if operation.body else None
                        kind = operation.upload.media_type if operation.upload else "application/json"
                        answer = await browser.send(operation.method, path_of(operation), query, body, kind)
                        assert not engine.asked, (operation.id, place, alias)
                        assert answer.status == 422, (operation.id, place, alias, answer.body)
                        named = [field for field in answer.fields if field == alias or field.endswith(f".{alias}")]
                        assert chosen.origin is Origin.SPECIFIED or named, (operation.id, alias)
    assert reachable > 50
    figure(f"undeclared tenants: 0 of {tries} tries over {len(TABLE)} operations reached the platform")
