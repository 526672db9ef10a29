"""Codes of the wire in words."""

from __future__ import annotations

import pytest

from upstream_sim.shared.words import in_words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("night_desk", "Night desk"),
        ("DRIVING_LICENCE", "Driving licence"),
        ("ID_CARD", "ID card"),
        ("AFFILIATE_CPR_COMMISSION", "Affiliate CPR commission"),
        ("WIDGET", "Widget"),
    ],
)
def test_a_code_is_read_as_words(code: str, words: str) -> None:
    assert in_words(code) == words
