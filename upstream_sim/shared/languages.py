"""The languages of the platform, for its staff and its content, and those that its people first have."""

from __future__ import annotations

from contracts.languages import LANGUAGES as LANGUAGES  # noqa: PLC0414 - handed out here, too

PLAYER_LANGUAGES = ("en", "fa", "tr", "ru", "ar")
