"""What holds for the ledger of any world, whatever was done in it."""

from __future__ import annotations

from collections import Counter, defaultdict

from upstream_sim.ledger import ENTRIES, HEADS, NEVER_BELOW_ZERO, OPENINGS, Account, Entry, Purse, opened_with
from upstream_sim.world import World


def books_are_right(world: World) -> None:
    """Currencies sum to zero, chains join and go on from their openings, balances are their entries,
    no wallet is below zero, and nothing is reversed twice."""
    sums: Counter[str] = Counter()
    chains: dict[str, list[Entry]] = defaultdict(list)
    for opening in world.table(OPENINGS).all():
        never_below = opening.id.split(":")[0] in NEVER_BELOW_ZERO
        assert not never_below or min(opening.units) >= 0, opening
        sums.update(dict(zip(opening.currencies, opening.units, strict=True)))
    for entry in world.table(ENTRIES).all():
        sums[entry.currency] += entry.amount
        chains[entry.purse].append(entry)
    assert not any(sums.values()), sums
    assert {head.id for head in world.table(HEADS).all()} == set(chains)
    for chain in chains.values():
        chain_is_unbroken(world, chain)
    reversals = {entry.postingId: entry.reverses for entries in chains.values() for entry in entries if entry.reverses}
    assert len(set(reversals.values())) == len(reversals)


def chain_is_unbroken(world: World, chain: list[Entry]) -> None:
    """A purse's entries in their order: each begins where the one before ended, and a posting as a
    whole leaves no wallet below zero."""
    first = chain[0]
    purse = Purse(Account(first.account), first.owner, first.wallet, first.currency)
    balance = opened_with(world, purse)
    for sequence, entry in enumerate(chain, 1):
        assert (entry.sequence, entry.balanceBefore) == (sequence, balance), entry
        balance += entry.amount
        assert entry.balanceAfter == balance, entry
        ends = sequence == len(chain) or chain[sequence].postingId != entry.postingId
        assert balance >= 0 or not ends or purse.account not in NEVER_BELOW_ZERO, entry
    head = world.table(HEADS).get(purse.key)
    assert head is not None
    assert (head.sequence, head.balance) == (len(chain), balance)
