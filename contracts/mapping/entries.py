"""What a mapping file may say: each entry with its type and what it is allowed to be.

An entry is written for all operations, for an area (`[areas.<area>]`) or for one operation (`[operations.<id>]`); the
nearest one holds, tables name by name. In every table our names stand on the left, the platform's on the right.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

HeaderName = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]+$", description="letters, digits and hyphens")]
HeaderValue = Annotated[str, Field(pattern=r"^[\x20-\x7e]*$", description="a text without control characters")]
FieldPath = Annotated[
    str,
    Field(
        pattern=r"^([A-Za-z0-9_$@:-]+(\[\])?(\.[A-Za-z0-9_$@:-]+(\[\])?)*)?$",
        description='names joined by dots, [] after a list, such as "contact.mail" or "lines[].sum"',
    ),
]
Address = Annotated[
    str, Field(pattern=r"^https?://[^\s/?#]+[^\s?#]*$", description="an address such as https://api.example.com/v1")
]
PlatformPath = Annotated[
    str,
    Field(
        pattern=r"^(/[A-Za-z0-9._~:@{}-]+)+/?$",
        description='a path such as "/v1/customers/{playerCode}", without dots as segments',
    ),
]
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
Texts = str | list[str]
"""One name of the platform's, or several that mean the same, of which the first is sent."""


class Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Envelope(Entry):
    """Where an answer says that it is one of success, and where its data and its texts stand. `by`: whether a field or
    the HTTP status alone says so."""

    by: Literal["field", "status"] = "field"
    success: FieldPath = "success"
    success_values: list[Any] = [True, 1, "true"]
    data: FieldPath = "data"
    messages: FieldPath = "messages"
    extras: dict[str, FieldPath] = {}


class Errors(Entry):
    """Where a failure says what is wrong. `codes` and `http` give the platform's codes and HTTP statuses by ours."""

    messages: list[FieldPath] = []
    code: FieldPath | None = None
    codes: dict[Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9_]{1,63}$")], Texts] = {}
    http: dict[Annotated[str, Field(pattern=r"^[45][0-9]{2}$")], int | list[int]] = {}
    fields: FieldPath | None = None
    field_name: FieldPath = "field"
    field_text: FieldPath = "message"
    retry_after: FieldPath | None = None


class Sorting(Entry):
    """How an order is asked for: `-createdAt`, in two parameters, or as `createdAt:desc`."""

    style: Literal["sign", "pair", "colon"] = "sign"
    name: FieldPath = "sort"
    direction: FieldPath = "order"
    ascending: str = "asc"
    descending: str = "desc"


class Paging(Entry):
    """How a page is asked for, and where the rows and their count stand. `first` is the number of the first page."""

    by: Literal["page", "offset", "cursor"] = "page"
    first: Literal[0, 1] = 1
    page: FieldPath = "page"
    limit: FieldPath = "limit"
    offset: FieldPath = "offset"
    cursor: FieldPath = "cursor"
    items: FieldPath = "items"
    count: FieldPath = "count"
    remaining: FieldPath = "remaining"
    next: FieldPath = "next"
    also: dict[str, FieldPath] = {}
    sort: Sorting = Sorting()


class Tenant(Entry):
    """Where the operator's id goes. `default`: what goes there where a call names none: the user's own (`own`), nothing
    (`none`), or this text."""

    in_: Annotated[Literal["query", "header", "path", "body"], Field(alias="in")] = "query"
    name: FieldPath = "opId"
    default: str = "own"


Amounts = Literal["numbers", "strings", "minor"]
Times = Literal["iso", "seconds", "milliseconds"]
Values = dict[str, Texts | int | bool | list[int]]


class Shape(Entry):
    """What may be said for all operations, an area or one operation."""

    base: str | None = None
    headers: dict[HeaderName, HeaderName] = {}
    static_headers: dict[HeaderName, HeaderValue] = {}
    scopes: dict[Literal["super-admin", "operator", "brand", "affiliate"], str] = {}
    wordless_4xx: Literal["refused", "unknown"] = "unknown"
    query: dict[str, FieldPath] = {}
    body: dict[FieldPath, FieldPath] = {}
    fixed_query: dict[str, str] = {}
    fixed_body: dict[FieldPath, Any] = {}
    send_in: Literal["query", "body"] | None = None
    body_as: Literal["json", "form"] = "json"
    envelope: Envelope | None = None
    errors: Errors | None = None
    page: Paging | None = None
    amounts: Amounts = "numbers"
    amounts_of: dict[FieldPath, Amounts] = {}
    digits: dict[str, Annotated[int, Field(ge=0, le=18)]] = {}
    times: Times = "iso"
    times_of: dict[FieldPath, Times] = {}
    zone: str | None = None
    enums: dict[FieldPath, Values] = {}
    tenant: Tenant | None = None
    answer: dict[FieldPath, FieldPath] = {}
    defaults: dict[FieldPath, Any] = {}


class AreaShape(Shape):
    enabled: bool = True


class OperationShape(AreaShape):
    method: Method | None = None
    path: PlatformPath | None = None


class Tls(Entry):
    """Files in PEM: the certificate that the console shows, its key, and whose word on the platform's counts."""

    certificate: str | None = None
    key: str | None = None
    ca: str | None = None


class Token(Entry):
    """How the session's token travels."""

    in_: Annotated[Literal["header", "cookie"], Field(alias="in")] = "header"
    name: HeaderName = "Authorization"
    scheme: Annotated[str, Field(pattern=r"^[A-Za-z0-9-]*$", description="a word such as Bearer, or nothing")] = (
        "Bearer"
    )


class SignIn(Entry):
    """Where the data of the answer to a sign-in has the token and what belongs to it. `keep` names values of it that go
    with later calls, as `{name}`."""

    token: FieldPath = "token"  # noqa: S105 - the name of a field
    refresh_token: FieldPath | None = None
    expires_in: FieldPath | None = None
    expires_at: FieldPath | None = None
    identity: Literal["answer", "call"] = "answer"
    permissions: Literal["answer", "role"] = "answer"
    operators: Literal["answer", "own"] = "answer"
    keep: dict[Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_]*$")], FieldPath] = {}


class Refresh(Entry):
    """The call that changes a refresh token into a new token."""

    path: PlatformPath
    method: Method = "POST"
    base: str | None = None
    headers: dict[HeaderName, HeaderValue] = {}
    body_as: Literal["json", "form"] = "json"
    body: dict[Literal["refresh_token"], FieldPath] = {"refresh_token": "refresh_token"}
    fixed_body: dict[FieldPath, Any] = {}
    data: FieldPath | None = None
    token: FieldPath | None = None
    refresh_token: FieldPath | None = None
    expires_in: FieldPath | None = None
    expires_at: FieldPath | None = None


class MappingFile(Shape):
    bases: dict[Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_-]*$")], Address] = {}
    tls: Tls | None = None
    token: Token = Token()
    roles: dict[str, Texts] = {}
    permissions: dict[str, Texts] = {}
    sign_in: SignIn | None = None
    refresh: Refresh | None = None
    areas: dict[str, AreaShape] = {}
    operations: dict[str, OperationShape] = {}
