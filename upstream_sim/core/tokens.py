"""A world's bearer tokens: opaque, for half a day of real time, gone with the world."""

from __future__ import annotations

import secrets

from upstream_sim.core.clock import RealTime

LIFETIME = 12 * 3600.0


class Tokens:
    """A token begins with its world's name, so that the world of a request is known from the token alone."""

    def __init__(self, world: str, real: RealTime) -> None:
        self._world = world
        self._real = real
        self._users: dict[str, tuple[str, float]] = {}

    def issue(self, user_code: str) -> str:
        token = f"{self._world}.{secrets.token_urlsafe(32)}"
        self._users = {known: entry for known, entry in self._users.items() if entry[1] > self._real()}
        self._users[token] = (user_code, self._real() + LIFETIME)
        return token

    def user_of(self, token: str) -> str | None:
        """The user code, or None for a token that is unknown, ended or too old."""
        user_code, until = self._users.get(token, ("", 0.0))
        return user_code if until > self._real() else None

    def end(self, token: str) -> None:
        self._users.pop(token, None)


def world_of(token: str) -> str:
    return token.partition(".")[0]
