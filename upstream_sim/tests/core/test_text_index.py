"""The text index finds what a plain look at every record finds, in the same order."""

from __future__ import annotations

from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from upstream_sim.core.tables import text_index
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.bits import positions_of
from upstream_sim.core.tables.schema import Contains, Filters, KeyIn, Schema
from upstream_sim.core.tables.table import Table
from upstream_sim.core.tables.text_index import TextIndex

TEXTS = st.text(alphabet="aAbBçé آ\n\x1f-", max_size=6)
ROWS = st.lists(st.lists(TEXTS, min_size=2, max_size=2), max_size=12)


class Card(msgspec.Struct, frozen=True):
    id: str
    name: str
    note: str | None
    isOld: bool = False


CARDS = Schema(name="cards", record=Card, bitmaps=("isOld",), sorts=("name",), texts=("name", "note"), parts=("name",))
OTHERS = Schema(name="others", record=Card, bitmaps=("note",))


def written(schema: Schema[Card], base: list[list[str]], own: list[list[str]], gone: set[int]) -> Table[Card]:
    """A table whose own records stand over some of the base's, or are new, and some are gone."""
    table = Table(Base(schema, [Card(f"c{n}", row[0], row[1]) for n, row in enumerate(base)]))
    for number, row in enumerate(own):
        table.write(f"c{number}", Card(f"c{number}", row[0], row[1]))
    for number in gone:
        table.write(f"c{number}", None)
    return table


def plain(text: str) -> str:
    return text.casefold().replace("\n", " ").replace("\x1f", " ")


@settings(deadline=None)
@given(ROWS, TEXTS)
def test_texts_are_found_by_their_beginning_and_by_a_part(rows: list[list[str]], wanted: str) -> None:
    index, text = TextIndex(rows), plain(wanted)
    beginning, holding = list(positions_of(index.beginning(wanted))), list(positions_of(index.holding(wanted)))
    assert beginning == [at for at, row in enumerate(rows) if any(plain(field).startswith(text) for field in row)]
    assert holding == [at for at, row in enumerate(rows) if any(text in plain(field) for field in row)]


@settings(deadline=None)
@given(ROWS, st.lists(TEXTS, max_size=8))
def test_texts_that_are_asked_for_again(rows: list[list[str]], asked: list[str]) -> None:
    index = TextIndex(rows)
    with patch.object(text_index, "ANSWERS_KEPT", 2):
        for wanted in (*asked, *asked[::-1]):
            fresh = TextIndex(rows)
            assert index.beginning(wanted) == fresh.beginning(wanted)
            assert index.holding(wanted) == fresh.holding(wanted)


@settings(deadline=None)
@given(ROWS, ROWS, st.sets(st.integers(0, 11)), TEXTS.filter(bool))
def test_a_table_over_its_base(base: list[list[str]], own: list[list[str]], gone: set[int], wanted: str) -> None:
    table = written(CARDS, base, own, gone)
    text, rows = plain(wanted), list(table.all())
    first = [card for card in rows if any(plain(field or "").startswith(text) for field in (card.name, card.note))]
    rest = [card for card in rows if card not in first and any(text in plain(f or "") for f in (card.name, card.note))]
    found = [table.search(wanted, {}, page, 2) for page in range(1, 15)]
    assert [card for rows, _, _ in found for card in rows] == first + rest
    assert {count for _, count, _ in found} == {len(first + rest)}
    assert list(table.where(name=Contains(wanted))) == [card for card in rows if text in plain(card.name)]


@settings(deadline=None)
@given(ROWS, ROWS, ROWS, st.sets(st.integers(0, 11)), st.sets(st.integers(0, 11)), TEXTS)
def test_keys_of_what_another_table_finds(
    base: list[list[str]],
    others: list[list[str]],
    own: list[list[str]],
    gone: set[int],
    others_gone: set[int],
    wanted: str,
) -> None:
    table = written(CARDS, base, own, gone)
    other = written(OTHERS, others, own[::-1], others_gone)
    text = plain(wanted)
    keys = {card.id for card in other.all() if text in plain(card.note or "")}
    by_key = {"id": KeyIn(other, {"note": Contains(wanted)})}
    rows = list(table.all())
    assert list(table.where(**by_key)) == [card for card in rows if card.id in keys]
    either = [card for card in rows if card.id in keys or text in plain(card.name)]
    in_order = sorted(either, key=lambda card: (card.name, card.id))
    choices: list[Filters] = [by_key, {"name": Contains(wanted)}]
    assert table.select(*choices).page("name", 1, 30) == (in_order, len(in_order), 0)


@pytest.fixture
def cards() -> Table[Card]:
    rows = [
        Card("c1", "Anna", "north"),
        Card("c2", "Hanna", None),
        Card("c3", "ANNABEL", "old", isOld=True),
        Card("c4", "Bo", "an anchor"),
    ]
    return Table(Base(CARDS, rows))


def ids(cards: Table[Card], text: str, **filters: bool) -> list[str]:
    return [card.id for card in cards.search(text, filters, 1, 10)[0]]


def test_what_begins_with_it_comes_first(cards: Table[Card]) -> None:
    assert ids(cards, "anna") == ["c1", "c3", "c2"]
    assert ids(cards, "an") == ["c1", "c3", "c4", "c2"]


def test_a_search_keeps_to_the_filters(cards: Table[Card]) -> None:
    assert ids(cards, "anna", isOld=False) == ["c1", "c2"]


def test_a_text_that_spans_two_fields_is_in_neither(cards: Table[Card]) -> None:
    assert ids(cards, "Anna\x1fnorth") == ids(cards, "annanorth") == []


def test_an_empty_table() -> None:
    assert Table(Base(CARDS, ())).search("a", {}, 1, 10) == ([], 0, 0)
