"""One call of the console, written once.

From a table of them come the BFF's routes and checks, the simulator's dispatch, the OpenAPI document and
what the web is generated from. A field that the BFF would need an `if` for belongs here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from typing import Any

from pydantic import BaseModel

from contracts.choices import RestrictedChoice
from contracts.envelope import StaleData
from contracts.roles import EVERY_LEVEL, EVERY_ROLE, Identity, Level, Permission, Role, Scope
from contracts.rules import Sealed
from contracts.tenants import TENANT_NAMES, Names, TenantField, declared_names, tenant_fields
from contracts.texts import DENIED, PERSONAL_FILE
from contracts.upload import Upload
from contracts.variations import VARIED_BY, Variation
from contracts.warnings import Act, ConfirmationData
from contracts.wire import (
    Wire,
    list_fields,
    sealed_fields,
    wire_names,
)

SCOPE_SLOT = "{scope}"
ACKNOWLEDGED = "acknowledged"


class Effect(StrEnum):
    """Whether a call changes something. Never derived from the method: many reads are POSTs."""

    READ = "read"
    WRITE = "write"


class Origin(StrEnum):
    """Whether the specification describes the call, or we chose it where it is silent."""

    SPECIFIED = "specified"
    ASSUMED = "assumed"


class Dialect(StrEnum):
    """The format of the platform's response."""

    ENVELOPE = "envelope"
    BARE = "bare"
    MESSAGE = "message"
    ERROR_TEXT = "error_text"
    ERROR_OBJECT = "error_object"
    ERRORS_LIST = "errors_list"
    DATA_TEXT = "data_text"
    PROBLEM = "problem"
    HTML = "html"
    EMPTY = "empty"


class Handler(StrEnum):
    """What the BFF does with a call beyond passing it on."""

    FORWARD = "forward"
    SIGN_IN = "sign_in"
    SIGN_OUT = "sign_out"
    REFRESH_IDENTITY = "refresh_identity"
    SESSIONS = "sessions"
    END_SESSION = "end_session"
    END_SESSIONS = "end_sessions"
    IDENTITY_FEED = "identity_feed"
    PROVE = "prove"
    CHANGE_PASSWORD = "change_password"
    PULSE = "pulse"
    STATUS = "status"


HANDLED_BY_BFF = frozenset({Handler.SESSIONS, Handler.END_SESSION, Handler.END_SESSIONS, Handler.PULSE, Handler.STATUS})


@dataclass(frozen=True, slots=True)
class Export:
    """That everything a list finds can be had as a file: by its readers, or by some of them."""

    roles: frozenset[Role] | None = None


@dataclass(frozen=True, slots=True)
class SuccessTexts:
    """The text shown on success, by the value of the body's `field`."""

    field: str
    by_value: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """An example request, without its file: its ids name nothing in a starting world, which refuses it unchanged."""

    query: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None


@dataclass(frozen=True, kw_only=True)
class SharedFields:
    """What an area may say once for all its operations."""

    levels: frozenset[Level] = EVERY_LEVEL  # whose users may call it
    failure: str | None = None  # what is said where the platform says nothing
    feature: str | None = None  # routed only where the BFF's settings name this feature
    tags: frozenset[str] = frozenset()  # a read's cache tags
    invalidates: frozenset[str] = frozenset()  # the tags that a write makes stale


