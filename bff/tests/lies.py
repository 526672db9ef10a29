"""What a platform may answer that is not what it should: a table of behaviours."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from enum import Enum, auto

KB = 1024
MOST_SENT = 4 * KB * KB


class Then(Enum):
    """What a platform does once it has sent its bytes."""

    STAYS = auto()
    CLOSES = auto()
    RESETS = auto()


@dataclass(frozen=True)
class Lie:
    """`sent` after the request, `again` after that until nobody listens or 4 MB are out; `before`: what comes unasked.
    `fails`: whether a call must fail, None where engines may differ. `is_late`: it can only be told by the time."""

    sent: bytes
    then: Then = Then.STAYS
    fails: bool | None = True
    again: bytes = b""
    before: bytes = b""
    is_late: bool = False


OK = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
CHUNKED = OK + b"Transfer-Encoding: chunked\r\n\r\n"
GOOD = b'{"success":true,"status":"OK","data":[1],"messages":[]}'
END = b"\r\n\r\n0123456789"


def says(body: bytes, *headers: bytes, status: bytes = b"200 OK") -> bytes:
    lines = [b"HTTP/1.1 " + status, b"Content-Type: application/json", b"Content-Length: %d" % len(body), *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def answers(sent: bytes, then: Then = Then.STAYS) -> Lie:
    """HTTP in order, whatever it says."""
    return Lie(sent, then, fails=False)


def either(sent: bytes, then: Then = Then.STAYS) -> Lie:
    return Lie(sent, then, fails=None)


def late(sent: bytes) -> Lie:
    return Lie(sent, is_late=True)


def _data(value: bytes) -> bytes:
    return b'{"success":true,"data":%b}' % value


_IN_THE_HEAD = {
    "nothing": Lie(b"", Then.CLOSES),
    "a reset": Lie(b"", Then.RESETS),
    "silence": late(b""),
    "half a status line": Lie(b"HTTP/1.1 20", Then.CLOSES),
    "half a head": Lie(OK, Then.CLOSES),
    "half a head and silence": late(OK),
    "half a head and a reset": Lie(OK, Then.RESETS),
    "no HTTP": Lie(b"220 mail.test ESMTP\r\n", Then.CLOSES),
    "HTTP/0.9": Lie(b"<html>hello</html>", Then.CLOSES),
    "HTTP/2": Lie(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"),
    "an HTTP/2 frame": Lie(b"\x00\x00\x12\x04\x00\x00\x00\x00\x00" * 8, Then.CLOSES),
    "a TLS alert": Lie(b"\x15\x03\x01\x00\x02\x02\x28", Then.CLOSES),
    "HTTP/3.7": either(says(GOOD).replace(b"HTTP/1.1", b"HTTP/3.7"), Then.CLOSES),
    "a request": Lie(b"GET / HTTP/1.1\r\nHost: console\r\n\r\n", Then.CLOSES),
    "a status of two digits": Lie(says(GOOD, status=b"20 OK")),
    "a status of four digits": either(says(GOOD, status=b"2000 OK"), Then.CLOSES),
    "a status of letters": Lie(says(GOOD, status=b"two OK")),
    "a status of 999": either(says(GOOD, status=b"999 What")),
    "a status of 000": either(says(GOOD, status=b"000 What"), Then.CLOSES),
    "no reason": either(says(GOOD, status=b"200")),
    "a reason of binary": either(says(GOOD, status=b"200 \xff\xfe\x80"), Then.CLOSES),
    "line feeds alone": either(says(GOOD).replace(b"\r\n", b"\n"), Then.CLOSES),
    "carriage returns alone": either(says(GOOD).replace(b"\r\n", b"\r"), Then.CLOSES),
    "empty lines first": either(b"\r\n\r\n" + says(GOOD)),
    "an endless line of empty lines": Lie(b"", again=b"\r\n" * 8 * KB),
    "an endless status line": Lie(b"HTTP/1.1 200 ", again=b"x" * 16 * KB),
    "an endless header's name": Lie(OK, again=b"x" * 16 * KB),
    "an endless header's value": Lie(OK + b"X: ", again=b"x" * 16 * KB),
    "endless headers": Lie(OK, again=b"X-More: y\r\n" * KB),
    "endless interim answers": Lie(b"", again=b"HTTP/1.1 100 Continue\r\n\r\n" * KB),
    "endless early hints": Lie(b"", again=b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" * KB),
    "some interim answers": answers(b"HTTP/1.1 102 Processing\r\n\r\n" * 20 + says(GOOD)),
    "an interim answer with a length": either(
        b"HTTP/1.1 100 Continue\r\nContent-Length: 2\r\n\r\n" + says(GOOD), Then.CLOSES
    ),
    "another protocol": either(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\x81\x02hi", Then.CLOSES
    ),
    "101 headers": Lie(says(GOOD, *[b"X-%d: y" % number for number in range(101)])),
    "5,000 headers": Lie(says(GOOD, *[b"X-%d: y" % number for number in range(5000)])),
    "a header of 200 KB": Lie(says(GOOD, b"X: " + b"y" * 200 * KB)),
    "a folded header": either(says(GOOD, b"X-Folded: a\r\n  b\r\n\tc"), Then.CLOSES),
    "a NUL in a header": either(says(GOOD, b"X-Nul: a\0b"), Then.CLOSES),
    "a NUL in a name": either(says(GOOD, b"X-\0Nul: a"), Then.CLOSES),
    "a header without a colon": either(says(GOOD, b"no colon here"), Then.CLOSES),
    "a header without a name": either(says(GOOD, b": value"), Then.CLOSES),
    "a space before the colon": either(says(GOOD, b"X-Space : a"), Then.CLOSES),
    "a header in binary": answers(says(GOOD, b"X-Odd: \xff\xfe\x80")),
    "a cookie, a door and a policy": answers(
        says(GOOD, b"Set-Cookie: sid=1", b"WWW-Authenticate: Basic", b"Refresh: 0;url=//evil.test")
    ),
}

_LENGTHS = {
    "a length too long": Lie(OK + b"Content-Length: 20" + END, Then.CLOSES),
    "a length too long, and silence": late(OK + b"Content-Length: 20" + END),
    "a length too long, and a reset": Lie(OK + b"Content-Length: 20" + END, Then.RESETS),
    "a length too short": answers(OK + b"Content-Length: 5" + END),
    "a length of zero, and a body": answers(OK + b"Content-Length: 0" + END),
    "a length below zero": Lie(OK + b"Content-Length: -1" + END, Then.CLOSES),
    "a length with a sign": Lie(OK + b"Content-Length: +10" + END, Then.CLOSES),
    "a length in words": Lie(OK + b"Content-Length: ten" + END, Then.CLOSES),
    "a length in hexadecimal": Lie(OK + b"Content-Length: 0xa" + END, Then.CLOSES),
    "an empty length": either(OK + b"Content-Length: " + END, Then.CLOSES),
    "a length beyond 64 bits": Lie(OK + b"Content-Length: 99999999999999999999999" + END, Then.CLOSES),
    "a length of an exabyte": Lie(OK + b"Content-Length: 1000000000000000000" + END, Then.CLOSES),
    "two lengths": Lie(OK + b"Content-Length: 10\r\nContent-Length: 5" + END, Then.CLOSES),
    "one length twice": either(OK + b"Content-Length: 10\r\nContent-Length: 10" + END, Then.CLOSES),
    "a list of lengths": either(OK + b"Content-Length: 10, 10" + END, Then.CLOSES),
    "a length and chunks": either(
        OK + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n", Then.CLOSES
    ),
    "chunks and a length": either(
        OK + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n5\r\nabcde\r\n0\r\n\r\n", Then.CLOSES
    ),
    "no length, to the end": answers(OK + b"\r\n" + GOOD, Then.CLOSES),
    "no length, and a reset": either(OK + b"\r\n" + GOOD, Then.RESETS),
    "no length, and silence": late(OK + b"\r\n" + GOOD),
    "an endless body": Lie(OK + b"\r\n", again=b"x" * 16 * KB),
    "a body beyond the limit": Lie(says(b"x" * 600 * KB)),
    "a 204 with a body": either(b"HTTP/1.1 204 No Content\r\nContent-Length: 10" + END),
    "a 304 with a body": either(b"HTTP/1.1 304 Not Modified\r\nContent-Length: 10" + END),
}

_CHUNKS = {
    "an encoding that nobody knows": either(OK + b"Transfer-Encoding: snake" + END, Then.CLOSES),
    "chunks twice": either(OK + b"Transfer-Encoding: chunked, chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "gzip, then chunks": either(OK + b"Transfer-Encoding: gzip, chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "no chunk's size": Lie(CHUNKED + b"\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "a chunk's size in words": Lie(CHUNKED + b"five\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "a chunk's size below zero": Lie(CHUNKED + b"-5\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "a chunk's size beyond 64 bits": Lie(CHUNKED + b"fffffffffffffffff\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "an endless chunk's size": Lie(CHUNKED, again=b"0" * 16 * KB),
    "a chunk longer than its size": Lie(CHUNKED + b"2\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "a chunk shorter than its size": Lie(CHUNKED + b"ff\r\nabcde\r\n0\r\n\r\n", Then.CLOSES),
    "no last chunk": Lie(CHUNKED + b"5\r\nabcde\r\n", Then.CLOSES),
    "no last chunk, and silence": late(CHUNKED + b"5\r\nabcde\r\n"),
    "no last chunk, and a reset": Lie(CHUNKED + b"5\r\nabcde\r\n", Then.RESETS),
    "an endless extension": Lie(CHUNKED + b"5;", again=b"x" * 16 * KB),
    "chunks with extensions": Lie(CHUNKED, again=(b"1;" + b"x" * 50 + b"\r\na\r\n") * KB),
    "chunks of one byte": Lie(CHUNKED, again=b"1\r\na\r\n" * 4 * KB),
    "endless trailers": Lie(CHUNKED + b"5\r\nabcde\r\n0\r\n", again=b"X-More: y\r\n" * KB),
    "an endless trailer": Lie(CHUNKED + b"5\r\nabcde\r\n0\r\nX: ", again=b"y" * 16 * KB),
    "a trailer that is a header": answers(CHUNKED + b'5\r\n[1,2]\r\n0\r\nETag: "9"\r\n\r\n'),
    "endless chunks": Lie(CHUNKED, again=b"4000\r\n" + b"x" * 16 * KB + b"\r\n"),
}

_SEVERAL = {
    "two answers": answers(says(GOOD) + says(b'{"success":true,"data":"another\'s"}')),
    "a thousand answers": answers(says(GOOD) * 1000),
    "an answer and no HTTP": answers(says(GOOD) + b"\0\xff garbage"),
    "an answer and half of another": answers(says(GOOD) + OK),
    "an answer and an end": answers(says(GOOD), Then.CLOSES),
    "an answer and a reset": either(says(GOOD), Then.RESETS),
    "an answer that closes, and goes on": answers(says(GOOD, b"Connection: close") + says(GOOD)),
    "a keep-alive that ends": answers(says(GOOD, b"Keep-Alive: timeout=0"), Then.CLOSES),
    "a banner first": Lie(says(GOOD), before=b"220 mail.test ESMTP\r\n"),
    "an answer first, that closes": Lie(b"", Then.CLOSES, None, before=says(GOOD, b"Connection: close")),
    "an endless banner": Lie(b"", before=b"220-mail.test\r\n" * 10 * KB, then=Then.CLOSES),
}

_REDIRECTS = {
    f"a {status}": answers(says(b"", b"Location: http://127.0.0.1:1/elsewhere", status=b"%d Moved" % status))
    for status in (300, 301, 302, 303, 307, 308)
}

_STATUSES = {
    f"an empty {status}": answers(says(b"", status=b"%d Hm" % status))
    for status in (200, 202, 205, 206, 400, 401, 403, 404, 407, 408, 409, 413, 421, 425, 429, 451, 499, 500, 503, 599)
}

_BODIES = {
    "a body: a compressed one": answers(says(gzip.compress(GOOD), b"Content-Encoding: gzip")),
    "a body: a compressed bomb": answers(
        says(gzip.compress(b"[" + b" " * 50 * KB * KB + b"]"), b"Content-Encoding: gzip")
    ),
    "a body: no compressed one": answers(says(GOOD, b"Content-Encoding: br")),
    "a body: NaN": answers(says(_data(b"NaN"))),
    "a body: Infinity": answers(says(_data(b"-Infinity"))),
    "a body: a number of 100,000 digits": answers(says(_data(b"9" * 100_000))),
    "a body: an exponent": answers(says(_data(b"1e999999999"))),
    "a body: no UTF-8": answers(says(_data(b'"\xff\xfe"'))),
    "a body: half a surrogate": answers(says(_data(b'"\\ud800"'))),
    "a body: UTF-16": answers(says(GOOD.decode().encode("utf-16"))),
    "a body: a byte order mark": answers(says(b"\xef\xbb\xbf" + GOOD)),
    "a body: deep lists": answers(says(_data(b"[" * 100_000))),
    "a body: deep lists that close": answers(says(_data(b"[" * 100_000 + b"]" * 100_000))),
    "a body: deep objects": answers(says(b'{"a":' * 50_000)),
    "a body: half an object": answers(says(GOOD[:-5])),
    "a body: text after it": answers(says(GOOD + b" and more")),
    "a body: two objects": answers(says(GOOD + GOOD)),
    "a body: one key twice": answers(says(b'{"success":true,"success":false,"data":[1]}')),
    "a body: one quote": answers(says(b'"')),
    "a body: a NUL": answers(says(b"\0")),
    "a body: spaces": answers(says(b" " * 200_000)),
    "a body: a page": answers(says(b"<!doctype html><title>Hello</title>", b"Content-Type: text/html")),
    "a body: an error's message alone": answers(says(b'{"message":"It failed."}')),
    "a body: success in words": answers(says(b'{"success":"maybe","data":null}')),
    "a body: messages of objects": answers(says(b'{"success":false,"messages":[{"a":{"b":{"c":[1,2]}}}]}')),
    "a body: a list of nothing": answers(says(b"[" + b"[]," * 60_000 + b"[]]")),
    "a body: 20,000 keys": answers(says(b"{" + b",".join(b'"k%d":1' % number for number in range(20_000)) + b"}")),
}

LIES: dict[str, Lie] = {
    **_IN_THE_HEAD, **_LENGTHS, **_CHUNKS, **_SEVERAL, **_REDIRECTS, **_STATUSES, **_BODIES
}  # fmt: skip
