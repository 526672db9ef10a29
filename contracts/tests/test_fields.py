"""What several areas share: a period, whose start is not after its end."""

from __future__ import annotations

from itertools import chain

import pytest

from contracts.areas import TABLE
from contracts.areas.reports import PartnerReportQuery
from contracts.fields import INVALID_RANGE, FromDateToDate, FromTo
from contracts.wire import Invalid, Wire, read_value

EARLIER, LATER = "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"
REQUIRED = {"opId": "aurora", "kind": "JOINED", "depositAmountInUSDThreshold": 0, "measure": "ggr", "by": "operator"}
ENDS: dict[type[Wire], tuple[str, str]] = {FromTo: ("from", "to"), FromDateToDate: ("fromDate", "toDate")}
INPUTS = {model for model in chain.from_iterable((each.query, each.body) for each in TABLE) if model}
DATED = sorted(
    ((model, *ends) for model in INPUTS for base, ends in ENDS.items() if issubclass(model, base)),
    key=lambda each: each[0].__name__,
)


def test_every_query_and_body_with_both_ends_is_one_of_the_two_periods() -> None:
    names = {model: {field.alias or name for name, field in model.model_fields.items()} for model in INPUTS}
    dated = {model for model in INPUTS if any(names[model] >= set(ends) for ends in ENDS.values())}
    assert dated == {model for model, _, _ in DATED}


@pytest.mark.parametrize(("model", "start", "end"), DATED)
def test_a_period_that_ends_before_it_starts_is_refused_at_its_start(model: type[Wire], start: str, end: str) -> None:
    rest = {name: value for name, value in REQUIRED.items() if name in model.model_fields}
    if "report" in model.model_fields:
        rest["report"] = "top-affiliates" if model is PartnerReportQuery else "games"
    read_value(model, {**rest, start: EARLIER, end: LATER})
    with pytest.raises(Invalid) as caught:
        read_value(model, {**rest, start: LATER, end: EARLIER})
    assert caught.value.fields == {start: INVALID_RANGE}
