"""What makes a set-up unfit for production, reported when it starts."""

from __future__ import annotations

from collections.abc import Iterator

from bff.settings import Settings

KEY_LENGTH, DISTINCT_CHARACTERS = 32, 10
OBVIOUS = ("secret", "password", "changeme", "change-me", "example", "pitboss", "123456", "abcdef", "qwerty")


def production_problems(settings: Settings) -> Iterator[str]:
    """A sentence for each thing that production refuses: keys that can be guessed, passwords in the open, a
    simulated platform."""
    if not settings.is_production:
        return
    if not settings.secret_keys:
        yield "BFF_SECRET_KEYS is needed in production: without it a restart signs everybody out."
    for number, key in enumerate(settings.secret_keys, 1):
        weakness = _weakness(key)
        if weakness:
            yield f"BFF_SECRET_KEYS is too weak for production: key {number} {weakness}."
    if not settings.is_https and not settings.trusted_proxies:
        yield (
            "BFF_ORIGINS is plain http, which production refuses: name https origins alone, "
            "or the proxy that ends TLS in BFF_TRUSTED_PROXIES."
        )
    if settings.simulator:
        yield "BFF_SIMULATOR is not for production: it opens the controls of a simulated platform."


def _weakness(key: str) -> str | None:
    if len(key) < KEY_LENGTH:
        return f"has fewer than {KEY_LENGTH} characters"
    if (key + key).find(key, 1) < len(key) or len(set(key)) < DISTINCT_CHARACTERS:
        return "repeats itself"
    word = next((word for word in OBVIOUS if word in key.lower()), None)
    return f"holds {word!r}, which is guessed first" if word else None
