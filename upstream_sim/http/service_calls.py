"""What the platform answers to the console itself, under a token that opens nothing else."""

from __future__ import annotations

import hmac
from collections.abc import Mapping

from contracts.areas.auth import ChangesQuery
from contracts.wire import read_query
from upstream_sim.core.calls.answers import Answer, answer_of
from upstream_sim.core.refusals import NotSignedIn
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.http.admission import bearer


class ServiceCalls:
    """`token` is SIM_SERVICE_TOKEN; without one nobody is answered."""

    def __init__(self, worlds: Worlds, token: str | None) -> None:
        self._worlds = worlds
        self._token = token

    def changes(self, headers: Mapping[str, str], query: list[tuple[str, str]]) -> Answer:
        """Whose identity changed since the cursor. Raises NotSignedIn, Invalid."""
        given = bearer(headers)
        if not self._token or not hmac.compare_digest(given.encode(), self._token.encode()):
            raise NotSignedIn
        return answer_of(self._worlds.identities.since(read_query(ChangesQuery, query).since))
