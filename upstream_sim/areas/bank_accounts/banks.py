"""Banks and the cards that they give out."""

from __future__ import annotations

BANKS = (
    ("Bank Mellat", "610433"),
    ("Bank Melli", "603799"),
    ("Parsian Bank", "622106"),
    ("Pasargad Bank", "502229"),
    ("Saman Bank", "621986"),
    ("Garanti BBVA", "540061"),
    ("Ziraat Bankasi", "454671"),
    ("Nordea", "492070"),
    ("Deutsche Bank", "513270"),
)
DOUBLED = str.maketrans("0123456789", "0246813579")  # what doubling makes of a digit, the two added up


def with_check_digit(digits: str) -> str:
    """A card number that passes Luhn's check."""
    doubled = digits[::-2].translate(DOUBLED)
    return f"{digits}{-sum(map(int, doubled + digits[-2::-2])) % 10}"
