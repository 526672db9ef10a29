"""Where Redis is, and as whom it is reached."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from bff.settings import Settings, WrongSetting

EXPECTED = "BFF_REDIS_URL is wrong: an address such as rediss://user@redis.example.com:6379/0 is expected."
NEEDS_KEYS = "BFF_REDIS_URL needs BFF_SECRET_KEYS, the same for every console: what is stored is encrypted under them."


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int
    trust: ssl.SSLContext | None
    user: str
    password: str = field(repr=False)
    database: int

    @classmethod
    def of(cls, settings: Settings) -> Address:
        """Raises WrongSetting for an address that is none, and without keys to encrypt under."""
        if not settings.secret_keys:
            raise WrongSetting(NEEDS_KEYS)
        try:
            parts = urlsplit(settings.redis_url)
            port, database = parts.port or 6379, int(parts.path.strip("/") or 0)
        except ValueError:
            raise WrongSetting(EXPECTED) from None
        if parts.scheme not in ("redis", "rediss") or not parts.hostname or parts.query or parts.fragment:
            raise WrongSetting(EXPECTED)
        trust = ssl.create_default_context() if parts.scheme == "rediss" else None
        password = settings.redis_password or unquote(parts.password or "")
        return cls(parts.hostname, port, trust, unquote(parts.username or ""), password, database)
