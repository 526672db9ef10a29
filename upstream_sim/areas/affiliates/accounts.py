"""Creating affiliates with their accounts, and deleting them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from contracts.areas.affiliates.accounts import AffiliateDeletion, AffiliateDraft
from contracts.roles import Role
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.admins.accounts import account_problems, add_account
from upstream_sim.areas.affiliate_billing.months import (
    activities_in,
    breakdowns_before,
    commissions_closed,
    profit_records,
    profits_of,
    record_of,
)
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.affiliates.queries import affiliate_of
from upstream_sim.areas.affiliates.settings import terms_of
from upstream_sim.areas.affiliates.wire import account_of, deletion_blockers, details_to_wire
from upstream_sim.core.clock import months_later
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate, month_start
from upstream_sim.shared.channels import CHANNELS, channels_in_use
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.tenants import Operator, operator_of, require_present
from upstream_sim.shared.users import USERS, Caller

CODE_TAKEN = "This code is taken."
NO_REFERRER = "{title} has no such affiliate."
ALREADY_DELETED = "This affiliate was deleted already."
BEING_CLOSED = "Last month is being closed. Try again in a moment."
CODE_LENGTH = 20


@handles("affiliateCreate", hashes="password")
def create(world: World, caller: Caller, command: Command[None, AffiliateDraft]) -> dict[str, Any]:
    """The new affiliate, whose account has a password that its owner must change. Raises ValidationFailed, RecordLocked
    for a deleted brand, and a Refusal for permissions that the caller may not give."""
    form, op_id = command.body, command.body.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    operator = operator_of(world, op_id)
    require_present(operator)
    if problems := account_problems(world, form) | _problems(world, operator, form):
        raise ValidationFailed(fields=problems)
    now, aff_id, nickname = world.now(), _new_id(world, operator), form.nickname.strip()
    with caller.change(world) as change:
        user = add_account(
            change, caller, form, Role.AFFILIATE, operator.opId, password_hash=command.hashed, affId=aff_id
        )
        affiliate = Affiliate(
            affId=aff_id,
            affCode=form.affCode or _new_code(world, nickname),
            affTitle=f"{nickname} ({operator.title})",
            userCode=user.userCode,
            opId=operator.opId,
            opTitle=operator.title,
            parentOpId=operator.parentOpId,
            referredBy=form.referredBy,
            affiliateSettings=terms_of(form),
            createdAt=now,
            updatedAt=now,
            updatedBy=UserRef.of(caller.actor),
        )
        affiliate = change.put(world.table(AFFILIATES), affiliate)
    return details_to_wire(world, affiliate)


@handles("affiliateDelete")
def delete(world: World, caller: Caller, command: Command[None, AffiliateDeletion]) -> None:
    """Ends the account and its sessions, the channels and the running month, which is closed with what there is. Raises
    NotFound, StaleRecord, and RecordLocked while something is open."""
    affiliate = affiliate_of(world, caller, command.body.adminId)
    require_revision(affiliate, command.revision, details_to_wire(world, affiliate))
    if affiliate.deletedAt is not None:
        raise RecordLocked(ALREADY_DELETED)
    if blockers := list(deletion_blockers(world, affiliate)):
        raise RecordLocked(" ".join(blockers))
    now, user = world.now(), account_of(world, affiliate)
    with caller.change(world) as change:
        _close_running_month(change, affiliate)
        for channel in channels_in_use(world, affiliate.affId):
            change_record(change, CHANNELS, channel, deletedAt=now)
        change.put(world.table(USERS), msgspec.structs.replace(user, deletedAt=now, updatedAt=now))
        change.end_sessions(user.userCode)
        change_record(change, AFFILIATES, affiliate, deletedAt=now, waitingSettings=None)


def _close_running_month(change: Change, affiliate: Affiliate) -> None:
    """Records what the month came to so far. Raises RecordLocked while the month before it is being closed."""
    world, began = change.world, month_start(change.world.now())
    before = breakdowns_before(world, began)
    if affiliate.createdAt < began and affiliate.affId not in profit_records(world, months_later(began, -1)):
        raise RecordLocked(BEING_CLOSED)
    present = [each for each in world.table(AFFILIATES).where(opId=affiliate.opId) if each.deletedAt is None]
    known = [each for each in present if affiliate.affId in (each.affId, each.referredBy)]
    done = at_once(activities_in(world, known, began))
    found = profits_of(known, began, done, before, commissions_closed(world, began))
    profit = found[affiliate.affId]
    record = record_of(world.new_id("afr"), affiliate, began, profit, world.now(), change.actor)
    change.put(world.table(RECORDS), record)


def _problems(world: World, operator: Operator, form: AffiliateDraft) -> dict[str, str]:
    """What is in the way of a new affiliate, by field. Referrals never run in a circle: whoever referred this one was
    there before."""
    problems: dict[str, str] = {}
    if form.affCode is not None and world.table(AFFILIATES).first(affCode=form.affCode) is not None:
        problems["affCode"] = CODE_TAKEN
    referrer = world.table(AFFILIATES).get(form.referredBy) if form.referredBy else None
    if form.referredBy is not None and (
        referrer is None or referrer.opId != operator.opId or referrer.deletedAt is not None
    ):
        problems["referredBy"] = NO_REFERRER.format(title=operator.title)
    return problems


def _new_id(world: World, operator: Operator) -> str:
    """An id that no affiliate has."""
    table = world.table(AFFILIATES)
    number = table.count(opId=operator.opId) + 1
    while table.get(f"aff-{operator.opId}-{number}") is not None:
        number += 1
    return f"aff-{operator.opId}-{number}"


def _new_code(world: World, nickname: str) -> str:
    """A code that nobody has, made of a nickname."""
    base, number = re.sub("[^A-Z0-9]+", "-", nickname.upper()).strip("-").ljust(3, "0"), 1
    code, table = base[:CODE_LENGTH], world.table(AFFILIATES)
    while table.first(affCode=code) is not None:
        number += 1
        code = f"{base[: CODE_LENGTH - 1 - len(str(number))]}-{number}"
    return code