@dataclass(frozen=True, kw_only=True)
class Fields(SharedFields):
    """What an operation says for itself beyond its name and path."""

    origin: Origin = Origin.SPECIFIED
    # who
    public: bool = False
    roles: frozenset[Role] = EVERY_ROLE
    choice: RestrictedChoice | None = None
    permission: Permission | None = None
    scopes: Mapping[Scope, str] = field(default_factory=dict)
    scope_of: Mapping[Role, Scope] = field(default_factory=dict)
    default_tenant: bool = False  # whether opId=DEFAULT (the CMS defaults) is allowed
    names_unseen_tenant: bool = False  # whether a tenant out of the caller's sight is told on its field, and no denial
    proof_seconds: int | None = None  # for how long the caller's last proof of their password is good for this call
    proof_field: str | None = None  # the body's field with the caller's own password: being right is a proof
    before_password_change: bool = False  # whether it is open to a user who must change their password first
    tenant_optional: bool = False  # whether a platform role's write may name no operator: it is then the platform's own
    # what goes in
    path_params: type[Wire] | None = None
    query: type[Wire] | None = None
    body: type[Wire] | None = None
    when_present: frozenset[str] = frozenset()
    when_absent: frozenset[str] = frozenset()
    example: Example | None = None
    body_limit: int = 64 * 1024
    upload: Upload | None = None  # what it uploads: its body is passed on as it comes
    takes_idempotency_key: bool = True  # whether a write carries an Idempotency-Key
    is_repeatable: bool = False  # whether a write may be sent again without harm: its outcome is never "unknown"
    if_match: bool = False  # whether If-Match holds a record's revision
    act: Act | None = None  # what it decides: which warnings it may be asked to answer, in its body's `acknowledged`
    # what comes out
    data: Any = None
    extras: type[BaseModel] | None = None
    returns_envelope: bool = False  # whether the web wants the envelope's extras too
    success: str | SuccessTexts | None = None
    outcome_field: str | None = None  # where the data has a provider's number: 0, and nothing was done
    failure_data: type[BaseModel] | None = None  # what a failure's data holds besides `fields`, and STALE_RECORD's
    failures: Mapping[str, str] = field(default_factory=dict)  # what is said to a status, whatever the platform says
    dialect: Dialect = Dialect.ENVELOPE
    download: bool = False
    export: Export | None = None  # of a list: whether and by whom it is exported
    download_types: frozenset[str] = frozenset()  # the only content types that a download may have; none: any
    # players' personal data
    shows_personal: bool = False  # whether its answer shows it to whoever may call, and is kept by nobody on the way
    personal_file: bool = False  # whether a download holds it, and is for those alone who see it unmasked
    # What whoever sees it masked is told of a body that asks for a file with it; None where it asks for it masked.
    unmasked_denial: Callable[[Any], str | None] | None = None
    # how it is served
    handler: Handler = Handler.FORWARD
    parts: Mapping[str, str] = field(default_factory=dict)  # the operations that a pulse is made of, by part
    shared_cache_seconds: float = 0  # for how long callers of one share key may get one answer
    varies_by: frozenset[Variation] = frozenset(Variation)
    # The data's field that says that the caller is blocked. Such an answer proves nothing, and is shared among polls of
    # those alone whom the platform's feed calls unchanged; where the field is true, with nobody.
    blocked_field: str | None = None
    version_field: str | None = None  # the data's field that tells one identity of the caller from another
    absent_field: str | None = None  # the data's field in which the console names the operations that a platform lacks
    stand_in: Callable[[datetime], BaseModel] | None = None  # what the console answers at a time where it lacks this
    # The body's field with the code of the user whose sessions are over, and whom no browser is known to any more.
    ends_sessions_of: str | None = None
    in_journal: bool = True  # whether the platform notes its calls in the journal
    poll: bool = False  # called by a timer, marked X-Background, never extends a session
    time_limit: float = 10.0


