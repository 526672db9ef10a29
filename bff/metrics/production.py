"""What makes a set-up unfit for production, reported when it starts."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

from bff.addresses import Network, is_loopback
from bff.settings import Settings

KEY_LENGTH, DISTINCT_CHARACTERS = 32, 10
WIDEST_PREFIX = {4: 8, 6: 7}  # 10.0.0.0/8 and fc00::/7
OBVIOUS = ("secret", "password", "changeme", "change-me", "example", "pitboss", "123456", "abcdef", "qwerty")


def production_problems(settings: Settings) -> Iterator[str]:
    """A sentence for each thing that production refuses: keys that can be guessed, passwords in the open, a
    simulated platform, addresses that anybody may claim."""
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
    if wide := next(_too_wide(settings.trusted_proxies), None):
        yield (
            f"BFF_TRUSTED_PROXIES holds {wide}, which production refuses: whoever is in there may claim any address. "
            "Name the networks of your proxies alone."
        )
    platform = urlsplit(settings.upstream_url)
    if platform.scheme == "http" and not is_loopback(platform.hostname or ""):
        yield (
            "BFF_UPSTREAM_URL is plain http to another machine, which production refuses: "
            "passwords and tokens would go there in the open. Name an https address."
        )
    store = urlsplit(settings.redis_url)
    if store.scheme == "redis" and not is_loopback(store.hostname or ""):
        yield (
            "BFF_REDIS_URL is plain to another machine, which production refuses: "
            "its password would go there in the open. Name a rediss address."
        )
    if settings.simulator:
        yield "BFF_SIMULATOR is not for production: it opens the controls of a simulated platform."


def _too_wide(networks: Iterable[Network]) -> Iterator[Network]:
    """Those that, taken together, are wider than any private network is."""
    for version, longest in WIDEST_PREFIX.items():
        own = (network for network in networks if network.version == version)
        joined: Iterable[Network] = ipaddress.collapse_addresses(own)  # type: ignore[type-var]  # of one version
        yield from (network for network in joined if network.prefixlen < longest)


def _weakness(key: str) -> str | None:
    if len(key) < KEY_LENGTH:
        return f"has fewer than {KEY_LENGTH} characters"
    if (key + key).find(key, 1) < len(key) or len(set(key)) < DISTINCT_CHARACTERS:
        return "repeats itself"
    word = next((word for word in OBVIOUS if word in key.lower()), None)
    return f"holds {word!r}, which is guessed first" if word else None
