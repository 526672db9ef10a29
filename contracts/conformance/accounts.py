"""Who calls the platform: the accounts of a file, one for each role, each signed in."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from contracts.conformance.answers import Answer
from contracts.conformance.platform import Caller, Platform
from contracts.conformance.values import Parts
from contracts.operation import Handler
from contracts.operation_table import Table
from contracts.roles import PLATFORM_ROLES, Identity, Role

FROM_ENVIRONMENT = "env:"
NOBODY = Caller("nobody", "", Identity("", Role.AFFILIATE))


class WrongAccounts(Exception):
    """A file of accounts that cannot be used; the text is a sentence."""


class NotSignedIn(Exception):
    """Accounts that the platform does not let in, or of whom it does not say who they are; a sentence for each."""


class Account(BaseModel):
    """An account: `email` and `password`, or the `token` of a session; `env:NAME` reads any of them from the
    environment."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    email: Annotated[str, Field(min_length=1)] | None = None
    password: Annotated[str, Field(min_length=1)] | None = None
    token: Annotated[str, Field(min_length=1)] | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Account:
        if (self.token is None) is (self.email is None) or (self.email is None) is not (self.password is None):
            raise ValueError("Give email and password, or token.")
        return self


@dataclass(frozen=True, slots=True)
class SignIn:
    """How an account signs in."""

    name: str
    account: Account


def read_accounts(path: Path) -> list[SignIn]:
    """The accounts of a TOML file, a table for each. Raises WrongAccounts."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
        accounts = TypeAdapter(dict[str, Account]).validate_python(given)
    except OSError:
        raise WrongAccounts(f"--accounts names {path}, which cannot be read.") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        said = first["msg"].removeprefix("Value error, ")
        raise WrongAccounts(f"{path} is wrong at {place}: {said}") from None
    except ValueError as error:
        raise WrongAccounts(f"--accounts names {path}, which is no TOML ({error}).") from None
    if not accounts:
        raise WrongAccounts(f"{path} names no account.")
    return [SignIn(name, _filled(path, name, account)) for name, account in accounts.items()]


def _filled(path: Path, name: str, account: Account) -> Account:
    """The account with what stands in the environment."""
    texts = account.model_dump(exclude_none=True)
    for field, text in texts.items():
        if text.startswith(FROM_ENVIRONMENT):
            variable = text.removeprefix(FROM_ENVIRONMENT)
            texts[field] = os.environ.get(variable, "")
            if not texts[field]:
                raise WrongAccounts(f"{path} wants {variable} for {name}.{field}, which is not set.")
    return Account(**texts)


async def sign_in_all(
    platform: Platform, table: Table, accounts: Sequence[SignIn]
) -> tuple[list[Caller], list[Answer]]:
    """Those who are signed in, and the answers by which they were. Raises NotSignedIn with a sentence for each who is
    not."""
    callers, answers, failures = [], [], []
    for one in accounts:
        try:
            token = one.account.token
            if token is None:
                token, answer = await _token(platform, table, one)
                answers.append(answer)
            callers.append(await caller_of(platform, table, one.name, token))
        except NotSignedIn as error:
            failures.append(str(error))
    if failures:
        raise NotSignedIn("\n".join(failures))
    return callers, answers


async def _token(platform: Platform, table: Table, one: SignIn) -> tuple[str, Answer]:
    operation = table.handled_by(Handler.SIGN_IN)
    body = {"email": one.account.email, "password": one.account.password}
    answer = await platform.ask(operation, None, Parts({}, body, {}))
    token = answer.data.get("token") if answer.is_good and isinstance(answer.data, dict) else None
    if not isinstance(token, str) or not token:
        said = answer.said if not answer.is_good else "the answer has no token"
        raise NotSignedIn(f"{one.name} cannot sign in: {said}")
    return token, answer


async def caller_of(platform: Platform, table: Table, name: str, token: str) -> Caller:
    """Who a token's user is. Raises NotSignedIn."""
    operation = table.handled_by(Handler.REFRESH_IDENTITY)
    answer = await platform.ask(operation, Caller(name, token, NOBODY.identity), Parts({}, None, {}))
    try:
        if not answer.is_good:
            raise ValueError(answer.said)
        user, operators = answer.data["user"], answer.data["operators"]
        seen = frozenset(one["opId"] for one in operators)
        role = Role(user["role"])
        fields = {field: user.get(field) for field in ("userCode", "opId", "parentOpId", "affId")}
        tenants = None if role in PLATFORM_ROLES else seen
        identity = Identity(**fields, role=role, tenants=tenants, permissions=frozenset(user["permissions"]))
        return Caller(name, token, identity, seen)
    except (KeyError, TypeError, ValueError) as error:
        said = str(error) if isinstance(error, ValueError) else f"HTTP {answer.http}, {error!r}"
        raise NotSignedIn(f"The platform does not say who the user of {name} is: {said}") from None
