"""Codes and keys of the wire in words."""

from __future__ import annotations

import re

ABBREVIATIONS = re.compile(r"\b(?:cpa|cpr|iban|id|kyc)\b", re.IGNORECASE)


def in_words(code: str) -> str:
    """A code or key as a text: `night_desk` as `Night desk`, `ID_CARD` as `ID card`."""
    words = code.replace("_", " ").strip().capitalize()
    return ABBREVIATIONS.sub(lambda found: found[0].upper(), words)
