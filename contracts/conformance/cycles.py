"""What is done and taken back: money into a player's wallet and out again, a player blocked and let in again.

They show what a single call cannot: that a write does what it answers, once for its key, and for none but its tenant;
and that a stale revision is refused.
"""

from __future__ import annotations

import secrets
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from contracts.conformance.answers import Answer
from contracts.conformance.findings import Check
from contracts.conformance.lists import page_of
from contracts.conformance.values import Parts
from contracts.conformance.walk import Walk, with_fields
from contracts.conformance.writes import STALE, Writing
from contracts.operation import ACKNOWLEDGED, Operation

LIST, WALLET, TOP_UP, BLOCK = "playersList", "playerWallet", "walletTopup", "playersBlock"
NOTE = "Conformance run; taken back at once."
ONE = Decimal(1)


async def check_cycles(walks: Sequence[Walk], asked: Container[str], writing: Writing) -> None:
    """Both, as the first who may."""
    for operation_id, cycle in ((TOP_UP, _money), (BLOCK, _block)):
        needed = {LIST, operation_id, *((WALLET,) if operation_id == TOP_UP else ())}
        if not all(one in asked for one in needed):
            continue
        able = [walk for walk in walks if _may_all(walk, needed) and _sees(walk, writing.tenant)]
        if able:
            player = await _player(able[0], writing.tenant)
            if player is None:
                able[0].notes.why_untested(able[0].table[operation_id], f"{writing.tenant} has no player to try it on")
            else:
                await cycle(able[0], player, writing, walks)


def _may_all(walk: Walk, operations: set[str]) -> bool:
    return all(walk.table[one].permits(walk.caller.identity) for one in operations)


def _sees(walk: Walk, tenant: str) -> bool:
    return tenant in walk.caller.tenants


async def _player(walk: Walk, tenant: str) -> Mapping[str, Any] | None:
    """A player of the tenant who is neither blocked nor deleted."""
    operation = walk.table[LIST]
    answer = await walk.ask(operation, with_fields(operation, Parts({}, None, {}), {"opId": tenant, "limit": 50}))
    page = page_of(answer.data) if answer.is_good else None
    fit = (row for row in page.rows if not row.get("isBlocked") and not row.get("isDeleted")) if page else iter(())
    return next(fit, None)


@dataclass(frozen=True, slots=True)
class _Wallet:
    """One currency of a player's wallet."""

    walk: Walk
    code: str
    currency: str

    async def balance(self) -> Decimal | None:
        operation = self.walk.table[WALLET]
        answer = await self.walk.ask(operation, with_fields(operation, Parts({}, None, {}), {"playerCode": self.code}))
        data = answer.data if answer.is_good and isinstance(answer.data, dict) else {}
        held = [one for one in data.get("playerWalletList", ()) if one.get("currency") == self.currency]
        return Decimal(held[0]["balance"]) if held else None

    def parts(self, action: str, amount: Decimal = ONE) -> Parts:
        about = {"playerCode": self.code, "currency": self.currency, "action": action, "amount": int(amount)}
        return Parts({}, {**about, "reason": "TEST", "note": NOTE}, {})


async def _send(walk: Walk, operation: Operation, parts: Parts, key: str) -> tuple[Answer, Parts]:
    """The write's answer, and what was sent at last: every warning that it asks about is answered."""
    answer = await walk.ask(operation, parts, key=key)
    data = answer.data if answer.status == "CONFIRMATION_REQUIRED" else None
    if not isinstance(data, dict) or not isinstance(data.get("warnings"), list):
        return answer, parts
    codes = [one["code"] for one in data["warnings"]]
    told = replace(parts, body={**(parts.body or {}), ACKNOWLEDGED: codes})
    return await walk.ask(operation, told, key=key), told


