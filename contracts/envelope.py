"""The envelope of every JSON answer, the status strings, and the shape of a page of a list."""

from enum import StrEnum
from typing import Annotated, Any, Generic, TypeVar

from contracts.marks import MayNameStaff
from contracts.wire import Wire


class MessagesFrom(StrEnum):
    """Whose words the messages are: an error dialog opens for the platform's own alone."""

    PLATFORM = "platform"
    OPERATION = "operation"
    CONSOLE = "console"


class Status(StrEnum):
    """The status strings that the console itself knows; a platform may send others."""

    OK = "OK"
    BAD_REQUEST = "BAD_REQUEST"
    UNAUTHENTICATED = "UNAUTHENTICATED"
    FORBIDDEN = "FORBIDDEN"
    PROOF_REQUIRED = "PROOF_REQUIRED"
    PASSWORD_CHANGE_REQUIRED = "PASSWORD_CHANGE_REQUIRED"
    NOT_FOUND = "NOT_FOUND"
    METHOD_NOT_ALLOWED = "METHOD_NOT_ALLOWED"
    CONFLICT = "CONFLICT"
    GONE = "GONE"
    CONFLICT_ERROR = "CONFLICT_ERROR"
    SESSION_CHANGED = "SESSION_CHANGED"
    RECORD_LOCKED = "RECORD_LOCKED"
    ALREADY_DECIDED = "ALREADY_DECIDED"
    CONFIRMATION_REQUIRED = "CONFIRMATION_REQUIRED"
    KEY_REUSED = "KEY_REUSED"
    KEY_CLOSED = "KEY_CLOSED"
    STALE_RECORD = "STALE_RECORD"
    LENGTH_REQUIRED = "LENGTH_REQUIRED"
    PAYLOAD_TOO_LARGE = "PAYLOAD_TOO_LARGE"
    UNSUPPORTED_MEDIA_TYPE = "UNSUPPORTED_MEDIA_TYPE"
    VALIDATION_ERROR = "VALIDATION_ERROR"
    TOO_MANY_REQUESTS = "TOO_MANY_REQUESTS"
    HEADERS_TOO_LARGE = "HEADERS_TOO_LARGE"
    INTERNAL_ERROR = "INTERNAL_ERROR"
    NOT_OFFERED = "NOT_OFFERED"
    BAD_GATEWAY = "BAD_GATEWAY"
    UNAVAILABLE = "UNAVAILABLE"
    INSUFFICIENT_STORAGE = "INSUFFICIENT_STORAGE"
    TIMEOUT = "TIMEOUT"
    OUTCOME_UNKNOWN = "OUTCOME_UNKNOWN"


STATUS_OF_HTTP: dict[int, Status] = {
    400: Status.BAD_REQUEST,
    401: Status.UNAUTHENTICATED,
    403: Status.FORBIDDEN,
    404: Status.NOT_FOUND,
    405: Status.METHOD_NOT_ALLOWED,
    409: Status.CONFLICT,
    410: Status.GONE,
    411: Status.LENGTH_REQUIRED,
    412: Status.STALE_RECORD,
    413: Status.PAYLOAD_TOO_LARGE,
    415: Status.UNSUPPORTED_MEDIA_TYPE,
    422: Status.VALIDATION_ERROR,
    429: Status.TOO_MANY_REQUESTS,
    431: Status.HEADERS_TOO_LARGE,
    500: Status.INTERNAL_ERROR,
    501: Status.NOT_OFFERED,
    502: Status.BAD_GATEWAY,
    503: Status.UNAVAILABLE,
    504: Status.TIMEOUT,
    507: Status.INSUFFICIENT_STORAGE,
}


HTTP_OF_STATUS: dict[str, int] = {
    **{status: http for http, status in STATUS_OF_HTTP.items()},
    Status.PROOF_REQUIRED: 403,
    Status.PASSWORD_CHANGE_REQUIRED: 403,
    Status.CONFLICT_ERROR: 409,
    Status.SESSION_CHANGED: 409,
    Status.RECORD_LOCKED: 409,
    Status.CONFIRMATION_REQUIRED: 409,
    Status.KEY_REUSED: 409,
    Status.KEY_CLOSED: 409,
    Status.OUTCOME_UNKNOWN: 504,
}


class StaleData(Wire):
    """The data of STALE_RECORD: the current record, null if it was deleted, and who changed it when."""

    record: Annotated[Any, MayNameStaff()]
    changedBy: Annotated[Any, MayNameStaff()] = None
    changedAt: Any = None


Item = TypeVar("Item")


class Page(Wire, Generic[Item]):
    """A page of a list: `count` of all that the filters find, `remaining` after this page."""

    items: list[Item]
    count: int
    remaining: int
