"""A table answers as a plain list would, whatever is filtered, sorted, written and taken back."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.examples import examples
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.base import DIGEST_SPACE, Base
from upstream_sim.core.tables.canonical import content_hash
from upstream_sim.core.tables.schema import Between, Schema
from upstream_sim.core.tables.table import Table, page_of


class Bet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    id: str
    status: str
    player: str
    stake: int
    note: str | None


BETS = Schema(name="bets", record=Bet, bitmaps=("status",), arrays=("player",), sorts=("stake", "note", "id"))

IDS = [f"b{number:02d}" for number in range(30)]
STATUSES = ["OPEN", "WON", "LOST"]
PLAYERS = ["ann", "bob", "cyd", "dan", "eve"]

bets = st.builds(
    Bet,
    id=st.sampled_from(IDS),
    status=st.sampled_from(STATUSES),
    player=st.sampled_from(PLAYERS),
    stake=st.integers(0, 5),
    note=st.sampled_from([None, "a", "b"]),
)


def some(values: list[str]) -> st.SearchStrategy[Any]:
    return st.sampled_from(values) | st.frozensets(st.sampled_from(values))


filters = st.fixed_dictionaries(
    {},
    optional={
        "status": some([*STATUSES, "VOID"]),
        "player": some([*PLAYERS, "nobody"]),
        "stake": st.integers(0, 6)
        | st.frozensets(st.integers(0, 6))
        | st.builds(Between, st.none() | st.integers(0, 6), st.none() | st.integers(0, 6)),
        "note": st.builds(Between, st.sampled_from([None, "a", "b"]), st.sampled_from([None, "a", "b"])),
        "id": some(IDS),
    },
)
writes = st.lists(bets | st.sampled_from(IDS), max_size=25)
unsorted = st.lists(bets, max_size=25, unique_by=lambda bet: bet.id)
starts = unsorted | unsorted.map(lambda found: sorted(found, key=lambda bet: (bet.stake, bet.id)))


def table_of(start: list[Bet], written: list[Bet | str]) -> tuple[Table[Bet], dict[str, Bet]]:
    """A table after writes (a text deletes), and the same as a plain dict."""
    table = Table(Base(BETS, start))
    plain = {bet.id: bet for bet in start}
    for item in written:
        if isinstance(item, str):
            table.write(item, None)
            plain.pop(item, None)
        else:
            table.write(item.id, item)
            plain[item.id] = item
    return table, plain


def meets(bet: Bet, wanted: dict[str, Any]) -> bool:
    return all(
        getattr(bet, name) in value if isinstance(value, frozenset | Between) else getattr(bet, name) == value
        for name, value in wanted.items()
    )


def place(bet: Bet, sort: str) -> tuple[bool, Any, str]:
    value = getattr(bet, sort)
    return (value is not None, value, bet.id)


@settings(max_examples=examples(300), deadline=None)
@given(
    start=starts,
    written=writes,
    wanted=filters,
    sort=st.sampled_from(["stake", "-stake", "note", "-note", "id", "-id"]),
    page=st.integers(1, 4),
    limit=st.integers(1, 12),
)
def test_a_page_equals_a_plain_lists(
    start: list[Bet], written: list[Bet | str], wanted: dict[str, Any], sort: str, page: int, limit: int
) -> None:
    table, plain = table_of(start, written)
    rows = [bet for bet in plain.values() if meets(bet, wanted)]
    rows.sort(key=lambda bet: place(bet, sort.removeprefix("-")), reverse=sort.startswith("-"))

    assert table.page(wanted, sort, page, limit) == page_of(rows, page, limit)
    assert table.count(**wanted) == len(rows)
    assert sorted(table.where(**wanted), key=lambda bet: bet.id) == sorted(rows, key=lambda bet: bet.id)


@settings(max_examples=examples(200), deadline=None)
@given(start=starts, written=writes)
def test_the_digest_equals_a_recomputation(start: list[Bet], written: list[Bet | str]) -> None:
    table, plain = table_of(start, written)
    assert table.digest == sum(content_hash("bets", bet) for bet in plain.values()) % DIGEST_SPACE
    assert {bet.id: table.get(bet.id) for bet in plain.values()} == plain
    assert [table.get(key) for key in IDS if key not in plain] == [None] * (len(IDS) - len(plain))


@settings(max_examples=examples(200), deadline=None)
@given(start=starts, before=writes, written=writes)
def test_what_is_taken_back_was_never_there(
    start: list[Bet], before: list[Bet | str], written: list[Bet | str]
) -> None:
    table, _ = table_of(start, before)
    was = list(table.all()), table.digest
    undo = [table.write(item, None) if isinstance(item, str) else table.write(item.id, item) for item in written]
    for step in reversed(undo):
        step()
    assert (list(table.all()), table.digest) == was


def test_tables_over_one_base_do_not_see_each_other() -> None:
    base = Base(BETS, [Bet(id="b00", status="OPEN", player="ann", stake=1, note=None)])
    mine, yours = Table(base), Table(base)
    mine.write("b00", None)
    assert (mine.get("b00"), len(mine), len(yours)) == (None, 0, 1)


def test_an_undeclared_sort_is_refused_by_name() -> None:
    with pytest.raises(ValidationFailed) as refusal:
        Table(Base(BETS, [])).page({}, "player", 1, 10)
    assert refusal.value.fields == {"sort": "Sort by one of stake, note, id."}


def test_an_id_that_stands_twice_is_refused() -> None:
    bet = Bet(id="b00", status="OPEN", player="ann", stake=1, note=None)
    with pytest.raises(ValueError, match="stands twice"):
        Base(BETS, [bet, bet])


def test_a_hundred_thousand_records_are_counted_and_paged_exactly() -> None:
    size = 100_000
    records = [
        Bet(
            id=f"b{number:06d}",
            status=STATUSES[number % 3],
            player=f"p{number % 5000}",
            stake=(number * 7919) % size,
            note=None,
        )
        for number in range(size)
    ]
    table = Table(Base(BETS, records))
    for number in range(0, 3000, 3):
        table.write(f"b{number:06d}", None if number % 2 else msgspec.structs.replace(records[number], status="WON"))
    plain = [
        record if number >= 3000 or number % 3 else msgspec.structs.replace(record, status="WON")
        for number, record in enumerate(records)
        if number >= 3000 or number % 6 != 3
    ]
    won = sorted((bet for bet in plain if bet.status == "WON"), key=lambda bet: -bet.stake)
    assert table.page({"status": "WON"}, "-stake", 400, 50) == page_of(won, 400, 50)
    few = sorted((bet for bet in plain if bet.player == "p42"), key=lambda bet: bet.stake)
    assert table.page({"player": "p42"}, "stake", 1, 15) == page_of(few, 1, 15)
    both = [bet for bet in plain if bet.status == "OPEN" and bet.player == "p42"]
    assert table.count(status="OPEN", player="p42") == len(both)


class Priced(msgspec.Struct, frozen=True):
    id: str
    price: Decimal


def test_equal_decimals_weigh_the_same() -> None:
    texts = ("1.5", "1.50", "15e-1")
    assert len({content_hash("prices", Priced("a", Decimal(text))) for text in texts}) == 1
    assert content_hash("prices", Priced("a", Decimal("1.51"))) != content_hash("prices", Priced("a", Decimal("1.5")))
    assert content_hash("prices", Priced("a", Decimal("-0"))) == content_hash("prices", Priced("a", Decimal("0.00")))
