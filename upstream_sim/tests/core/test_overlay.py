"""A table answers as a plain list would, however much of it is written, taken back, kept and restored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.examples import examples
from upstream_sim.core.rng import seeded
from upstream_sim.core.tables import ascending, overlay, past, searched
from upstream_sim.core.tables.base import DIGEST_SPACE, Base
from upstream_sim.core.tables.canonical import content_hash
from upstream_sim.core.tables.schema import Between, Condition, Contains, Filters, KeyIn, NotIn, Schema
from upstream_sim.core.tables.table import Table, page_of


class Bet(msgspec.Struct, frozen=True):
    id: str
    status: str
    player: str | None
    stake: int
    note: str | None
    title: str


BETS = Schema(
    name="bets",
    record=Bet,
    bitmaps=("status",),
    arrays=("player",),
    sorts=("stake", "note", "id"),
    sums=("stake",),
    texts=("title", "note"),
    parts=("title",),
)
OTHERS = Schema(name="others", record=Bet, bitmaps=("status",), parts=("title",))
STATUSES = ("OPEN", "WON", "LOST")
PLAYERS = ("ann", "bob", "cyd", None)
NOTES = (None, "a", "ab", "b")
TITLES = ("", "Ab", "abba", "Cab", "bcé")
SORTS = ("stake", "-stake", "note", "-note", "id", "-id")
SMALL = {
    (overlay, "AT_ONCE"): 3,
    (overlay, "LARGE"): 8,
    (overlay, "FEW"): 1,
    (searched, "FEW"): 2,
    (ascending, "CHUNK"): 2,
    (past, "MOST_AT_ONCE"): 0,
}

Undo = Callable[[], None]
Some = Bet | str
"""A bet to write, or the id of one to delete."""


class PlainTable:
    """The base's records in their order, changed or not, then new ones in the order of writing."""

    def __init__(self, base: Iterable[Bet]) -> None:
        self.base = {bet.id: bet for bet in base}
        self.own: dict[str, Bet | None] = {}

    def write(self, key: str, bet: Bet | None) -> Undo:
        was_there, before = key in self.own, self.own.get(key)
        self.own[key] = bet

        def undo() -> None:
            if was_there:
                self.own[key] = before
            else:
                del self.own[key]

        return undo

    def forget(self, key: str) -> None:
        if key not in self.base and key in self.own and self.own[key] is None:
            del self.own[key]

    def all(self) -> list[Bet]:
        changed = [self.own.get(key, bet) for key, bet in self.base.items()]
        new = [bet for key, bet in self.own.items() if key not in self.base]
        return [bet for bet in (*changed, *new) if bet is not None]


class Pair:
    """A table and a plain one, to which the same is done."""

    def __init__(self, schema: Schema[Bet], base: list[Bet]) -> None:
        self.table, self.plain = Table(Base(schema, base)), PlainTable(base)
        self.kept: tuple[Any, dict[str, Bet | None]] = self.table.capture(), {}

    def write(self, some: Some) -> list[Undo]:
        key, bet = (some, None) if isinstance(some, str) else (some.id, some)
        return [each.write(key, bet) for each in (self.table, self.plain)]

    def write_and_undo(self, several: list[Some]) -> None:
        undo = [step for some in several for step in self.write(some)]
        for step in reversed(undo):
            step()

    def write_and_forget(self, some: Some) -> None:
        self.write(some)
        for each in (self.table, self.plain):
            each.forget(some if isinstance(some, str) else some.id)

    def keep(self) -> None:
        self.kept = self.table.capture(), dict(self.plain.own)

    def restore(self) -> None:
        self.table.restore_state(self.kept[0])
        self.plain.own = dict(self.kept[1])

    def look(self, wanted: dict[str, Any]) -> None:
        """Has the indexes made, so that what comes later must keep them right."""
        self.table.page(wanted, "stake", 1, 1)

    def require_equal(self) -> None:
        rows = self.plain.all()
        assert list(self.table.all()) == rows
        assert self.table.digest == sum(content_hash(self.table.name, bet) for bet in rows) % DIGEST_SPACE
        keys = {*self.plain.base, *self.plain.own}
        assert {key: self.table.get(key) for key in keys} == dict.fromkeys(keys) | {bet.id: bet for bet in rows}

    def require_equal_answers(self, wanted: dict[str, Any], sort: str, page: int, limit: int, text: str) -> None:
        rows = self.plain.all()
        found = [bet for bet in rows if meets(bet, wanted)]
        first = [bet for bet in found if any(starts(each, text) for each in (bet.title, bet.note))]
        rest = [bet for bet in found if bet not in first and any(holds(each, text) for each in (bet.title, bet.note))]
        in_order = sorted(found, key=partial(place, sort.removeprefix("-")), reverse=sort.startswith("-"))
        assert list(self.table.where(**wanted)) == found
        assert self.table.count(**wanted) == len(found)
        assert self.table.page(wanted, sort, page, limit) == page_of(in_order, page, limit)
        whole, count, _ = past.PastTable(self.table, lambda _: None).page(wanted, sort, 1, len(rows) + 1)
        assert (list(whole), len(whole), count) == (in_order, len(found), len(found))
        assert self.table.search(text, wanted, page, limit) == page_of([*first, *rest], page, limit)
        selected = self.table.select(wanted)
        assert (selected.count, selected.total("stake")) == (len(found), sum(bet.stake for bet in found))
        name = sort.removeprefix("-")
        assert selected.first(name) == min(found, key=partial(place, name), default=None)
        won = [bet for bet in found if bet.status == "WON"]
        assert selected.where({"status": "WON"}).total("stake") == sum(bet.stake for bet in won)


