from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bff.errors import BadRequest
from bff.requests.headers import RequestHeaders, downward, of_download, upward

UP = {"accept", "accept-language", "content-type", "if-match", "x-background"}
PUT_IN = {"authorization", "x-request-id", "idempotency-key"}
DOWN = {"content-type", "content-disposition", "etag", "retry-after"}
NEVER_UP = [
    "Cookie",
    "Authorization",
    "Proxy-Authorization",
    "Host",
    "Connection",
    "Keep-Alive",
    "TE",
    "Trailer",
    "Transfer-Encoding",
    "Upgrade",
    "Content-Length",
    "Expect",
    "Forwarded",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Real-IP",
    "X-User-Id",
    "X-Original-URL",
    "Origin",
    "Referer",
    "Accept-Encoding",
    "X-Requested-With",
    "X_Request_Id",
    "X_Background",
    "If_Match",
    "Content_Type",
    "If-Match ",
    "",
]
NEVER_DOWN = [
    "Set-Cookie",
    "Server",
    "X-Powered-By",
    "Content-Length",
    "Transfer-Encoding",
    "Connection",
    "Content-Encoding",
    "Location",
    "Access-Control-Allow-Origin",
    "Content-Security-Policy",
    "WWW-Authenticate",
    "Cache-Control",
    "Date",
    "Content_Type",
    "X-Request-Id",
    "Idempotency-Key",
]


def came(*pairs: tuple[str, str]) -> RequestHeaders:
    return RequestHeaders.read([(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in pairs])


def answered(*pairs: tuple[str, str]) -> list[tuple[str, str]]:
    """A platform's headers, as engines tell them."""
    return [(name.lower(), value) for name, value in pairs]


@pytest.mark.parametrize("name", sorted(UP))
def test_a_named_header_goes_up_in_any_case(name: str) -> None:
    for written in (name, name.upper(), name.title()):
        assert upward(came((written, "v"))) == [(name, "v")]


@pytest.mark.parametrize("name", NEVER_UP)
def test_no_other_header_goes_up(name: str) -> None:
    for written in (name, name.upper(), name.lower()):
        assert upward(came((written, "v"))) == []


def test_the_sessions_token_is_the_only_authorization() -> None:
    assert upward(came(("Authorization", "Bearer forged"))) == []
    up = upward(came(("Authorization", "Bearer forged")), token="real")
    assert up == [("authorization", "Bearer real")]


def test_the_request_id_and_the_key_are_the_consoles() -> None:
    given = came(("X-Request-Id", "theirs"), ("Idempotency-Key", "theirs"))
    assert upward(given) == []
    up = upward(given, request_id="ours", idempotency_key="ours-too")
    assert up == [("x-request-id", "ours"), ("idempotency-key", "ours-too")]


@pytest.mark.parametrize(
    "name", ["Authorization", "If-Match", "Idempotency-Key", "Content-Type", "X-Request-Id", "X-Background"]
)
def test_a_doubled_header_is_refused(name: str) -> None:
    for other in (name, name.lower(), name.upper()):
        with pytest.raises(BadRequest, match="more than once"):
            upward(came((name, "a"), (other, "a")))


@pytest.mark.parametrize("name", ["accept", "accept-language"])
def test_a_doubled_list_is_one_list(name: str) -> None:
    assert upward(came((name, "a"), (name.title(), "b"))) == [(name, "a, b")]


@pytest.mark.parametrize("listed", ["if-match", "If-Match", "close, IF-MATCH", "close,\tif-match ,x"])
def test_what_connection_lists_was_meant_for_the_console_alone(listed: str) -> None:
    up = upward(came(("If-Match", '"1"'), ("Accept", "a"), ("Connection", listed)))
    assert up == [("accept", "a")]


def test_what_a_second_connection_lists_is_dropped_too() -> None:
    up = upward(came(("Connection", "close"), ("Connection", "accept"), ("Accept", "a"), ("If-Match", "b")))
    assert up == [("if-match", "b")]


def test_connection_cannot_take_the_token_away() -> None:
    listed = came(("Connection", "authorization, x-request-id, idempotency-key"))
    up = upward(listed, token="t", request_id="r", idempotency_key="k")
    assert {name for name, _ in up} == PUT_IN


@pytest.mark.parametrize("value", ["a\r\nX: y", "a\nb", "a\x00b", "a\x7fb", "caf\xe9", "\x1b[0m"])
@pytest.mark.parametrize("name", sorted({*UP, "authorization", "connection"}))
def test_a_value_that_is_not_plain_text_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadRequest, match="not plain text"):
        upward(came((name, value)))


