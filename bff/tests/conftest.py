"""For the tests of the BFF: Redis on a busy machine is late, not away."""

from __future__ import annotations

import sys

import pytest

CLIENT = "bff.stores.redis.client"
LIMITS = ("REPLY_SECONDS", "CONNECT_SECONDS", "AGAIN_SECONDS")
PATIENT_SECONDS = 60.0


@pytest.fixture(autouse=True)
def _patient_with_redis(monkeypatch: pytest.MonkeyPatch) -> None:
    if client := sys.modules.get(CLIENT):
        for limit in LIMITS:
            monkeypatch.setattr(client, limit, PATIENT_SECONDS)