def meets(bet: Bet, wanted: dict[str, Any]) -> bool:
    return all(
        getattr(bet, name) in value if isinstance(value, frozenset | Condition) else getattr(bet, name) == value
        for name, value in wanted.items()
    )


def holds(text: str | None, wanted: str) -> bool:
    return wanted.casefold() in (text or "").casefold()


def starts(text: str | None, wanted: str) -> bool:
    return (text or "").casefold().startswith(wanted.casefold())


def place(name: str, bet: Bet) -> tuple[bool, Any, str]:
    value = getattr(bet, name)
    return value is not None, value, bet.id


def key(number: int) -> str:
    return f"b{number:04}"


@pytest.fixture(scope="module")
def _small_limits() -> Iterable[None]:
    """Few records come to every limit at which a table goes another way."""
    with pytest.MonkeyPatch.context() as patch:
        for (module, name), value in SMALL.items():
            patch.setattr(module, name, value)
        yield


keys = st.integers(0, 29).map(key)
bets = st.builds(
    Bet,
    id=keys,
    status=st.sampled_from(STATUSES),
    player=st.sampled_from(PLAYERS),
    stake=st.integers(0, 5),
    note=st.sampled_from(NOTES),
    title=st.sampled_from(TITLES),
)
starts_of = st.lists(bets, max_size=15, unique_by=lambda bet: bet.id)
some = bets | keys
filters = st.fixed_dictionaries(
    {},
    optional={
        "id": keys | st.frozensets(keys),
        "status": st.sampled_from(STATUSES) | st.frozensets(st.sampled_from(STATUSES)),
        "player": st.sampled_from(PLAYERS)
        | st.frozensets(st.sampled_from(PLAYERS))
        | st.frozensets(st.sampled_from(PLAYERS)).map(NotIn),
        "stake": st.integers(0, 5) | st.builds(Between, st.none() | st.integers(0, 5), st.none() | st.integers(0, 5)),
        "note": st.sampled_from(NOTES) | st.builds(Between, st.sampled_from(NOTES), st.sampled_from(NOTES)),
        "title": st.sampled_from(["", "b", "AB", "abb", "é"]).map(Contains),
    },
)
steps = st.lists(
    st.tuples(st.just(Pair.write), some)
    | st.tuples(st.just(Pair.write_and_undo), st.lists(some, max_size=6))
    | st.tuples(st.just(Pair.write_and_forget), some)
    | st.tuples(st.just(Pair.look), filters)
    | st.tuples(st.just(Pair.keep))
    | st.tuples(st.just(Pair.restore)),
    max_size=30,
)


@pytest.mark.usefixtures("_small_limits")
@settings(max_examples=examples(400), deadline=None)
@given(
    start=starts_of,
    done=steps,
    wanted=filters,
    sort=st.sampled_from(SORTS),
    page=st.integers(1, 4),
    limit=st.integers(1, 9),
    text=st.sampled_from(["", "a", "B", "ab", "abb", "é", "x"]),
)
def test_whatever_is_done_to_it(
    start: list[Bet],
    done: list[tuple[Callable[..., Any], Any]],
    wanted: dict[str, Any],
    sort: str,
    page: int,
    limit: int,
    text: str,
) -> None:
    pair = Pair(BETS, start)
    for act, *what in done:
        act(pair, *what)
    pair.require_equal_answers(wanted, sort, page, limit, text)
    pair.require_equal()


@pytest.mark.usefixtures("_small_limits")
@settings(deadline=None)
@given(start=starts_of, others=st.lists(some, max_size=20), done=steps, title=st.sampled_from(["b", "ab", "abb"]))
def test_keys_of_what_a_table_that_changes_finds(
    start: list[Bet], others: list[Some], done: list[tuple[Callable[..., Any], Any]], title: str
) -> None:
    pair, other = Pair(BETS, start), Pair(OTHERS, start[::-1])
    for act, *what in done:
        act(pair, *what)
    for each in others:
        other.write(each)
    wanted: Filters = {"status": "OPEN", "title": Contains(title)}
    found = {bet.id for bet in other.plain.all() if meets(bet, dict(wanted))}
    rows = [bet for bet in pair.plain.all() if bet.id in found]
    assert list(pair.table.where(id=KeyIn(other.table, wanted))) == rows


def test_a_large_overlay() -> None:
    """Most of the base is changed, and there are twice as many new records, some of them gone again."""
    rng = seeded("a large overlay")

    def any_bet(number: int) -> Bet:
        player, title = f"p{rng.randrange(150)}", rng.choice(TITLES)
        return Bet(key(number), rng.choice(STATUSES), player, rng.randrange(900), rng.choice(NOTES), title)

    pair = Pair(BETS, [any_bet(number) for number in range(600)])
    ids = range(1800)
    for round_ in range(4):
        for number in rng.sample(ids, 900):
            pair.write(key(number) if rng.random() < 0.1 else any_bet(number))
        pair.write_and_undo([any_bet(number) for number in rng.sample(ids, 400)])
        if round_ == 1:
            pair.keep()
        if round_ == 2:
            pair.restore()
    wanted: list[dict[str, Any]] = [
        {},
        {"status": "WON"},
        {"status": frozenset(STATUSES[:2]), "stake": Between(100, 700)},
        {"stake": Between(None, 30), "note": None},
        {"player": "p7"},
        {"player": frozenset({"p7", "p8"}), "status": "LOST"},
        {"player": NotIn(frozenset({"p7"})), "note": Between("ab", None)},
        {"title": Contains("BB"), "stake": Between(200, None)},
        {"id": frozenset(map(key, range(0, 1800, 7)))},
    ]
    for each in wanted:
        for sort in SORTS:
            for page in (1, 20):
                pair.require_equal_answers(each, sort, page, 25, "ab")
    pair.require_equal()
