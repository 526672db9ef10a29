"""Fastify with @fastify/reply-from."""

from __future__ import annotations

from pathlib import Path

from bench.node_peers import node_with_packages
from pitboss.services import Service
from tools.paths import CACHE

FOLDER = Path(__file__).parent / "fastify_peer"


def program() -> str | None:
    """node, once the peer's packages are installed; None where they cannot be."""
    return node_with_packages(FOLDER)


def service(node: str, port: int, upstream: int) -> Service:
    """Fastify on `port` before the platform on `upstream`."""
    command = [node, str(FOLDER / "proxy.js"), str(port), f"http://127.0.0.1:{upstream}"]
    log = CACHE / "logs" / f"bench-fastify-{port}.log"
    return Service("Fastify", command, f"http://127.0.0.1:{port}/readyz", env={"NODE_ENV": "production"}, log=log)
