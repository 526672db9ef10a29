"""What the platform says of a user, as the session keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

import msgspec

from bff.errors import UpstreamMalformed
from contracts.roles import PLATFORM_ROLES, Identity, Role


class _User(msgspec.Struct, frozen=True):
    userCode: str
    role: Role
    opId: str | None = None
    parentOpId: str | None = None
    affId: str | None = None
    permissions: frozenset[str] = frozenset()


class _Tenant(msgspec.Struct, frozen=True):
    opId: str
    parentOpId: str | None = None


class _Me(msgspec.Struct, frozen=True):
    user: _User
    operators: list[_Tenant]


class _SignedIn(_Me, frozen=True):
    token: str
    realm: str = ""


class IdentityChange(msgspec.Struct, frozen=True):
    realm: str
    userCode: str | None = None
    isSignedOut: bool = False


class IdentityChanges(msgspec.Struct, frozen=True):
    """What the feed of changed identities says; its cursor is where to go on from."""

    cursor: str
    isComplete: bool
    changes: list[IdentityChange]


Data = TypeVar("Data")


class _Envelope(msgspec.Struct, Generic[Data], frozen=True):
    success: Literal[True]
    data: Data


@dataclass(frozen=True, slots=True)
class UserContext:
    """A user and the brands they see, each with its parent."""

    identity: Identity
    parents: Mapping[str, str]


def read_me(envelope: bytes, realm: str) -> UserContext:
    """The user of a users/me answer. Raises UpstreamMalformed."""
    return _user_context(_read(_Me, envelope), realm)


def read_sign_in(envelope: bytes) -> tuple[str, UserContext]:
    """The platform's token and the user of a sign-in answer. Raises UpstreamMalformed."""
    data = _read(_SignedIn, envelope)
    return data.token, _user_context(data, data.realm)


def read_changes(envelope: bytes) -> IdentityChanges:
    """The changes of the feed's answer. Raises UpstreamMalformed."""
    return _read(IdentityChanges, envelope)


def _read(kind: type[Data], envelope: bytes) -> Data:
    try:
        return msgspec.json.decode(envelope, type=_Envelope[kind]).data  # type: ignore[valid-type]  # chosen at run time
    except msgspec.DecodeError:
        raise UpstreamMalformed from None


def without_token(envelope: bytes) -> bytes:
    """A sign-in answer with nothing in its data but the user and their operators."""
    whole = msgspec.json.decode(envelope, type=dict[str, msgspec.Raw])
    data = msgspec.json.decode(whole["data"], type=dict[str, msgspec.Raw])
    return msgspec.json.encode({**whole, "data": {name: data[name] for name in ("user", "operators")}})


def _user_context(me: _Me, realm: str) -> UserContext:
    user = me.user
    own = {user.opId} if user.opId else set()
    tenants = None if user.role in PLATFORM_ROLES else frozenset({one.opId for one in me.operators} | own)
    identity = Identity(**msgspec.structs.asdict(user), tenants=tenants, realm=realm)
    return UserContext(identity, {one.opId: one.parentOpId for one in me.operators if one.parentOpId})
