"""Every way in which the platform says no, each with its HTTP status and its status string.

Refusal
├── NotSignedIn           401 UNAUTHENTICATED
├── Denied                403 FORBIDDEN
├── ProofRequired         403 PROOF_REQUIRED
├── PasswordChangeNeeded  403 PASSWORD_CHANGE_REQUIRED
├── NotFound              404 NOT_FOUND
├── Conflict              409 CONFLICT_ERROR
├── RecordLocked          409 RECORD_LOCKED
├── AlreadyDecided        409 ALREADY_DECIDED
├── ConfirmationRequired  409 CONFIRMATION_REQUIRED
├── KeyReused             409 KEY_REUSED
├── KeyClosed             409 KEY_CLOSED
├── StaleRecord           412 STALE_RECORD
├── ValidationFailed      422 VALIDATION_ERROR
├── TransitionNotAllowed  422 STATUS_CHANGE_NOT_ALLOWED
├── CatchingUp            503 UNAVAILABLE
└── StorageFull           507 INSUFFICIENT_STORAGE
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from contracts.envelope import Status
from contracts.texts import BAD_CREDENTIALS, DENIED, PASSWORD_CHANGE_REQUIRED, PROOF_REQUIRED, SIGNED_OUT


class Refusal(Exception):
    """A handler's named refusal. Business refusals are instances of it, with a status of their own."""

    def __init__(self, http: int, status: str, messages: Sequence[str] = (), data: object = None) -> None:
        super().__init__(status, *messages)
        self.http = http
        self.status = str(status)
        self.messages = list(messages)
        self.data = data


class NotSignedIn(Refusal):
    def __init__(self, message: str = SIGNED_OUT) -> None:
        super().__init__(401, Status.UNAUTHENTICATED, [message])


class BadCredentials(NotSignedIn):
    def __init__(self) -> None:
        super().__init__(BAD_CREDENTIALS)


class Denied(Refusal):
    def __init__(self, message: str = DENIED) -> None:
        super().__init__(403, Status.FORBIDDEN, [message])


class ProofRequired(Refusal):
    def __init__(self) -> None:
        super().__init__(403, Status.PROOF_REQUIRED, [PROOF_REQUIRED])


class PasswordChangeNeeded(Refusal):
    def __init__(self) -> None:
        super().__init__(403, Status.PASSWORD_CHANGE_REQUIRED, [PASSWORD_CHANGE_REQUIRED])


class NotFound(Refusal):
    def __init__(self, message: str) -> None:
        super().__init__(404, Status.NOT_FOUND, [message])


class Conflict(Refusal):
    def __init__(self, message: str, data: object = None) -> None:
        super().__init__(409, Status.CONFLICT, [message], data)


class InvoiceExists(Refusal):
    """The month has an invoice, which `data` shows: nothing else has this status."""

    def __init__(self, message: str, data: object) -> None:
        super().__init__(409, Status.CONFLICT_ERROR, [message], data)


class RecordLocked(Refusal):
    def __init__(self, message: str, data: object = None) -> None:
        super().__init__(409, Status.RECORD_LOCKED, [message], data)


class AlreadyDecided(Refusal):
    """Somebody decided the record before: `data` shows it as it is, who decided and when."""

    def __init__(self, message: str, record: object, decided_by: object, decided_at: datetime) -> None:
        data = {"record": record, "changedBy": decided_by, "changedAt": decided_at}
        super().__init__(409, Status.ALREADY_DECIDED, [message], data)


class ConfirmationRequired(Refusal):
    """Something to stop at that nobody has answered: `data` has all of it. Nothing was done, and it is no outcome."""

    def __init__(self, warnings: Sequence[Mapping[str, Any]]) -> None:
        super().__init__(
            409, Status.CONFIRMATION_REQUIRED, [str(one["text"]) for one in warnings], {"warnings": [*warnings]}
        )


class KeyReused(Refusal):
    def __init__(self) -> None:
        message = "This key was used for another request."
        super().__init__(409, Status.KEY_REUSED, [message])


class KeyClosed(Refusal):
    def __init__(self) -> None:
        message = "This request arrived too late; it had already been abandoned."
        super().__init__(409, Status.KEY_CLOSED, [message])


class StaleRecord(Refusal):
    """Somebody else changed the record since: `data` shows it as it is, who changed it and when."""

    def __init__(self, record: object, changed_by: object, changed_at: datetime) -> None:
        data = {"record": record, "changedBy": changed_by, "changedAt": changed_at}
        message = "This record was changed in the meantime."
        super().__init__(412, Status.STALE_RECORD, [message], data)


class ValidationFailed(Refusal):
    """A field that breaks a rule; several at once by `fields`."""

    def __init__(self, field: str = "", message: str = "", *, fields: Mapping[str, str] | None = None) -> None:
        found = dict(fields) if fields else {field: message}
        messages = [f"{name}: {text}" for name, text in found.items()]
        data: dict[str, Any] = {"fields": found}
        super().__init__(422, Status.VALIDATION_ERROR, messages, data)
        self.fields = found


class TransitionNotAllowed(Refusal):
    """A change of state that is not allowed, in words."""

    def __init__(self, message: str) -> None:
        super().__init__(422, "STATUS_CHANGE_NOT_ALLOWED", [message])


class CatchingUp(Refusal):
    """A call that would have to wait for too long until the world has caught up with its clock. It has not begun."""

    def __init__(self) -> None:
        message = "The platform is catching up with its clock. Nothing was done; please try again in a moment."
        super().__init__(503, Status.UNAVAILABLE, [message])


class StorageFull(Refusal):
    def __init__(self) -> None:
        super().__init__(507, Status.INSUFFICIENT_STORAGE, ["There is no room for more files. Nothing was kept."])
