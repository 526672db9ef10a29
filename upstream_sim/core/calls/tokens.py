"""A world's bearer tokens: opaque, for half a day of real time, gone with the world."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from upstream_sim.core.clock import RealTime

LIFETIME = 12 * 3600.0
MOST_FAILED_PROOFS = 5


@dataclass(slots=True)
class Token:
    """Whose it is, until when, when they last gave their password, and how often in vain since."""

    user_code: str
    until: float
    proved_at: float
    failed_proofs: int = 0


class Tokens:
    """A token begins with its world's name, so that the world of a request is known from the token alone."""

    def __init__(self, world: str, real: RealTime) -> None:
        self._world = world
        self._real = real
        self._tokens: dict[str, Token] = {}

    def issue(self, user_code: str) -> str:
        """A new token, of one who has just given their password."""
        token, now = f"{self._world}.{secrets.token_urlsafe(32)}", self._real()
        self._tokens = {known: entry for known, entry in self._tokens.items() if entry.until > now}
        self._tokens[token] = Token(user_code, now + LIFETIME, now)
        return token

    def user_of(self, token: str) -> str | None:
        """The user code, or None for a token that is unknown, ended or too old."""
        entry = self._tokens.get(token)
        return entry.user_code if entry is not None and entry.until > self._real() else None

    def prove(self, token: str) -> float:
        """Notes that the user has given their password again; the instant."""
        entry = self._tokens[token]
        entry.proved_at, entry.failed_proofs = self._real(), 0
        return entry.proved_at

    def fail_proof(self, token: str) -> bool:
        """Notes a wrong password; whether it was one too many, which ends the token."""
        entry = self._tokens[token]
        entry.failed_proofs += 1
        if entry.failed_proofs < MOST_FAILED_PROOFS:
            return False
        self.end(token)
        return True

    def proof_age(self, token: str) -> float:
        """The seconds since the user last gave their password."""
        return self._real() - self._tokens[token].proved_at

    def of_user(self, user_code: str) -> dict[str, Token]:
        """The tokens of a user that are good, the latest last."""
        now = self._real()
        entries = self._tokens.items()
        return {token: entry for token, entry in entries if entry.user_code == user_code and entry.until > now}

    def end(self, token: str) -> None:
        self._tokens.pop(token, None)

    def end_of_user(self, user_code: str, *, but: str = "") -> None:
        """Ends every token of a user, save one."""
        ended = [token for token, entry in self._tokens.items() if entry.user_code == user_code and token != but]
        for token in ended:
            self.end(token)


def world_of(token: str) -> str:
    return token.partition(".")[0]
