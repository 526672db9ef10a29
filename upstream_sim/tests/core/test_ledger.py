"""Whatever is posted and reversed: currencies sum to zero, chains join, balances are their entries."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.examples import examples
from upstream_sim import testing
from upstream_sim.core.money.ledger import (
    ACCOUNT_STATES,
    ENTRIES,
    OPENING_BALANCES,
    AccountType,
    InsufficientBalance,
    LedgerAccount,
    Line,
    Unbalanced,
    amount_of,
    balance_of,
    opening_balance,
    post,
    reverse,
)
from upstream_sim.core.refusals import Conflict, NotFound
from upstream_sim.core.world.world import World
from upstream_sim.shared.player_wallets import (
    credit,
    give_back,
    held,
    hold,
    house,
    main,
    main_balances,
    outside,
    pay_out,
    provider,
)
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.money import ledger_is_consistent

PURSES = [
    LedgerAccount(account, owner, "main", currency)
    for account, owner in (
        (AccountType.PLAYERS, "ann"),
        (AccountType.PLAYERS, "bob"),
        (AccountType.HOLDS, "ann"),
        (AccountType.HOUSE, "aurora"),
        (AccountType.EXCHANGE, "pitboss"),
        (AccountType.OUTSIDE, "world"),
    )
    for currency in ("USD", "BTC")
]
amounts = st.integers(-(10**12), 10**12).filter(bool).map(lambda units: Decimal(units).scaleb(-8))
moves = st.tuples(st.sampled_from(PURSES), st.sampled_from(PURSES), amounts).filter(
    lambda move: move[0].currency == move[1].currency
)
postings = st.lists(st.lists(moves, min_size=1, max_size=3) | st.integers(0, 20), max_size=15)


def lines_of(posting: list[tuple[LedgerAccount, LedgerAccount, Decimal]]) -> list[Line]:
    return [line for here, there, amount in posting for line in (Line(here, -amount), Line(there, amount))]


def apply(world: World, step: list[tuple[LedgerAccount, LedgerAccount, Decimal]] | int, posted: list[str]) -> None:
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


@settings(max_examples=examples(60), deadline=None)
@given(steps=postings)
def test_the_ledger_holds_after_any_postings_and_reversals(
    steps: list[list[tuple[LedgerAccount, LedgerAccount, Decimal]] | int],
) -> None:
    world, posted = testing.world(), list[str]()
    for step in steps:
        apply(world, step, posted)
    ledger_is_consistent(world)
    for account in PURSES:
        entries = world.table(ENTRIES).where(account=account.key)
        began = amount_of(opening_balance(world, account))
        assert balance_of(world, account) == began + amount_of(sum(entry.amount for entry in entries))


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
    assert len(world.table(ENTRIES)) == len(world.table(ACCOUNT_STATES)) == 0


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


def test_the_starting_world_is_balanced(world: World) -> None:
    ledger_is_consistent(world)
    kinds = Counter(
        opening.id.split(":")[0] + ":" + opening.id.split(":")[2] for opening in world.table(OPENING_BALANCES).all()
    )
    assert kinds["outside:main"] == 1
    assert kinds["players:main"] == len(world.table(PLAYERS))
    assert kinds["players:bonus"] > kinds["players:affiliate"] > 50


def test_a_chain_goes_on_from_its_opening(world: World) -> None:
    player = next(
        player for player in world.table(PLAYERS).where(opId="aurora") if main_balances(world, player.playerCode)["USD"]
    )
    account = main(player.playerCode, "USD")
    before = balance_of(world, account)
    with world.change() as change:
        entry = credit(change, account, Decimal("2.50"), house("aurora", "USD"), "gift")[0]
    assert (entry.sequence, amount_of(entry.balanceBefore)) == (1, before)
    assert main_balances(world, player.playerCode)["USD"] == balance_of(world, account) == before + Decimal("2.50")
    with world.change() as change, pytest.raises(InsufficientBalance):
        hold(change, account, before + Decimal("2.51"), "withdrawal")
    ledger_is_consistent(world)


def test_what_is_held_comes_back_or_goes_out(world: World) -> None:
    account = main("ann", "TRX")
    with world.change() as change:
        credit(change, account, Decimal(10), outside("TRX"), "deposit")
        hold(change, account, Decimal(7), "withdrawal")
        assert [balance_of(world, account), held(world, account)] == [Decimal(3), Decimal(7)]
        give_back(change, account, Decimal(2), "rejected")
        paid = pay_out(change, account, Decimal(5), provider("JB", "TRX"), "paid")
    amounts = [balance_of(world, account), held(world, account), amount_of(paid[1].amount)]
    assert amounts == [Decimal(5), Decimal(0), Decimal(5)]
    with world.change() as change, pytest.raises(InsufficientBalance):
        give_back(change, account, Decimal("0.000001"), "once more")
    assert main_balances(world, "ann") == {"TRX": 5}
    ledger_is_consistent(world)