def test_blanks_around_a_value_are_no_part_of_it() -> None:
    assert upward(came(("accept", " \ta b\t "))) == [("accept", "a b")]


@given(st.lists(st.tuples(st.binary(max_size=20), st.binary(max_size=20))))
def test_nothing_unnamed_ever_goes_up(headers: list[tuple[bytes, bytes]]) -> None:
    try:
        up = upward(RequestHeaders.read(headers))
    except BadRequest:
        return
    assert {name for name, _ in up} <= UP
    assert all(value.isascii() and value.replace("\t", " ").isprintable() for _, value in up)


def test_an_answer_is_json_whatever_the_platform_calls_it() -> None:
    given = answered(("Content-Type", "text/html"), ("Content-Disposition", "inline"))
    assert downward(given) == [(b"content-type", b"application/json")]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ETag", '"7"'),
        ("ETag", 'W/"a-b!"'),
        ("ETag", '""'),
        ("ETag", f'"{"x" * 128}"'),
        ("Retry-After", "0"),
        ("Retry-After", "86400"),
    ],
)
def test_these_come_down_with_an_answer(name: str, value: str) -> None:
    assert (name.lower().encode(), value.encode()) in downward(answered((name, value)))
    assert of_download(answered((name, value)))[name.lower()] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("ETag", value) for value in ("7", "", '"7', '7"', 'w/"7"', '"a"b"', '"a b"', '"7", "8"', '"\u00e9"', "*")],
        ("ETag", f'"{"x" * 129}"'),
        *[("Retry-After", value) for value in ("", "-1", "+1", "1.5", "1e3", "0x10", "86401", "9" * 5000, "soon")],
        ("Retry-After", "\u0661"),
        ("Retry-After", "Mon, 23 Nov 2026 20:00:00 GMT"),
    ],
)
def test_neither_comes_down_that_is_not_well_formed_and_sane(name: str, value: str) -> None:
    assert downward(answered((name, value))) == downward([])
    assert name.lower() not in of_download(answered((name, value)))


@pytest.mark.parametrize("name", NEVER_DOWN)
def test_no_other_header_comes_down(name: str) -> None:
    assert downward(answered((name, "v"))) == downward([])
    assert of_download(answered((name, "v"))) == of_download([])


def test_the_answers_request_id_and_key_are_not_the_platforms() -> None:
    down = downward(answered(("X-Request-Id", "theirs"), ("Idempotency-Key", "theirs")))
    assert down == [(b"content-type", b"application/json")]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ('attachment; filename="a.csv"', 'attachment; filename="a.csv"'),
        ('inline; filename="a.html"', 'attachment; filename="a.html"'),
        ("inline", "attachment"),
        (None, "attachment"),
    ],
)
def test_a_download_is_always_an_attachment(given: str | None, expected: str) -> None:
    headers = answered(("Content-Type", "text/csv"), *([("Content-Disposition", given)] if given else []))
    assert of_download(headers) == {"content-type": "text/csv", "content-disposition": expected}


def test_a_download_of_unknown_or_doubtful_type_is_bytes() -> None:
    doubled = answered(("Content-Type", "text/csv"), ("content-type", "text/html"))
    for headers in ([], doubled, answered(("Content-Type", "text/csv\r\nX: y"))):
        assert of_download(headers)["content-type"] == "application/octet-stream"


def test_what_the_platforms_connection_lists_stays_up() -> None:
    for listed in ([("Connection", "etag")], [("Connection", "close"), ("Connection", "x, ETag")]):
        assert downward(answered(("ETag", '"7"'), *listed)) == [(b"content-type", b"application/json")]


@given(st.lists(st.tuples(st.text(max_size=20) | st.sampled_from(sorted(DOWN)), st.text(max_size=20))))
def test_nothing_unnamed_ever_comes_down(headers: list[tuple[str, str]]) -> None:
    down = [*of_download(headers).items(), *((name.decode(), value.decode()) for name, value in downward(headers))]
    assert {name for name, _ in down} <= DOWN
    assert all(value.isascii() and value.replace("\t", " ").isprintable() for _, value in down)


def test_a_header_that_may_come_once() -> None:
    assert came(("Idempotency-Key", " k ")).text(b"idempotency-key") == "k"
    assert came(("Idempotency_Key", "k")).text(b"idempotency-key") is None
    with pytest.raises(BadRequest, match="more than once"):
        came(("idempotency-key", "a"), ("Idempotency-Key", "b")).text(b"idempotency-key")
    with pytest.raises(BadRequest, match="not plain text"):
        came(("idempotency-key", "\xe9")).text(b"idempotency-key")
