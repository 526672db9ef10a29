"""What a Redis server must be to keep sessions."""

from __future__ import annotations

from typing import Any

from bff.errors import StoreUnavailable

OLDEST = 7


class Unfit(StoreUnavailable):
    """A server that cannot keep sessions: the text is one sentence for whoever set it."""


def check_fitness(info: Any) -> None:
    """Raises Unfit by what INFO answers."""
    if not isinstance(info, bytes):
        raise Unfit("Redis does not let this user ask INFO: grant it, since the console checks the server by it.")
    lines = info.decode("utf-8", "replace").splitlines()
    told = dict(line.split(":", 1) for line in lines if ":" in line and not line.startswith("#"))
    version = told.get("redis_version", "")
    if not version.partition(".")[0].isdecimal() or int(version.partition(".")[0]) < OLDEST:
        raise Unfit(f"Redis {version or 'of an unknown version'} is too old: {OLDEST} or newer is needed.")
    if told.get("cluster_enabled") == "1":
        raise Unfit("Redis is a Cluster, which the console's scripts do not work on: name a single server.")
    policy = told.get("maxmemory_policy", "noeviction")
    if policy != "noeviction":
        raise Unfit(f"Redis has maxmemory-policy {policy}, by which it may drop sessions: set noeviction.")
    if told.get("role", "master") != "master":
        raise Unfit("Redis is a replica, which takes no writes: name the primary.")
