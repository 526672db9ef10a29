"""Accounts whose acts are hidden: to everybody but platform admins, and themselves, they are "Platform staff"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from contracts.roles import PLATFORM_ADMINS
from contracts.wire import parse_json
from upstream_sim.core.calls.answers import Answer, encode
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import USERS, Caller

NAME, CODE = "Platform staff", "platform-staff"
CODE_FIELDS = ("userCode", "id")


def hidden_from(world: World, caller: Caller | None) -> frozenset[str]:
    """The codes of the users whose acts the caller does not know for theirs."""
    if caller is None or caller.user.role in PLATFORM_ADMINS:
        return frozenset()
    hidden = (user.userCode for user in world.table(USERS).all() if user.isHidden)
    return frozenset(hidden) - {caller.user.userCode}


def without_names(answer: Answer, hidden: frozenset[str]) -> Answer:
    """The answer without the names of hidden users wherever it says who did something; an account is shown as it is."""
    names: set[str] = set()
    data, extras = (_masked(parse_json(encode(part)), hidden, names) for part in (answer.data, answer.extras))
    messages = answer.messages
    for name in names:
        messages = tuple(text.replace(name, NAME) for text in messages)
    return replace(answer, data=data, extras=extras, messages=messages)


def _masked(value: Any, hidden: frozenset[str], names: set[str]) -> Any:
    """The value without them; `names` takes in what they are called."""
    if isinstance(value, list):
        return [_masked(item, hidden, names) for item in value]
    if not isinstance(value, dict):
        return value
    shown = {name: _masked(item, hidden, names) for name, item in value.items()}
    code = next((name for name in CODE_FIELDS if value.get(name) in hidden), None)
    if code is None or "nickname" not in value or "email" in value:
        return shown
    names.add(value["nickname"])
    shown |= {code: CODE, "nickname": NAME}
    if "role" in shown:
        shown["role"] = None
    if value.get("recordId") == value[code]:  # of their own session or account
        shown |= {"recordId": CODE, "recordTitle": NAME, "before": None, "after": None}
    return shown
