"""What is shown of a player's personal data to whoever lacks the permission `players_personal`.

A mask is as long for a short value as for a long one, and always holds `MASK`: by that it is known for one. What the
platform and the BFF mask is the same, so that masking twice changes nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import ip_address
from typing import Any

from contracts.marks import PersonalKind

MASK = "•••"
MASKED_NUMBER = "••••"
SHORTEST_NAME = 3  # letters; of fewer, one would tell too much
LONGEST_ENDING = 10  # of an e-mail address's domain: a longer one may be somebody's name
SHOWN_DIGITS, SHOWN_OF_PHONE = 4, 2
FEWEST_HIDDEN = 4  # signs of a number, or none of it is shown
LEFT_OUT = frozenset({PersonalKind.DOCUMENT_IMAGE, PersonalKind.SHARED_WITH})  # of these, nothing is shown
IS_MASKED = "This value is masked. Leave it out, or enter the whole value."
CARD_DIGITS = range(12, 20)
SHORTEST_IBAN = 15

WHOLE_VALUES: Mapping[PersonalKind, str] = {
    PersonalKind.NAME: "Enter the whole name.",
    PersonalKind.EMAIL: "Enter the whole email address.",
    PersonalKind.PHONE: "Enter the whole phone number.",
    PersonalKind.ADDRESS: "Enter the whole address.",
    PersonalKind.DOCUMENT_NUMBER: "Enter the whole document number.",
    PersonalKind.CARD_NUMBER: "Enter the whole card number.",
    PersonalKind.IBAN: "Enter the whole account number.",
    PersonalKind.IP: "Enter the whole IP address.",
    PersonalKind.DEVICE: "Enter the whole device ID.",
}
"""What is said of a part of a value as a filter, by what it is a part of."""


def masked(kind: PersonalKind, value: Any) -> Any:
    """A value as it is masked: an empty one and None as they are, a list of images or players empty, any other item by
    item."""
    if value is None or value in ("", MASK):
        return value
    if kind in LEFT_OUT:
        return [] if isinstance(value, list | tuple) else MASK
    if isinstance(value, list | tuple):
        return [masked(kind, item) for item in value]
    return mask_of(kind)(str(value))


def mask_of(kind: PersonalKind) -> Callable[[str], str]:
    """What masks a text of this kind that is not empty."""
    return _MASKS.get(kind, _hidden)


def is_masked(value: Any) -> bool:
    """Whether a value, or part of it, is a mask."""
    if isinstance(value, dict):
        return any(map(is_masked, value.values()))
    if isinstance(value, list | tuple):
        return any(map(is_masked, value))
    return isinstance(value, str) and MASK in value


def is_whole(kind: PersonalKind, value: str) -> bool:
    """Whether a filter may be a whole value of its kind, as far as that can be told; a part of one never is, where it
    can."""
    text = "".join(value.split())
    if kind is PersonalKind.EMAIL:
        local, at, domain = text.rpartition("@")
        return bool(local and at and domain) and not domain.endswith(".")
    if kind is PersonalKind.CARD_NUMBER:
        return text.isdecimal() and len(text) in CARD_DIGITS
    if kind is PersonalKind.IBAN:
        return text.isalnum() and len(text) >= SHORTEST_IBAN
    if kind is PersonalKind.IP:
        return _is_address(text)
    return bool(text)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _name(value: str) -> str:
    """`J••• D•••`: the first and the last word, whatever stands between."""
    if value.isalpha():
        return _word(value)
    first, _, last = value.partition(" ")
    if first.isalpha() and last.isalpha():  # as most are: it is quicker
        if value.isascii() and len(first) >= SHORTEST_NAME <= len(last):
            return f"{first[0]}{MASK} {last[0]}{MASK}"
        return f"{_word(first)} {_word(last)}"
    if _MASKED_NAME.fullmatch(value):
        return value
    words = value.split()
    return " ".join(map(_word, words[:1] + words[1:][-1:])) or MASK


def _word(word: str) -> str:
    """Its first letter, where it has enough of them."""
    is_plain = len(word) >= SHORTEST_NAME and word[:SHORTEST_NAME].isalpha()
    if is_plain and (word.isascii() or unicodedata.is_normalized("NFC", word)):
        return _initial(word[0])
    text = unicodedata.normalize("NFC", word)
    letters = [sign for sign in text if unicodedata.category(sign)[0] not in "MCPZ"]
    if len(letters) < SHORTEST_NAME or not letters[0].isalpha():
        return MASK
    return _initial(letters[0])


@lru_cache(1024)
def _initial(letter: str) -> str:
    """How a word is shown that begins with it: where one sign is a syllable or a word, none of it."""
    return MASK if unicodedata.east_asian_width(letter) in "WF" else letter + MASK


def _email(value: str) -> str:
    """`j•••@d•••.test`; one without a dot has no ending, one without an @ no domain."""
    if MASK in value and _MASKED_EMAIL.fullmatch(value):
        return value
    local, at, domain = value.rpartition("@")
    if not at:
        return _word(value)
    host, dot, ending = domain.rpartition(".")
    shown = f".{ending}" if dot and ending.isalpha() and len(ending) <= LONGEST_ENDING else ""
    return f"{_word(local)}@{_word(host if dot else domain)}{shown}"


def _ending(shown: int) -> Callable[[str], str]:
    """The last signs of a number."""
    shape = re.compile(rf"{MASKED_NUMBER}( \w{{{shown}}})?")

    def mask(value: str) -> str:
        if value.isalnum() and len(value) >= shown + FEWEST_HIDDEN:
            return f"{MASKED_NUMBER} {value[-shown:]}"
        if shape.fullmatch(value):
            return value
        signs = "".join([sign for sign in value if sign.isalnum()])
        return f"{MASKED_NUMBER} {signs[-shown:]}" if len(signs) >= shown + FEWEST_HIDDEN else MASKED_NUMBER

    return mask


def _hidden(_value: str) -> str:
    return MASK


# What is masked already stays as it is.
_MASKED_NAME = re.compile(rf"(\w?{MASK})( \w?{MASK})?")
_MASKED_EMAIL = re.compile(rf"\w?{MASK}(@\w?{MASK}(\.[^\W\d_]{{1,{LONGEST_ENDING}}})?)?")
_MASKS: dict[PersonalKind, Callable[[str], str]] = {
    PersonalKind.NAME: _name,
    PersonalKind.EMAIL: _email,
    PersonalKind.PHONE: _ending(SHOWN_OF_PHONE),
    PersonalKind.CARD_NUMBER: _ending(SHOWN_DIGITS),
    PersonalKind.IBAN: _ending(SHOWN_DIGITS),
}
