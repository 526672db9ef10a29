"""Network addresses, as limits count them."""

from __future__ import annotations

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def parse_address(text: str) -> Address | None:
    """The address, or None. An IPv4 address that a dual-stack socket shows mapped into IPv6 is returned as IPv4."""
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if parsed.version == 6 else parsed


def is_loopback(host: str) -> bool:
    """Whether a host name or address is its own machine."""
    parsed = parse_address(host)
    return host == "localhost" or (parsed is not None and parsed.is_loopback)


def is_within(text: str, networks: tuple[Network, ...]) -> bool:
    """Whether this is an address in one of these networks."""
    parsed = parse_address(text)
    return parsed is not None and any(parsed in network for network in networks)


def subscriber_of(text: str) -> str:
    """The IPv4 address itself, or the /64 network of an IPv6 address, all of which belongs to one subscriber."""
    parsed = parse_address(text)
    if parsed is None:
        return text
    return str(parsed) if parsed.version == 4 else str(ipaddress.ip_network((parsed, 64), strict=False))
