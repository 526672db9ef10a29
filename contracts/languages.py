"""The languages of the platform's staff and of its content."""

LANGUAGES = ("en", "de", "es", "fr", "pt", "tr", "ru", "ar", "fa", "ckb")
RIGHT_TO_LEFT = frozenset({"ar", "fa", "ckb"})
