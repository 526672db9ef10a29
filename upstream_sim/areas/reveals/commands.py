"""Showing personal data of a player for a reason. Each is an activity; there are so many an hour of real time."""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Any

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.reveals import (
    KINDS,
    MOST_REVEALS,
    REVEAL_HOUR,
    SHOWN_SECONDS,
    TOO_MANY_REVEALS,
    RevealField,
    RevealForm,
)
from contracts.envelope import Status
from contracts.masks import masked
from contracts.roles import PLATFORM_ADMINS, Permission
from upstream_sim.areas.reveals.values import values_of
from upstream_sim.core.refusals import Denied, Refusal
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import player_of
from upstream_sim.shared.users import Caller

KIND = "Player"
OF_REGISTRATION = frozenset({RevealField.IP, RevealField.DEVICE_ID})
OF_ACCOUNTS = frozenset({RevealField.NAME_ON_CARD, RevealField.CARD_NUMBER, RevealField.IBAN, RevealField.ADDRESS})
ACCOUNT_READERS = frozenset({Permission.BANK_ACCOUNTS_READ, Permission.WITHDRAWALS_READ, Permission.RISK_READ})


@handles("playersReveal")
def reveal(world: World, caller: Caller, command: Command[None, RevealForm]) -> dict[str, Any]:
    """The values. Raises NotFound, for another tenant's player too, Denied for fields that the caller could not read
    unmasked either, and a refusal once there were too many within the hour."""
    form = command.body
    player = player_of(world, caller, form.playerCode.strip().upper())
    fields = [field for field in RevealField if field in {*form.fields}]
    _require_readable(caller, fields)
    moments = _moments(world, caller)
    if len(moments) >= MOST_REVEALS:
        raise _too_many(moments[0] + REVEAL_HOUR - world.real())
    with caller.change(world) as change:
        change.add_activity(
            area=ActivityArea.PLAYERS,
            action=ActivityAction.REVEALED,
            opId=player.opId,
            recordKind=KIND,
            recordId=player.playerCode,
            recordTitle=player.username,
            before=None,
            after={"playerCode": player.playerCode, "fields": [*map(str, fields)], "reason": form.reason.strip()},
        )
    moments.append(world.real())
    return {
        "playerCode": player.playerCode,
        "values": [
            {"field": field, "masked": masked(KINDS[field], value), "value": value, "records": records}
            for field in fields
            for value, records in values_of(world, player, field).items()
        ],
        "shownForSeconds": SHOWN_SECONDS,
        "remaining": MOST_REVEALS - len(moments),
    }


def _require_readable(caller: Caller, fields: list[RevealField]) -> None:
    identity = caller.identity
    reads_risks = identity.role in PLATFORM_ADMINS or Permission.RISK_READ in identity.permissions
    if OF_REGISTRATION & {*fields} and not reads_risks:
        raise Denied
    if OF_ACCOUNTS & {*fields} and not ACCOUNT_READERS & identity.permissions:
        raise Denied


def _moments(world: World, caller: Caller) -> deque[float]:
    """When the caller revealed anything within the last hour: kept beside the world, as presence is."""
    kept: dict[str, deque[float]] = world.derived.setdefault("reveals", {})
    moments = kept.setdefault(caller.user.userCode, deque())
    while moments and moments[0] <= world.real() - REVEAL_HOUR:
        moments.popleft()
    return moments


def _too_many(seconds: float) -> Refusal:
    minutes = max(1, ceil(seconds / 60))
    words = TOO_MANY_REVEALS.format(minutes="1 minute" if minutes == 1 else f"{minutes} minutes")
    return Refusal(429, Status.TOO_MANY_REQUESTS, [words])
