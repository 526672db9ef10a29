"""What a password must be: one that an account begins with, and one that replaces another."""

from typing import Annotated, Self

from pydantic import AfterValidator, model_validator
from pydantic_core import PydanticCustomError

from contracts.rules import MaxLength, Required
from contracts.texts import PASSWORD_RULE, PASSWORDS_DIFFER
from contracts.wire import Wire

SHORTEST, LONGEST = 8, 128
TYPES_WANTED = 3
SHORTEST_OWN_WORD = 4
"""A shorter part of the user's own names may stand in a password."""


def is_weak(password: str, *, email: str = "", nickname: str = "", user_code: str = "") -> bool:
    """Whether an account may not begin with this password: too short or too long, of fewer than three types of
    characters (lower case, upper case, digits, others), or one that holds the user's own names, whatever their case."""
    types = (
        any(sign.islower() for sign in password),
        any(sign.isupper() for sign in password),
        any(sign.isdigit() for sign in password),
        any(not (sign.islower() or sign.isupper() or sign.isdigit()) for sign in password),
    )
    own = (email.partition("@")[0], nickname, user_code)
    folded = password.casefold()
    holds_a_name = any(len(name) >= SHORTEST_OWN_WORD and name.casefold() in folded for name in own)
    return not SHORTEST <= len(password) <= LONGEST or sum(types) < TYPES_WANTED or holds_a_name


def _as_a_change_wants_it(password: str) -> str:
    wanted = (str.islower, str.isupper, str.isdigit)
    if len(password) < SHORTEST or not all(any(map(is_one, password)) for is_one in wanted):
        raise PydanticCustomError("password", PASSWORD_RULE)
    return password


class PasswordForm(Wire):
    """A password that replaces another, given twice."""

    newPassword: Annotated[
        str,
        Required("New password is required."),
        MaxLength(LONGEST, f"At most {LONGEST} characters."),
        AfterValidator(_as_a_change_wants_it),
    ]
    passwordConfirm: Annotated[str, Required("Confirm the new password.")]

    @model_validator(mode="after")
    def _is_given_twice(self) -> Self:
        if self.newPassword != self.passwordConfirm:
            raise PydanticCustomError("password_confirm", PASSWORDS_DIFFER, {"field": "passwordConfirm"})
        return self
