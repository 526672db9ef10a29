from __future__ import annotations

import upstream_sim.areas  # noqa: F401  # registers the events
from bench.acting import EVENT
from contracts.wire import read_value
from upstream_sim.core.serving.events import EVENTS


def test_the_event_is_one_that_the_simulator_takes() -> None:
    kind, *fields = EVENT
    given = {"playerCode": "P1", **{name: EVENT[name] for name in fields}}
    assert read_value(EVENTS[str(EVENT[kind])].body, given).model_fields_set == given.keys()
