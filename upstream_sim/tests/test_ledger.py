"""Whatever is posted and reversed: currencies sum to zero, chains join, balances are their entries."""

from __future__ import annotations

from collections import Counter, defaultdict
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from upstream_sim import testing
from upstream_sim.ledger import (
    ENTRIES,
    HEADS,
    NEVER_BELOW_ZERO,
    Account,
    InsufficientBalance,
    Line,
    Purse,
    Unbalanced,
    amount_of,
    balance_of,
    post,
    reverse,
)
from upstream_sim.refusals import Conflict, NotFound
from upstream_sim.world import World

PURSES = [
    Purse(account, owner, "main", currency)
    for account, owner in (
        (Account.PLAYERS, "ann"),
        (Account.PLAYERS, "bob"),
        (Account.HOLDS, "ann"),
        (Account.HOUSE, "aurora"),
        (Account.EXCHANGE, "pitboss"),
        (Account.OUTSIDE, "world"),
    )
    for currency in ("USD", "BTC")
]
amounts = st.integers(-(10**12), 10**12).filter(bool).map(lambda units: Decimal(units).scaleb(-8))
moves = st.tuples(st.sampled_from(PURSES), st.sampled_from(PURSES), amounts).filter(
    lambda move: move[0].currency == move[1].currency
)
postings = st.lists(st.lists(moves, min_size=1, max_size=3) | st.integers(0, 20), max_size=15)


def lines_of(posting: list[tuple[Purse, Purse, Decimal]]) -> list[Line]:
    return [line for here, there, amount in posting for line in (Line(here, -amount), Line(there, amount))]


def apply(world: World, step: list[tuple[Purse, Purse, Decimal]] | int, posted: list[str]) -> None:
    """One posting, or the reversal of an earlier one; a refusal leaves the world as it was."""
    before = world.digest()
    try:
        with world.change() as change:
            if isinstance(step, int):
                reverse(change, posted[step % len(posted)] if posted else "none", "correction")
            else:
                posted.append(post(change, lines_of(step), "move")[0].postingId)
    except (InsufficientBalance, Conflict, NotFound):
        assert world.digest() == before


@settings(max_examples=60, deadline=None)
@given(steps=postings)
def test_the_ledger_holds_after_any_postings_and_reversals(
    steps: list[list[tuple[Purse, Purse, Decimal]] | int],
) -> None:
    world, posted = testing.world(), list[str]()
    for step in steps:
        apply(world, step, posted)
    entries = list(world.table(ENTRIES).all())
    sums: Counter[str] = Counter()
    chains = defaultdict(list)
    for entry in entries:
        sums[entry.currency] += entry.amount
        chains[entry.purse].append(entry)
    assert not any(sums.values())
    for purse in PURSES:
        chain = chains[purse.key]
        assert [entry.sequence for entry in chain] == list(range(1, len(chain) + 1))
        assert [entry.balanceBefore for entry in chain] == [0, *(entry.balanceAfter for entry in chain)][: len(chain)]
        assert all(entry.balanceAfter == entry.balanceBefore + entry.amount for entry in chain)
        assert balance_of(world, purse) == amount_of(sum(entry.amount for entry in chain))
        assert balance_of(world, purse) >= 0 or purse.account not in NEVER_BELOW_ZERO
    reversed_postings = [entry.reverses for entry in {entry.postingId: entry for entry in entries}.values()]
    assert max(Counter(filter(None, reversed_postings)).values(), default=0) <= 1


ANN, HOUSE = PURSES[0], PURSES[6]
BITCOIN = PURSES[7]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [Line(ANN, Decimal(1))],
        [Line(ANN, Decimal(1)), Line(HOUSE, Decimal("-0.99"))],
        [Line(ANN, Decimal(1)), Line(BITCOIN, Decimal(-1))],
        [Line(ANN, Decimal(0)), Line(HOUSE, Decimal(0))],
        [Line(ANN, Decimal("1e-9")), Line(HOUSE, Decimal("-1e-9"))],
    ],
)
def test_unbalanced_lines_are_refused(world: World, lines: list[Line]) -> None:
    with world.change() as change, pytest.raises(Unbalanced):
        post(change, lines, "wrong")
    assert len(world.table(ENTRIES)) == len(world.table(HEADS)) == 0


def test_a_reversal_happens_once_and_is_not_reversed(world: World) -> None:
    with world.change() as change:
        first = post(change, [Line(ANN, Decimal(5)), Line(HOUSE, Decimal(-5))], "bonus")[0]
        back = reverse(change, first.postingId, "mistake")[0]
        for posting in (first.postingId, back.postingId):
            with pytest.raises(Conflict):
                reverse(change, posting, "again")
    assert back.reverses == first.postingId
    assert balance_of(world, ANN) == balance_of(world, HOUSE) == 0


def test_a_players_wallet_never_goes_below_zero(world: World) -> None:
    with world.change() as change:
        post(change, [Line(ANN, Decimal(5)), Line(HOUSE, Decimal(-5))], "bonus")
    with world.change() as change, pytest.raises(InsufficientBalance):
        post(change, [Line(ANN, Decimal("-5.00000001")), Line(HOUSE, Decimal("5.00000001"))], "too much")
    assert balance_of(world, ANN) == 5