async def _money(walk: Walk, player: Mapping[str, Any], writing: Writing, walks: Sequence[Walk]) -> None:
    operation, notes = walk.table[TOP_UP], walk.notes
    wallet = _Wallet(walk, str(player["playerCode"]), str(player["activeCurrency"]))
    before = await wallet.balance()
    if before is None:
        notes.why_untested(operation, "the player's wallet does not say what is in it")
        return
    key = secrets.token_urlsafe(16)
    first, sent = await _send(walk, operation, wallet.parts("top-up"), key)
    walk.judge(first)
    if not first.is_good:
        return
    notes.checked(operation, Check.EFFECT, Check.IDEMPOTENCY)
    after = await wallet.balance()
    if after != before + ONE:
        notes.fault(Check.EFFECT, first, "the balance is not what was answered", f"{before} + 1 became {after}")
    await _replay(wallet, operation, sent, key, first, after)
    await _as_stranger(wallet, operation, walks, writing.tenant)
    now = await wallet.balance()
    if now is not None and now > before:
        undone, _ = await _send(walk, operation, wallet.parts("deduct", now - before), secrets.token_urlsafe(16))
        walk.judge(undone)
        if not undone.is_good:
            writing.left.append(f"{TOP_UP}: {now - before} {wallet.currency} more at {wallet.code} ({undone.said})")
            return
    writing.left.append(f"{TOP_UP}: the transactions of a top-up and its deduction at {wallet.code}; no money")


async def _replay(
    wallet: _Wallet, operation: Operation, parts: Parts, key: str, first: Answer, after: Decimal | None
) -> None:
    """The same under its key is not done again; another under that key is refused."""
    walk, notes = wallet.walk, wallet.walk.notes
    again = await walk.ask(operation, parts, key=key)
    balance = await wallet.balance()
    if balance != after:
        notes.fault(Check.IDEMPOTENCY, again, "sent again under its key it is done again", f"{after} became {balance}")
    elif not again.is_good or again.data != first.data:
        notes.fault(Check.IDEMPOTENCY, again, f"sent again under its key it answers {again.said}, and not as before")
    other = replace(parts, body={**(parts.body or {}), "amount": 2})
    reused = await walk.ask(operation, other, key=key)
    if reused.is_good or reused.http != 409:
        notes.fault(Check.IDEMPOTENCY, reused, f"another body under a used key is answered {reused.said}, not HTTP 409")


async def _as_stranger(wallet: _Wallet, operation: Operation, walks: Sequence[Walk], tenant: str) -> None:
    """Somebody of another operator cannot reach the player."""
    strangers = [one for one in walks if one.caller.identity.opId and not _sees(one, tenant)]
    stranger = next((one for one in strangers if operation.permits(one.caller.identity)), None)
    if stranger is None:
        return
    before = await wallet.balance()
    answer = await stranger.ask(operation, wallet.parts("top-up"))
    stranger.notes.checked(operation, Check.TENANTS)
    if answer.is_good or await wallet.balance() != before:
        who = f"{stranger.caller.identity.role} of {stranger.caller.identity.opId}"
        stranger.notes.fault(Check.TENANTS, answer, f"{who} changes a wallet of another operator")


async def _block(walk: Walk, player: Mapping[str, Any], writing: Writing, _: Sequence[Walk]) -> None:
    operation, notes = walk.table[BLOCK], walk.notes
    form = {"playerCode": player["playerCode"], "reason": NOTE}
    block, unblock = Parts({}, {**form, "action": "BLOCK"}, {}), Parts({}, {**form, "action": "UNBLOCK"}, {})
    revision = player.get("revision")
    if revision is not None:
        stale = await walk.ask(operation, block, revision=STALE)
        notes.checked(operation, Check.REVISIONS)
        if stale.http != 412:
            notes.fault(Check.REVISIONS, stale, f"a stale If-Match is answered {stale.said}, and not HTTP 412")
            revision = stale.data.get("revision") if stale.is_good and isinstance(stale.data, dict) else revision
    done = await walk.ask(operation, block, revision=revision)
    walk.judge(done)
    if not done.is_good:
        return
    notes.checked(operation, Check.EFFECT)
    if not isinstance(done.data, dict) or done.data.get("isBlocked") is not True:
        notes.fault(Check.EFFECT, done, "a player who was blocked is not")
    revision = done.data.get("revision") if isinstance(done.data, dict) else None
    undone = await walk.ask(operation, unblock, revision=revision)
    walk.judge(undone)
    if not undone.is_good:
        writing.left.append(f"{BLOCK}: {player['playerCode']} is blocked ({undone.said})")
