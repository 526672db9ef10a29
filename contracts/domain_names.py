"""Names of domains and name servers: one rule for every form, and both forms of an international name."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from contracts.rules import MaxLength, Pattern, Required

NOT_A_DOMAIN = "Enter a domain name such as example.com, without protocol, port or path."
LONGEST_NAME = 253
LETTER = "A-Za-z0-9\\u0080-\\uffff"
LABEL = f"[{LETTER}]([{LETTER}-]{{0,61}}[{LETTER}])?"
TOP_LABEL = "([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})"
DOMAIN_PATTERN = f"({LABEL}\\.)+{TOP_LABEL}"


def ascii_name(name: str) -> str:
    """The ASCII (punycode) form, lower case: `münchen.de` is `xn--mnchen-3ya.de`. Raises ValueError for
    a name that has none."""
    return name.strip().rstrip(".").encode("idna").decode("ascii").lower()


def unicode_name(name: str) -> str:
    """The Unicode form of a name; any other text is returned unchanged."""
    try:
        return name.encode("ascii").decode("idna")
    except UnicodeError:
        return name


def _plain(name: str) -> str:
    try:
        plain = ascii_name(name)
    except ValueError:
        plain = ""
    if not plain or len(plain) > LONGEST_NAME:
        raise PydanticCustomError("domain", NOT_A_DOMAIN)
    return plain


DomainName = Annotated[
    str,
    Required("Domain name is required."),
    Pattern(DOMAIN_PATTERN, NOT_A_DOMAIN),
    MaxLength(LONGEST_NAME, f"At most {LONGEST_NAME} characters."),
    AfterValidator(_plain),
]
"""A domain name as it is typed, in either form; read as ASCII, lower case."""
