"""Cloud accounts. Of a key only the digest and its grants are kept."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.cf_accounts import (
    AccountId,
    ApiKey,
    CfAccountEdit,
    CfAccountV1Form,
    CfAccountV1Key,
    CfAccountV2Form,
    CfAccountV2Key,
)
from contracts.fields import OneTenant
from upstream_sim.areas.domains_v2.keys import account_by_token, digest_of, grants_of, is_inherited
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, DOMAINS, CfAccount
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef, operator_title, require_revision, visible_record
from upstream_sim.shared.tenants import OPERATORS, family
from upstream_sim.shared.users import Caller

ACCOUNT_GONE = "CF account not found. It may have been deleted in the meantime."
SHORTEST_KEY = 20
FIRST, SECOND = 1, 2


def to_wire(world: World, caller: Caller, account: CfAccount) -> dict[str, Any]:
    """`CfAccountV2` on the wire; brands do not get what the parent operator noted of its own account."""
    own = not is_inherited(caller, account)
    return {
        "title": account.title,
        "cfAccountId": account.cfAccountId,
        "cfAccountCode": account.cfAccountCode,
        "token": account.token,
        "opId": account.opId,
        "opTitle": operator_title(world, account.opId),
        "description": account.description if own else "",
        "note": account.note if own else "",
        "createdAt": account.createdAt,
        "updatedAt": account.updatedAt,
        "updatedBy": account.updatedBy,
        "revision": account.revision,
    }


def added_to_wire(account: CfAccount) -> dict[str, Any]:
    """`CfAccountAdded` on the wire."""
    return {name: getattr(account, name) for name in ("title", "opId", "cfAccountId", "cfAccountCode")}


@handles("cfAccountsV1")
def accounts_v1(world: World, caller: Caller, command: Command[OneTenant]) -> Any:
    return [
        {
            "title": account.title,
            "token": account.token,
            "opId": account.opId,
            "opTitle": operator_title(world, account.opId),
            "cfAccountId": account.cfAccountId,
            "createdAt": account.createdAt,
            "revision": account.revision,
        }
        for account in _listed(world, caller, command.query.opId, FIRST)
    ]


@handles("cfAccountsV2")
def accounts_v2(world: World, caller: Caller, command: Command[OneTenant]) -> Any:
    return [to_wire(world, caller, account) for account in _listed(world, caller, command.query.opId, SECOND)]


@handles("cfAccountV1Add")
def account_v1_add(world: World, caller: Caller, command: Command[OneTenant, CfAccountV1Form]) -> Any:
    form = command.body
    op_id = _tenant(caller, command.query.opId, form.operator, "operator")
    return _add(world, caller, FIRST, op_id, form.token, form.accountId, form.title)


@handles("cfAccountV2Add")
def account_v2_add(world: World, caller: Caller, command: Command[OneTenant, CfAccountV2Form]) -> Any:
    form = command.body
    op_id = _tenant(caller, command.query.opId, form.opId, "opId")
    return _add(world, caller, SECOND, op_id, form.token, form.accountId, form.title)


@handles("cfAccountV2Update")
def account_v2_update(world: World, caller: Caller, command: Command[None, CfAccountEdit]) -> Any:
    """The changed account; an empty key keeps the present one. Raises NotFound and StaleRecord."""
    form = command.body
    account = _chosen(world, caller, form.cfAccountCode, SECOND)
    require_revision(account, command.revision, to_wire(world, caller, account))
    key = form.cfApiKey.strip()
    if key and len(key) < SHORTEST_KEY:
        raise ValidationFailed("cfApiKey", f"An API token must have at least {SHORTEST_KEY} characters.")
    keyed = {"keyDigest": digest_of(key), "grants": grants_of(key)} if key else {}
    with caller.change(world) as change:
        edited = msgspec.structs.replace(
            account,
            title=form.title,
            description=form.description,
            note=form.note,
            updatedAt=world.now(),
            updatedBy=UserRef.of(caller.actor),
            **keyed,
        )
        edited = change.put(world.table(CF_ACCOUNTS), edited)
    return added_to_wire(edited)


@handles("cfAccountV1Delete")
def account_v1_delete(world: World, caller: Caller, command: Command[CfAccountV1Key]) -> None:
    """Deletes the account; its zones stay at the cloud, without a key to them here."""
    query = command.query
    account = account_by_token(world, caller, query.token)
    _delete(world, caller, account, FIRST, query.accountId)


@handles("cfAccountV2Delete")
def account_v2_delete(world: World, caller: Caller, command: Command[CfAccountV2Key]) -> None:
    """Raises RecordLocked while it serves a domain, StaleRecord."""
    query = command.query
    account = _chosen(world, caller, query.cfAccountCode, SECOND)
    require_revision(account, command.revision, to_wire(world, caller, account))
    names = sorted(
        domain.domainName for domain in world.table(DOMAINS).all() if domain.cfAccountCode == account.cfAccountCode
    )
    if names:
        raise RecordLocked(f"The account serves {', '.join(names[:3])}{' and others' if len(names) > 3 else ''}.")
    _delete(world, caller, account, SECOND, query.accountId)


def _listed(world: World, caller: Caller, op_id: str | None, generation: int) -> list[CfAccount]:
    """The accounts of a tenant and its brands, and for a brand those of its parent operator, by title."""
    chosen = op_id or caller.identity.opId
    filters: dict[str, Any] = {"generation": generation}
    if chosen is not None:
        operator = world.table(OPERATORS).get(chosen)
        parent = operator.parentOpId if operator else None
        filters["opId"] = family(world, chosen) | ({parent} if parent else frozenset())
    rows = world.table(CF_ACCOUNTS).where(**filters)
    return sorted(rows, key=lambda account: (account.title.lower(), account.cfAccountCode))


def _tenant(caller: Caller, queried: str | None, named: str | None, field: str) -> str:
    """The tenant of the account. Raises ValidationFailed where query and body differ, or none is named."""
    if queried and named and queried != named:
        raise ValidationFailed(field, "The operator differs from the one in the query.")
    found = named or queried or caller.identity.opId
    if found is None:
        raise ValidationFailed("opId", "Select an operator.")
    return found


def _add(
    world: World, caller: Caller, generation: int, op_id: str, key: ApiKey, account_id: AccountId, title: str
) -> dict[str, Any]:
    """The new account. Raises ValidationFailed for one that the operator has in this generation already."""
    key = key.strip()
    if world.table(CF_ACCOUNTS).first(generation=generation, opId=op_id, cfAccountId=account_id) is not None:
        raise ValidationFailed("accountId", f"Account {account_id} already exists.")
    now, by = world.now(), UserRef.of(caller.actor)
    with caller.change(world) as change:
        account = CfAccount(
            cfAccountCode=world.new_id("cfa"),
            token=world.new_id("cft"),
            generation=generation,
            opId=op_id,
            cfAccountId=account_id,
            title=title.strip(),
            description="",
            note="",
            keyDigest=digest_of(key),
            grants=grants_of(key),
            createdAt=now,
            updatedAt=now,
            updatedBy=by,
        )
        account = change.put(world.table(CF_ACCOUNTS), account)
    return added_to_wire(account)


def _chosen(world: World, caller: Caller, code: str, generation: int) -> CfAccount:
    account = visible_record(world, caller, CF_ACCOUNTS, code, ACCOUNT_GONE)
    if account.generation != generation:
        raise NotFound(ACCOUNT_GONE)
    return account


def _delete(world: World, caller: Caller, account: CfAccount, generation: int, account_id: str) -> None:
    if account.generation != generation or account.cfAccountId != account_id:
        raise NotFound(ACCOUNT_GONE)
    with caller.change(world) as change:
        change.delete(world.table(CF_ACCOUNTS), account.cfAccountCode)