@dataclass(frozen=True, kw_only=True)
class Operation(Fields):
    """One call of the console.

    `path` is the console's, `/api` and all, with `{scope}` where the role-chosen segment stands. `scopes` maps each
    scope that exists to its segment, empty where the specification writes that path unscoped. `when_present` and
    `when_absent` tell operations of one method and path apart.
    """

    id: str
    area: str
    method: str
    path: str
    summary: str
    effect: Effect

    def __post_init__(self) -> None:
        problems = [text for text, bad in self._problems() if bad]
        if problems:
            raise ValueError(f"operation {self.id}: {'; '.join(problems)}")

    def _problems(self) -> Iterator[tuple[str, bool]]:
        read = self.effect is Effect.READ
        yield "a path begins with /api/", not self.path.startswith("/api/")
        yield "scopes go with {scope} in the path", bool(self.scopes) != (SCOPE_SLOT in self.path)
        yield "only a read is shared", bool(self.shared_cache_seconds) and not read
        yield "only a read has tags", bool(self.tags) and not read
        yield "only a write ends sessions", self.ends_sessions_of is not None and read
        yield "only a write wants a proof", self.proof_seconds is not None and read
        yield "only a write makes stale", bool(self.invalidates) and read
        yield "only a write is repeatable", self.is_repeatable and read
        yield "only a download has types", bool(self.download_types) and not self.download
        yield "only a download is a personal file", self.personal_file and not self.download
        yield "what shows personal data is kept by no key and shared with nobody", self._shown_is_kept
        yield "parts are what a pulse is made of", bool(self.parts) != (self.handler is Handler.PULSE)
        yield from self._upload_problems()
        yield "an act is a write that can be acknowledged", self._act_is_mute
        yield "a service call is for no role", self.is_service and (self.public or bool(self.roles))
        yield "a keyed write answers nothing sealed: its outcome can be asked for", self._outcome_is_sealed
        yield "a field cannot be both present and absent", bool(self.when_present & self.when_absent)
        yield "what is restricted are values of one field of the body, for some of its roles", self._choice_is_unknown

    def _upload_problems(self) -> Iterator[tuple[str, bool]]:
        """The BFF passes an upload's body on without reading it."""
        if self.upload is None:
            return
        is_passed_on = self.handler is Handler.FORWARD and not (self.public or self.download)
        yield "an upload is a signed-in user's write", self.effect is Effect.READ or not is_passed_on
        yield "an upload names tenants in its query and path alone", any(one.where == "body" for one in self.tenants)
        known = (self.choice, self.proof_field, self.ends_sessions_of, self.sealed_body)
        yield "nothing of an upload's body is for the BFF", any(known)
        yield from self.upload.problems(self.body, self.body_limit)

    @cached_property
    def is_write(self) -> bool:
        return self.effect is Effect.WRITE

    @cached_property
    def handled_by_bff(self) -> bool:
        """Whether the BFF answers by itself: the platform has no such call."""
        return self.handler in HANDLED_BY_BFF

    @cached_property
    def is_held_to_models(self) -> bool:
        """Whether the BFF holds a request to the models. What the specification describes is, and so is what is the
        console's alone: signing in, and what the BFF answers itself. What is assumed is held to keys given twice alone,
        so that a real platform's own fields pass."""
        is_ours = self.handled_by_bff or self.handler is Handler.SIGN_IN
        return is_ours or self.origin is Origin.SPECIFIED

    @cached_property
    def is_service(self) -> bool:
        """Whether the console itself makes the call, under its service token: no browser and no role may."""
        return self.handler is Handler.IDENTITY_FEED

    def success_text(self, body: Any) -> str | None:
        """The message for a successful call with this body."""
        if not isinstance(self.success, SuccessTexts):
            return self.success
        return self.success.by_value.get(str(body.get(self.success.field))) if isinstance(body, dict) else None

    @cached_property
    def neutral_path(self) -> str:
        """The path without its scope, which the web calls."""
        return self.path.replace(f"/{SCOPE_SLOT}", "") if self.scopes else self.path

    @cached_property
    def explicit_paths(self) -> dict[str, Scope]:
        """The paths that name their scope, except one that equals the neutral path."""
        paths = {self.path.replace(SCOPE_SLOT, segment): scope for scope, segment in self.scopes.items() if segment}
        return {path: scope for path, scope in paths.items() if path != self.neutral_path}

    @cached_property
    def tenants(self) -> tuple[TenantField, ...]:
        """All fields that name a tenant, as marked on the models."""
        models = (("query", self.query), ("body", self.body), ("path", self.path_params))
        return tuple(TenantField(where, path, kind) for where, model in models for path, kind in tenant_fields(model))

    @cached_property
    def declared(self) -> Mapping[str, Names]:
        """The names that may stand in query, body and path."""
        models = (("query", self.query), ("body", self.body), ("path", self.path_params))
        return {where: declared_names(model) for where, model in models}

    @cached_property
    def tenant_names(self) -> frozenset[str]:
        """The top-level names by which any of its places holds a tenant, and those that are one anywhere."""
        return TENANT_NAMES | {field.path[0] for field in self.tenants}

    @property
    def _outcome_is_sealed(self) -> bool:
        return self.is_write and self.takes_idempotency_key and bool(self.sealed_answer)

    @property
    def _shown_is_kept(self) -> bool:
        is_keyed = self.is_write and self.takes_idempotency_key
        return self.shows_personal and (is_keyed or self.personal_file or bool(self.shared_cache_seconds))

    @property
    def _act_is_mute(self) -> bool:
        return self.act is not None and not (self.is_write and ACKNOWLEDGED in wire_names(self.body))

    @property
    def _choice_is_unknown(self) -> bool:
        if self.choice is None:
            return False
        known = self.choice.labels.keys() >= self.choice.roles.keys() and self.choice.field in wire_names(self.body)
        return not known or any(not roles <= self.roles for roles in self.choice.roles.values())

    @cached_property
    def sealed_query(self) -> dict[str, Sealed]:
        return sealed_fields(self.query)

    @cached_property
    def sealed_body(self) -> dict[str, Sealed]:
        return sealed_fields(self.body)

    @cached_property
    def sealed_answer(self) -> dict[str, Sealed]:
        """The sealed fields of data and extras."""
        return {**sealed_fields(self.data), **sealed_fields(self.extras)}

    @cached_property
    def is_sealed(self) -> bool:
        """Whether a field of its query, body or answer is sealed."""
        return bool(self.sealed_query or self.sealed_body or self.sealed_answer)

    @cached_property
    def conflict_data(self) -> tuple[type[BaseModel], ...]:
        """What the data of its refusals may be, beside invalid fields and a stale record."""
        return tuple(model for model in (self.failure_data, ConfirmationData if self.act else None) if model)

    @cached_property
    def failure_fields(self) -> frozenset[str]:
        """The names that a failure's data may hold besides `fields`."""
        models = [*self.conflict_data, StaleData if self.if_match else None]
        return frozenset(info.alias or name for one in models if one for name, info in one.model_fields.items())

    @cached_property
    def extra_names(self) -> frozenset[str]:
        """The names that the envelope may hold beside its own."""
        return wire_names(self.extras)

    @cached_property
    def query_lists(self) -> frozenset[str]:
        return list_fields(self.query)

    def scope_for(self, identity: Identity) -> Scope | None:
        """The scope this user's call goes by, or None where there is no such variant."""
        scope = self.scope_of.get(identity.role, identity.scope)
        return scope if scope in self.scopes else None

    def variant_for(self, identity: Identity, language: str | None) -> tuple[Hashable, ...]:
        """What those who may share this user's answer have in common with them. An affiliate sees its own records
        alone, so it stands for itself."""
        return tuple([value_of(identity, language) for value_of in self._variations])

    @cached_property
    def _variations(self) -> tuple[Callable[[Identity, str | None], Hashable], ...]:
        return tuple(value_of for variation, value_of in VARIED_BY.items() if variation in self.varies_by)

    def upstream_path(self, scope: Scope | None) -> str:
        """The platform's path template: the console's without `/api`, the scope put in."""
        path = self.path.removeprefix("/api")
        if not self.scopes:
            return path
        if scope is None:
            raise ValueError(f"operation {self.id}: a scoped path needs its scope")
        segment = self.scopes[scope]
        return path.replace(SCOPE_SLOT, segment) if segment else path.replace(f"/{SCOPE_SLOT}", "")

    def permits(self, identity: Identity) -> bool:
        """Whether role, level, permission key and scope let this user call; tenants are checked elsewhere."""
        if identity.role not in self.roles or identity.level not in self.levels:
            return False
        if self.scopes and self.scope_for(identity) is None:
            return False
        if self.personal_file and not identity.sees_personal:
            return False
        return self.permission is None or self.permission in identity.permissions

    def denial(self, identity: Identity) -> str:
        """What a user who may not call is told."""
        return PERSONAL_FILE if self.personal_file and identity.role in self.roles else DENIED

    def choice_denial(self, identity: Identity, body: Any) -> str | None:
        """What a user who may call is told where they may not choose what the body, as it came, has; None where they
        may."""
        choice = self.choice if isinstance(body, dict) else None
        if choice is not None and not choice.is_open_to(identity, str(body.get(choice.field)), self.roles):
            return DENIED
        return self.unmasked_denial(body) if self.unmasked_denial and not identity.sees_personal else None
