"""Keys change without signing anybody out."""

from __future__ import annotations

import pytest

from bff.sessions.cookies import NAME, Cookies
from bff.stores.sessions import key_of, new_id

OLD, NEW, NEXT = "the-old-key-of-the-console", "the-new-key-of-the-console", "the-next-key-of-the-console"


def written(cookies: Cookies, session_id: str) -> str:
    return cookies.write(session_id, secure=False).split(";")[0]


def test_what_the_old_key_signed_is_still_read() -> None:
    session_id = new_id()
    header = written(Cookies([OLD]), session_id)
    assert Cookies([OLD, NEW]).read(header, secure=False) == key_of(session_id)


def test_the_last_key_signs() -> None:
    session_id = new_id()
    header = written(Cookies([OLD, NEW]), session_id)
    assert Cookies([NEW]).read(header, secure=False) == key_of(session_id)
    assert Cookies([OLD]).read(header, secure=False) is None


def test_a_key_that_is_gone_reads_nothing() -> None:
    header = written(Cookies([OLD]), new_id())
    assert Cookies([NEW, NEXT]).read(header, secure=False) is None


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_cookie_is_found_among_others(place: int) -> None:
    session_id = new_id()
    parts = ["theme=dark", "lang=en"]
    parts.insert(place, written(Cookies([NEW]), session_id))
    assert Cookies([NEW]).read("; ".join(parts), secure=False) == key_of(session_id)


def test_a_name_that_only_begins_alike_is_another_cookie() -> None:
    header = written(Cookies([NEW]), new_id()).replace(NAME, f"{NAME}2")
    assert Cookies([NEW]).read(header, secure=False) is None
