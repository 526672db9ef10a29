"""A field that the simulated platform refuses reaches the browser as a field, whatever dialect the answer is in."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bff.engines.engine import Reply
from bff.replies.normalising import normalise
from contracts.operation import Dialect
from contracts.table import TABLE
from upstream_sim.core.calls.answers import answer_to
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.http.dialects import render

# These say nothing at all of a failure.
MUTE = {Dialect.HTML, Dialect.EMPTY}
# These say only the first message, and nothing beside it.
FIRST_ALONE = {Dialect.DATA_TEXT}


@pytest.mark.parametrize("dialect", sorted(set(Dialect) - MUTE))
def test_refused_fields_reach_the_browser_in_every_dialect(dialect: Dialect) -> None:
    refused = {
        "dnsRecordName": "A CNAME shares its name with nothing: rename it.",
        "settings.0.percentage": "Too much.",
    }
    reply = render(answer_to(ValidationFailed(fields=refused)), dialect)
    operation = replace(TABLE.by_id["dnsRecordV2Add"], dialect=dialect)
    answer = normalise(operation, Reply(reply.http, [], reply.body), "request-1")
    envelope = json.loads(answer.body)
    first, text = next(iter(refused.items()))
    expected = {first: text} if dialect in FIRST_ALONE else refused
    assert (answer.http, envelope["status"], envelope["data"]) == (422, "VALIDATION_ERROR", {"fields": expected})
    assert envelope["messages"][0] == f"{first}: {text}"
