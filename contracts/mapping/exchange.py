"""One call of ours at a platform that has it otherwise: asked, and answered, in its own words."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from contracts.mapping.entries import Envelope
from contracts.mapping.incoming import RawReply, Read, next_of, our_data, read_reply, written
from contracts.mapping.outgoing import Given, Request, form_of, given_by, json_of, request_of
from contracts.mapping.paths import MISSING, get, put
from contracts.mapping.platform import Platform, Translation
from contracts.mapping.tokens import Headers, PlatformToken, read_token
from contracts.operation import Handler
from contracts.roles import Scope
from contracts.upstream_routes import UpstreamRoute
from contracts.wire import Invalid, parse_json

MOST_PAGES_WALKED = 50
MOST_CURSORS = 4096
BEARER = "Bearer "
NO_IDENTITY = b'{"success":false,"status":"BAD_GATEWAY","messages":["The platform did not say who signed in."]}'

Send: TypeAlias = Callable[[str, str, Headers, Any], Awaitable[RawReply]]
"""Sends a method, a path or whole address, headers and a body."""


class MappedTarget(str):
    """The target of a call in our words, which knows how to be asked in the platform's."""

    route: MappedRoute
    scope: Scope | None
    raw: Mapping[str, str]
    query: str


@dataclass(frozen=True, slots=True, eq=False)
class MappedRoute(UpstreamRoute):
    """Where an operation is at a platform that has more of it otherwise than its path."""

    translation: Translation = field(kw_only=True)

    def target(self, scope: Scope | None, raw: Mapping[str, str], query: str) -> MappedTarget:
        path = "/" + self.translation.operation.id + "".join(f"/{value}" for value in raw.values())
        target = MappedTarget(f"{path}?{query}" if query else path)
        target.route, target.scope, target.raw, target.query = self, scope, raw, query
        return target

    def rename(self, headers: Headers) -> Headers:
        return headers


class RefreshRefused(Exception):
    """The platform gives no new token for this refresh token; the text says what it answered."""


class RefreshFailed(Exception):
    """The platform failed to answer; it may be asked again."""


async def exchange(target: MappedTarget, headers: Headers, body: Any, send: Send) -> RawReply:
    """The answer to a call, in our envelope, names and statuses. `headers` are ours, the session's token as the bearer.
    Raises Invalid for what the platform cannot be asked, and what `send` does."""
    translation = target.route.translation
    given = given_by(translation, target.scope, target.raw, target.query, body)
    token = _token_in(headers)
    if translation.paging is not None and translation.paging.by == "cursor" and given.page > 1:
        return await _walked(translation, given, headers, _list_of(target, token, body), send)
    reply = await send(*request_of(translation, given, headers, token))
    found = read_reply(translation, reply)
    if isinstance(found, Read) and (following := next_of(translation, found.data)):
        _note_cursor(translation, _list_of(target, token, body), 2, following)
    if translation.operation.handler is Handler.SIGN_IN and isinstance(found, Read):
        return await _signed_in(translation, given, reply, found, headers, send)
    return _answer(translation, given, reply, found)


def request_for(target: MappedTarget, headers: Headers, body: Any) -> Request:
    """The request of a call whose answer is a file, and passed on as it comes."""
    translation = target.route.translation
    given = given_by(translation, target.scope, target.raw, target.query, body)
    return request_of(translation, given, headers, _token_in(headers))


def reply_for(target: MappedTarget, reply: RawReply) -> RawReply:
    """The answer to such a request where it is no file."""
    translation = target.route.translation
    given = given_by(translation, target.scope, target.raw, target.query, b"")
    return _answer(translation, given, reply, read_reply(translation, reply))


async def refreshed(platform: Platform, token: PlatformToken, send: Send, now: float) -> PlatformToken:
    """The session's new token; `now` in seconds since the epoch. Raises RefreshRefused, and what `send` does."""
    refresh = platform.file.refresh
    if refresh is None:
        raise RefreshRefused("the mapping file names no call for it")
    body: dict[str, Any] = {}
    for name, value in refresh.fixed_body.items():
        put(body, name, value)
    put(body, refresh.body["refresh_token"], token.refresh_token)
    headers = [(name.lower(), platform.header(value)) for name, value in refresh.headers.items()]
    is_form = refresh.body_as == "form"
    headers.append(("content-type", "application/x-www-form-urlencoded" if is_form else "application/json"))
    target = platform.file.bases[refresh.base].rstrip("/") + refresh.path if refresh.base else refresh.path
    reply = await send(refresh.method, target, headers, form_of(body) if is_form else json_of(body))
    found = read_reply(_of_sign_in(platform), reply)
    if isinstance(found, RawReply):
        raise RefreshRefused(f"HTTP {reply.status}") if 400 <= found.status < 500 else RefreshFailed(reply.status)
    new = read_token(found.data, refresh, platform.sign_in, now)
    if new is None:
        raise RefreshRefused("an answer without a token")
    return token.renewed(new)


