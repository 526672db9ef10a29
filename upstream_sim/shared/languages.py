"""The languages of the platform, for its staff and its content."""

from __future__ import annotations

LANGUAGES = ("en", "fa", "tr", "ru", "ar")
