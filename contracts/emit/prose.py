"""Describes an operation in sentences, built from its declaration."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator

from contracts.operation import Handler, Operation, Origin
from contracts.roles import EVERY_LEVEL, EVERY_ROLE, Level, Role
from contracts.upload import Upload, UploadForm

OF_HANDLER = {
    Handler.SIGN_IN: "On success the response sets the session cookie; the platform's token never reaches a browser.",
    Handler.SIGN_OUT: "Ends the session at the platform and at the console. A same-origin link may call it, too: it is "
    "redirected to /admin with 303.",
    Handler.REFRESH_IDENTITY: "Updates the session with the user, role and permissions in the response.",
    Handler.CHANGE_PASSWORD: "Ends the user's other sessions.",
    Handler.SESSIONS: "Answered by the console; the platform has no such call.",
    Handler.STATUS: "Answered by the console; the platform has no such call.",
    Handler.END_SESSION: "Answered by the console, which informs the platform afterwards.",
    Handler.END_SESSIONS: "Answered by the console, which informs the platform afterwards.",
    Handler.PULSE: "Answered by the console, each part as if it were called by itself. Parts that fail are absent.",
    Handler.IDENTITY_FEED: "Called by the console only, never by a browser.",
}


def sentences(operation: Operation) -> str:
    """An operation's description: effect, callers, conditions, limits."""
    return " ".join(_sentences(operation))


def _sentences(operation: Operation) -> Iterator[str]:
    yield "Write operation." if operation.is_write else "Read-only."
    yield from _callers(operation)
    if operation.handler in OF_HANDLER:
        yield OF_HANDLER[operation.handler]
    yield from _conditions(operation)
    yield from _secrets(operation)
    if operation.poll:
        yield "Polled with X-Background: 1, which does not extend the session."
    if operation.blocked_field:
        yield "Polls of users that the platform's feed reports as unchanged may share a response."
    elif operation.shared_cache_seconds:
        yield f"Sessions with the same rights may share a response for {operation.shared_cache_seconds:g} seconds."
    if operation.upload:
        yield from _upload(operation.upload)
    if operation.download:
        kinds = ", ".join(sorted(operation.download_types)) or "of the platform's content type"
        yield f"Returns a file ({kinds}) as an attachment."
    if operation.feature:
        yield f"Available only where the console's feature `{operation.feature}` is enabled."
    if not operation.handled_by_bff:
        yield f"Time limit: {operation.time_limit:g} seconds."
    if operation.origin is Origin.ASSUMED:
        yield "Assumed: the platform's specification does not define this call."


def _upload(upload: Upload) -> Iterator[str]:
    files = "a file" if upload.most_files == 1 else f"up to {upload.most_files} files"
    each = f"at most {upload.most_bytes} bytes{'' if upload.most_files == 1 else ' each'}"
    written = "as data URLs" if upload.form is UploadForm.DATA_URL else f"as {upload.media_type}"
    yield f"Uploads {files} in `{upload.field}` {written}: {each}, of the types {_listed(sorted(upload.types))}."
    yield "Requires Content-Length. The file's type is what its content says, whatever its name and part say."
    yield "A user uploads one request at a time; more are refused with 429."


def _callers(operation: Operation) -> Iterator[str]:
    if operation.is_service:
        yield "Called by the console with its service token."
        return
    if operation.public:
        yield "No session required."
        return
    who = "all" if operation.roles == EVERY_ROLE else ", ".join(role for role in Role if role in operation.roles)
    yield f"Roles: {who}."
    if operation.levels != EVERY_LEVEL:
        yield f"Levels: {', '.join(level for level in Level if level in operation.levels)}."
    if operation.permission:
        yield f"Permission: `{operation.permission}`."
    if operation.choice:
        fewer: dict[str, list[str]] = defaultdict(list)
        for value, roles in operation.choice.roles.items():
            fewer[_listed(role for role in Role if role in roles)].append(value)
        allowed = "; ".join(f"{_listed(values)} for {roles}" for roles, values in fewer.items())
        yield f"Allowed values of `{operation.choice.field}`: {allowed}."
    if operation.scopes:
        segments = _listed(f"`{segment}`" if segment else "none" for segment in operation.scopes.values())
        yield f"The caller's role determines the scope segment of the platform's path: {segments}."


def _conditions(operation: Operation) -> Iterator[str]:
    if operation.when_present or operation.when_absent:
        present = [f"`{name}` is present" for name in sorted(operation.when_present)]
        absent = [f"`{name}` is absent" for name in sorted(operation.when_absent)]
        yield f"Selected when {' and '.join(present + absent)}."
    tenants = sorted({field.name for field in operation.tenants})
    if tenants:
        yield f"Returns 403 for a tenant that the session cannot see ({_listed(f'`{name}`' for name in tenants)})."
    if operation.is_write and operation.takes_idempotency_key:
        yield "Accepts Idempotency-Key: repeating the request with the same key has no further effect."
    if operation.proof_field is not None:
        yield (
            "On success the session has a new id, and calls that want a fresh proof are open. A wrong password is "
            "refused with 422; the fifth in a session ends it with 401."
        )
    if operation.proof_seconds is not None:
        yield f"Returns 403 PROOF_REQUIRED unless the password was given within {operation.proof_seconds} seconds."
    if operation.before_password_change:
        yield "Open to a user who must change their password first."
    if operation.ends_sessions_of:
        yield f"Ends every session of the user that `{operation.ends_sessions_of}` names."
    if operation.act:
        yield (
            "Returns 409 CONFIRMATION_REQUIRED with `data.warnings` where there is something to stop at; send it again "
            "with their codes in `acknowledged` (assumed), under another Idempotency-Key."
        )
    if operation.if_match:
        yield "Requires If-Match with the record's revision in quotes; returns 412 and the current record on mismatch."


def _secrets(operation: Operation) -> Iterator[str]:
    sealed = sorted(operation.sealed_answer)
    taken = sorted({**operation.sealed_query, **operation.sealed_body})
    if sealed:
        names = _listed(f"`{name}`" for name in sealed)
        yield f"Sealed in the response: {names}. Browsers receive a handle that is valid for their session."
    if taken:
        names = _listed(f"`{name}`" for name in taken)
        yield f"Sealed in the request: {names}. Send the handle in place of the secret."


def _listed(words: Collection[str] | Iterator[str]) -> str:
    *most, last = list(words)
    return f"{', '.join(most)} and {last}" if most else last
