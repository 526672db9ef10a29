"""Signing in and out. The platform's own sign-in is not in the specification."""

from __future__ import annotations

from typing import Annotated

from contracts.areas.users import Me, OperatorOption
from contracts.operation import Dialect, Effect, Handler, Operation, Origin
from contracts.rules import MaxLength, Pattern, Required
from contracts.texts import BAD_CREDENTIALS
from contracts.wire import Wire


class Credentials(Wire):
    """What a user signs in with; `world` picks one of the simulated platform's worlds."""

    email: Annotated[str, Required("Email is required."), MaxLength(254, "At most 254 characters.")]
    password: Annotated[str, Required("Password is required."), MaxLength(256, "At most 256 characters.")]
    world: Annotated[str, Pattern("[A-Za-z0-9_-]{1,64}", "A world's name is expected.")] | None = None


class SignedIn(Wire):
    """What the browser gets."""

    user: Me
    operators: list[OperatorOption]


class PlatformSession(SignedIn):
    """What the platform answers to a sign-in; `token` and `realm` stay in the BFF's store."""

    token: str
    realm: str = ""


OPERATIONS = (
    Operation(
        id="authLogin",
        area="auth",
        method="POST",
        path="/api/auth/login",
        summary="Sign in",
        effect=Effect.WRITE,
        origin=Origin.ASSUMED,
        public=True,
        body=Credentials,
        data=SignedIn,
        failure=BAD_CREDENTIALS,
        keyed=False,
        body_limit=4 * 1024,
        handler=Handler.SIGN_IN,
        dialect=Dialect.ENVELOPE,
    ),
    Operation(
        id="authLogout",
        area="auth",
        method="GET",
        path="/api/auth/logout",
        summary="Sign out, at the platform and here",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        keyed=False,
        handler=Handler.SIGN_OUT,
    ),
)
