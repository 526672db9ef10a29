"""The platform through httpx, for the proxies and TLS set-ups it knows. Optional: imported only when BFF_ENGINE
is httpx."""

from bff.httpx_engine.engine import HttpxEngine, platform_transport

__all__ = ["HttpxEngine", "platform_transport"]
