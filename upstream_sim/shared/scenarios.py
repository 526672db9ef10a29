"""What was done to a world as a scenario that can be kept, and how it is done again to another world.

Secrets are struck out of a scenario, as out of the journal. Done again, a password is the world's own where it was
right, or another one for users who chose a new one themselves, and every other secret the same stand-in. The handles of
cloud accounts are no secrets to it: both worlds made the same.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec

from contracts.areas.simulator.scenarios import ReplayAnswer, ReplayDifference, Scenario, ScenarioStep, StepKind
from contracts.areas.simulator.worlds import ClockMode
from contracts.wire import Invalid
from upstream_sim.core.calls.answers import encode
from upstream_sim.core.history.journal import PASSWORDS, REDACTED, body_to_journal, redact
from upstream_sim.core.history.recording import Call, Step
from upstream_sim.core.refusals import Conflict, Refusal, ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.steps import move_clock
from upstream_sim.core.world.world import World
from upstream_sim.shared.control_actions import require_within_reach
from upstream_sim.shared.users import PASSWORD, USERS, user_by_email

SIGN_IN, SIGN_OUT, PROVE, OWN_PASSWORD = "/auth/login", "/auth/logout", "/auth/prove", "/users/me/password"
PASSWORD_OF_OTHERS = "/users/change-password"
OTHER_PASSWORD = "Scenario-2026"
STAND_IN = "a-secret-of-a-scenario-that-nobody-knows"
HANDLE = re.compile("cft_[0-9a-f]{20}")
MILLISECOND = timedelta(milliseconds=1)


def scenario_of(world: World) -> Scenario:
    """What was done to the world since its start."""
    return Scenario(
        seed=world.seed,
        startedAt=world.start.now,
        isComplete=world.recording.is_complete,
        endsAfterMs=(world.now() - world.start.now) // MILLISECOND,
        mode=world.clock.mode,
        steps=[_step_to_wire(world, step) for step in world.recording.steps],
    )


def _step_to_wire(world: World, step: Step) -> ScenarioStep:
    fields: dict[str, Any] = {"kind": step.kind, "afterMs": (step.at - world.start.now) // MILLISECOND, **step.fields}
    if step.call is not None:
        query = urlencode([(name, str(redact({name: value}, HANDLE)[name])) for name, value in step.call.query])
        fields["method"] = step.call.method
        fields["path"] = f"{step.call.path}?{query}" if query else step.call.path
        fields["key"] = step.call.headers.get("idempotency-key")
        fields["ifMatch"] = step.call.headers.get("if-match")
        body = body_to_journal(step.call.body, HANDLE)
        is_sign_in = step.call.path == SIGN_IN and isinstance(body, dict)
        fields["body"] = {name: body[name] for name in body if name != "world"} if is_sign_in else body
    return ScenarioStep(**fields)


class Replay:
    """A scenario that is done to a world, as long after its start as it was done before."""

    def __init__(self, world: World, scenario: Scenario) -> None:
        """Raises Conflict for a world that no platform serves."""
        if world.worlds is None:
            raise Conflict("This world stands alone.")
        self._send = world.worlds.send
        self._world = world
        self._scenario = scenario
        self._tokens: dict[str, str] = {}
        self._passwords: dict[str, str] = {}  # by email, of those who chose theirs
        self._run = secrets.token_hex(4)
        self._differences: list[ReplayDifference] = []

    async def run(self) -> ReplayAnswer:
        """How the replay went. A step that ends otherwise than recorded is reported, and the next one runs."""
        for number, step in enumerate(self._scenario.steps, 1):
            try:
                await self._move_clock(step.afterMs)
                await self._do(number, step)
            except (Refusal, Invalid) as error:
                self._differ(number, step, None, error.messages)
            await asyncio.sleep(0)  # others have their turn
        await self._move_clock(self._scenario.endsAfterMs)
        await move_clock(self._world, self._scenario.mode)
        return ReplayAnswer(
            stepCount=len(self._scenario.steps), differences=self._differences, sha256=self._world.digest()
        )

    async def _move_clock(self, after_ms: int) -> None:
        """To the step's instant, where the world is not further already. Raises ValidationFailed for more years than
        it advances at a time."""
        moment = self._world.start.now + after_ms * MILLISECOND
        try:
            require_within_reach(self._world, moment)
        except ValueError as error:
            raise ValidationFailed("steps", f"The clock goes forward {error}.") from None
        await move_clock(self._world, ClockMode.FROZEN, max(moment, self._world.now()))

    async def _do(self, number: int, step: ScenarioStep) -> None:
        if step.kind is StepKind.CLOCK:
            self._world.recording.add(Step(step.kind, self._world.now(), {"mode": step.mode}))
        elif step.kind is StepKind.EVENT:
            fire_event(self._world, step.type, dict(step.fields or {}))
        else:
            call = self._call(step)
            http, body = await self._send(call)
            self._note_token(step, call, http, body)
            self._note_password(step, call, http)
            if http != step.http:
                self._differ(number, step, http, _messages(body))

    def _call(self, step: ScenarioStep) -> Call:
        path, _, query = (step.path or "").partition("?")
        headers = {"x-request-id": f"replay-{self._run}"}
        if step.email is not None:
            headers["authorization"] = f"Bearer {self._token_of(step.email)}"
        if step.key is not None:
            headers["idempotency-key"] = f"replay-{self._run}-{step.key}"
        if step.ifMatch is not None:
            headers["if-match"] = step.ifMatch
        body = _unstruck(step.body, self._password_of(path, step) if step.http == 200 else STAND_IN)
        if path == SIGN_IN and isinstance(body, dict):
            body = {**body, "world": self._world.name}
        elif path == OWN_PASSWORD and step.http == 200 and isinstance(body, dict):
            another = _another(self._password_of(path, step))
            body = {**body, "newPassword": another, "passwordConfirm": another}
        content = b"" if body is None else encode(body)
        return Call(step.method or "", path, parse_qsl(query, keep_blank_values=True), headers, content, is_kept=True)

    def _token_of(self, email: str) -> str:
        """The token of the user's last sign-in, or one of its own where the scenario has none."""
        if email not in self._tokens:
            user = user_by_email(self._world, email)
            if user is None:
                raise Conflict(f"Nobody here has the email {email}.")
            self._tokens[email] = self._world.tokens.issue(user.userCode)
        return self._tokens[email]

    def _password_of(self, path: str, step: ScenarioStep) -> str:
        """What the step's right password is: that of its user, else the one that all others have or are given."""
        email = _email_of_sign_in(step) if path == SIGN_IN else step.email
        return self._passwords.get(email or "", PASSWORD) if path in (SIGN_IN, PROVE, OWN_PASSWORD) else PASSWORD

    def _note_password(self, step: ScenarioStep, call: Call, http: int) -> None:
        if http == 200 and call.path == OWN_PASSWORD and step.email is not None:
            self._passwords[step.email] = _another(self._password_of(OWN_PASSWORD, step))
        elif http == 200 and call.path == PASSWORD_OF_OTHERS:
            user = self._world.table(USERS).get(step.body["adminId"])
            self._passwords.pop(user.email if user else "", None)

    def _note_token(self, step: ScenarioStep, call: Call, http: int, body: bytes) -> None:
        if call.path == SIGN_IN and http == 200:
            self._tokens[_email_of_sign_in(step)] = msgspec.json.decode(body)["data"]["token"]
        elif call.path == SIGN_OUT and step.email is not None:
            self._tokens.pop(step.email, None)

    def _differ(self, number: int, step: ScenarioStep, http: int | None, messages: list[str]) -> None:
        text = f"{step.method} {step.path}" if step.kind is StepKind.REQUEST else step.type or str(step.kind)
        self._differences.append(
            ReplayDifference(
                number=number, text=text, expected=step.http, http=http, message=messages[0] if messages else None
            )
        )


def _email_of_sign_in(step: ScenarioStep) -> str:
    """Empty where a scenario that somebody wrote names none."""
    return str(step.body.get("email", "")).strip().lower() if isinstance(step.body, dict) else ""


def _another(password: str) -> str:
    return PASSWORD if password == OTHER_PASSWORD else OTHER_PASSWORD


def _unstruck(value: Any, password: str, name: str = "") -> Any:
    """The value with `password` where one was struck out, and a stand-in where another secret was."""
    if isinstance(value, dict):
        return {key: _unstruck(item, password, key) for key, item in value.items()}
    if isinstance(value, list):
        return [_unstruck(item, password, name) for item in value]
    if value != REDACTED:
        return value
    return password if name.lower() in PASSWORDS else STAND_IN


def _messages(body: bytes) -> list[str]:
    try:
        answer = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return []
    return [str(text) for text in answer.get("messages") or ()] if isinstance(answer, dict) else []