def _of_sign_in(platform: Platform) -> Translation:
    """How the answer to a refresh is read: as that to a sign-in, unless it names its own place."""
    operation = platform.table.handled_by(Handler.SIGN_IN)
    shape = platform.shape_of(operation)
    if platform.file.refresh is not None and platform.file.refresh.data is not None:
        own = Envelope(by="status", data=platform.file.refresh.data)
        shape = shape.model_copy(update={"envelope": own})
    return Translation(platform, operation, shape)


def _token_in(headers: Headers) -> PlatformToken | None:
    given = dict(headers).get("authorization", "")
    return PlatformToken.read(given.removeprefix(BEARER)) if given.startswith(BEARER) else None


def _answer(translation: Translation, given: Given, reply: RawReply, found: Read | RawReply) -> RawReply:
    if isinstance(found, RawReply):
        return found
    found.data = our_data(translation, given, found.data)
    return RawReply(reply.status, reply.headers, written(found))


async def _signed_in(
    translation: Translation, given: Given, reply: RawReply, found: Read, headers: Headers, send: Send
) -> RawReply:
    """The answer to a sign-in with the user, whom the platform is asked for where the answer does not name them."""
    platform = translation.platform
    how, data = platform.sign_in, found.data
    token = read_token(data, how, how, platform.clock())
    if token is None:
        return RawReply(502, reply.headers, NO_IDENTITY)
    kept = {name: str(value) for name, path in how.keep.items() if (value := get(data, path)) not in (MISSING, None)}
    kept["account"] = str((given.body or {}).get("email", "")).strip()
    token = PlatformToken(token.token, token.refresh_token, token.expires_at, kept)
    identity = our_data(translation, given, data) if how.identity == "answer" else None
    if how.identity == "call":
        operation = platform.table.handled_by(Handler.REFRESH_IDENTITY)
        target = platform.routes[operation.id].target(None, {}, "")
        assert isinstance(target, MappedTarget)  # noqa: S101 - with a sign-in of its own, every route is
        passed = [one for one in headers if one[0] != "content-type"]
        told = await exchange(target, [*passed, ("authorization", BEARER + token.written())], b"", send)
        identity = _data_of(told)
    user = identity.get("user") if isinstance(identity, dict) else None
    if not isinstance(identity, dict) or not isinstance(user, dict) or not user.get("userCode"):
        return RawReply(502, reply.headers, NO_IDENTITY)
    named = {name: str(user[name]) for name in ("opId", "userCode") if user.get(name)}
    token = PlatformToken(token.token, token.refresh_token, token.expires_at, {"opId": "", **named, **kept})
    text = token.written() if platform.has_own_token else token.token
    said = {"user": user, "operators": identity.get("operators") or [], "token": text}
    return RawReply(200, reply.headers, written(Read(said, found.messages)))


def _data_of(reply: RawReply) -> Any:
    try:
        return get(parse_json(reply.body), "data") if 200 <= reply.status < 300 else None
    except Invalid:
        return None


def _list_of(target: MappedTarget, token: PlatformToken | None, body: Any) -> bytes:
    """What the pages of one list, as one session asks for it, have in common."""
    pairs = sorted(pair for pair in target.query.split("&") if not pair.startswith("page="))
    said = repr(
        (target.route.translation.operation.id, target.scope, sorted(target.raw.items()), pairs, token and token.token)
    )
    fields = _data_body(body)
    return hashlib.sha256(said.encode() + fields).digest()


def _data_body(body: Any) -> bytes:
    if not isinstance(body, bytes) or not body:
        return b""
    value = parse_json(body)
    return json_of({name: one for name, one in value.items() if name != "page"}) if isinstance(value, dict) else b""


async def _walked(translation: Translation, given: Given, headers: Headers, key: bytes, send: Send) -> RawReply:
    """A later page of a list that the platform gives from one page to the next: from the nearest one that is known."""
    known = translation.platform.cursors
    page = max((page for page in range(1, given.page + 1) if page == 1 or (key, page) in known), default=1)
    if given.page - page > MOST_PAGES_WALKED:
        raise Invalid({"page": f"This list opens at most {MOST_PAGES_WALKED} pages further at once."})
    token = _token_in(headers)
    while True:
        reply = await send(*request_of(translation, given, headers, token, page=page, cursor=known.get((key, page))))
        found = read_reply(translation, reply)
        if isinstance(found, RawReply):
            return found
        following = next_of(translation, found.data)
        if following:
            _note_cursor(translation, key, page + 1, following)
        if page == given.page:
            return _answer(translation, given, reply, found)
        if not following:  # the list ends before
            put(found.data, translation.paging.items if translation.paging else "items", [])
            return _answer(translation, given, reply, found)
        page += 1


def _note_cursor(translation: Translation, key: bytes, page: int, cursor: str) -> None:
    known = translation.platform.cursors
    known[key, page] = cursor
    known.move_to_end((key, page))
    if len(known) > MOST_CURSORS:
        known.popitem(last=False)
