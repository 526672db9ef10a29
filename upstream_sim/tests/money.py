"""What holds for the ledger of any world, whatever was done in it; and a machine that does things."""

from __future__ import annotations

import functools
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from contracts.envelope import Status
from upstream_sim.core.calls.faults import Fault, FaultKind
from upstream_sim.core.money.ledger import (
    ACCOUNT_STATES,
    ENTRIES,
    NEVER_BELOW_ZERO,
    OPENING_BALANCES,
    AccountType,
    Entry,
    LedgerAccount,
    OpeningBalance,
    opening_balance,
)
from upstream_sim.core.tables.base import Base
from upstream_sim.core.world.world import World
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.client import SUPER


@functools.lru_cache(maxsize=4)
def _opening_sums(balances: Base[OpeningBalance]) -> Counter[str]:
    """What every account begins with, by currency. No wallet begins below zero."""
    sums: Counter[str] = Counter()
    for opening in balances.records:
        never_below = opening.id.split(":")[0] in NEVER_BELOW_ZERO
        assert not never_below or min(opening.units) >= 0, opening
        sums.update(dict(zip(opening.currencies, opening.units, strict=True)))
    return sums


@functools.lru_cache(maxsize=4)
def _chains(entries: Base[Entry]) -> Mapping[str, tuple[Entry, ...]]:
    chains: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries.records:
        chains[entry.account].append(entry)
    return {account: tuple(chain) for account, chain in chains.items()}


# Starts whose chains were all found unbroken, in some world: another one has only its own to show.
_PROVEN: WeakSet[Base[Entry]] = WeakSet()


def ledger_is_consistent(world: World) -> None:
    """Currencies sum to zero, chains join and go on from their opening balances, balances are their entries,
    no wallet is below zero, nothing is reversed twice, and nothing that was booked is changed."""
    entries, balances, heads = world.table(ENTRIES), world.table(OPENING_BALANCES), world.table(ACCOUNT_STATES)
    kept, new = entries.found({})
    assert kept == entries.base.everything
    assert balances.found({}) == (balances.base.everything, [])
    sums, chains = _opening_sums(balances.base).copy(), dict(_chains(entries.base))
    for entry in new:
        chains[entry.account] = (*chains.get(entry.account, ()), entry)
    for entry in entries.all():
        sums[entry.currency] += entry.amount
    assert not any(sums.values()), sums
    assert heads.count() == len(chains)
    touched = {entry.account for entry in new} | {head.id for head in heads.found({})[1]}
    for account in touched if entries.base in _PROVEN else chains:
        chain_is_unbroken(world, chains[account])
    _PROVEN.add(entries.base)
    reversals = {entry.postingId: entry.reverses for entry in entries.all() if entry.reverses}
    assert len(set(reversals.values())) == len(reversals)


def chain_is_unbroken(world: World, chain: Sequence[Entry]) -> None:
    """An account's entries in their order: each begins where the one before ended, and a posting as a
    whole leaves no wallet below zero."""
    first = chain[0]
    account = LedgerAccount(AccountType(first.type), first.owner, first.wallet, first.currency)
    balance = opening_balance(world, account)
    for sequence, entry in enumerate(chain, 1):
        assert (entry.sequence, entry.balanceBefore) == (sequence, balance), entry
        balance += entry.amount
        assert entry.balanceAfter == balance, entry
        ends = sequence == len(chain) or chain[sequence].postingId != entry.postingId
        assert balance >= 0 or not ends or account.type not in NEVER_BELOW_ZERO, entry
    head = world.table(ACCOUNT_STATES).get(account.key)
    assert head is not None
    assert (head.sequence, head.balance) == (len(chain), balance)


@dataclass(frozen=True)
class SentWrite:
    """A write that was answered: repeating it changes nothing."""

    key: str
    operation: str
    body: Mapping[str, Any]
    reply: CallResult
    revision: int | None = None


class MoneyMachine(RuleBasedStateMachine):
    """Acts on money with a key each; some lose their answer or never arrive, and are sent again.

    An area adds its acts in a subclass, each through `act`. After every step the books are right, and
    whatever was refused or repeated left the world as it was.
    """

    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk(SUPER)
        self.world = self.desk.world
        self.sent: list[SentWrite] = []
        self.keys = 0

    def act(self, operation: str, body: Mapping[str, Any], lost: str = "", revision: int | None = None) -> CallResult:
        """Sends once; `lost` is `before` or `after` the work is done, and then the same is sent again."""
        self.keys += 1
        key = f"history-{self.keys:06d}"
        before = self.world.digest()
        if lost:
            kind = FaultKind.DROP_BEFORE if lost == "before" else FaultKind.DROP_AFTER
            self.world.faults.add(Fault(operation, kind, first=1))
            first = self.desk.send(operation, body=body, key=key, revision=revision)
            after = self.world.digest()
            assert lost == "after" or after == before
            reply = self.desk.send(operation, body=body, key=key, revision=revision)
            assert lost == "before" or (reply == first and self.world.digest() == after)
        else:
            reply = self.desk.send(operation, body=body, key=key, revision=revision)
        assert reply.http == 200 or self.world.digest() == before, reply.body
        if reply.http == 409 and reply.status == Status.CONFIRMATION_REQUIRED:
            codes = [warning["code"] for warning in reply.data["warnings"]]
            return self.act(operation, {**body, "acknowledged": codes}, lost, revision)
        self.sent.append(SentWrite(key, operation, body, reply, revision))
        return reply

    @rule(pick=st.integers(0, 200))
    def send_again(self, pick: int) -> None:
        if not self.sent:
            return
        earlier = self.sent[pick % len(self.sent)]
        before = self.world.digest()
        reply = self.desk.send(earlier.operation, body=earlier.body, key=earlier.key, revision=earlier.revision)
        assert reply == earlier.reply
        assert self.world.digest() == before

    @rule(pick=st.integers(0, 200))
    def use_a_key_for_something_else(self, pick: int) -> None:
        noted = [each for each in self.sent if each.reply.http == 200 and "note" in each.body]
        if not noted:
            return
        earlier = noted[pick % len(noted)]
        before = self.world.digest()
        reply = self.desk.send(earlier.operation, body={**earlier.body, "note": "Another."}, key=earlier.key)
        assert (reply.http, reply.status) == (409, "KEY_REUSED")
        assert self.world.digest() == before

    @rule(hours=st.integers(1, 30))
    def wait(self, hours: int) -> None:
        self.world.advance(f"PT{hours}H")

    @invariant()
    def the_books_are_right(self) -> None:
        ledger_is_consistent(self.world)
