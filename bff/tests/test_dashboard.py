"""The dashboard and the alerts ask for metrics that there are, by labels that they have."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import Counter, Gauge, Histogram

from bff import errors
from bff.metrics.prometheus import Meter
from bff.metrics.tally import Tally
from bff.tests.test_drain import ROOT

OWN_LABELS = {"job", "instance", "le"}
RULES = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())["groups"][0]["rules"]
PANELS = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text())["panels"]


async def never() -> bool:
    return False


def known() -> dict[str, set[str]]:
    """The labels of each series by its name."""
    meter = Meter(Tally())
    meter.watch_redis(never)
    found: dict[str, set[str]] = {}
    for metric in set(meter.registry._collector_to_names):
        assert isinstance(metric, Counter | Gauge | Histogram)
        name, labels = metric._name, set(metric._labelnames)
        names = {name}
        if isinstance(metric, Counter):
            names = {f"{name}_total"}
        if isinstance(metric, Histogram):
            names = {f"{name}_bucket", f"{name}_count", f"{name}_sum"}
        found |= dict.fromkeys(names, labels)
    return found


def expressions() -> Iterator[tuple[str, str]]:
    yield from ((rule["alert"], rule["expr"]) for rule in RULES)
    yield from ((panel["title"], target["expr"]) for panel in PANELS for target in panel["targets"])


@pytest.mark.parametrize(("title", "expression"), list(expressions()))
def test_each_asks_for_what_there_is(title: str, expression: str) -> None:
    labels_of, asked = known(), re.findall(r"(pitboss_\w+)(?:\{([^}]*)\})?", expression)
    assert asked, title
    of_these: set[str] = set()
    for name, within in asked:
        assert name in labels_of, (title, name)
        of_these |= labels_of[name]
        assert {*re.findall(r"(\w+)(?==|!=|=~)", within)} <= labels_of[name] | OWN_LABELS, (title, within)
    for grouped in re.findall(r"by \(([^)]*)\)", expression):
        assert {*grouped.split(", ")} <= of_these | OWN_LABELS, (title, grouped)
    for causes in re.findall(r'cause=~?"([^"]+)"', expression):
        assert all(hasattr(errors, cause) for cause in causes.split("|")), causes


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(expression for _, expression in expressions())
    families = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in known()}
    assert {family for family in families if family not in shown} == set()


def test_an_alert_says_how_urgent_it_is_and_what_is_wrong() -> None:
    assert {rule["labels"]["severity"] for rule in RULES} == {"page", "ticket"}
    assert all(rule["annotations"]["summary"].endswith(".") for rule in RULES)
    told = (ROOT / "docs/operating.md").read_text()
    assert [rule["alert"] for rule in RULES if f"`{rule['alert']}`" not in told] == []
