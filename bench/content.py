"""Lists of content and images at the simulator: thousands of items and images at the largest scale."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.plan import Plan
from bench.simulating import sign_in
from contracts.operation import Operation
from contracts.table import TABLE
from pitboss.services import free_port, running

AIM_MS = 20.0
PICKER = 500  # a page of the picker
TENANT = {"opId": "aurora"}
PERSIAN = {**TENANT, "selectedLanguage": "fa"}
LISTS: dict[str, tuple[Operation, dict[str, Any], Any]] = {
    "posts": (TABLE["cmsV2Posts"], TENANT, None),
    "posts by title": (TABLE["cmsV2Posts"], {**TENANT, "text": "cup"}, None),
    "posts that a language lacks": (TABLE["cmsV2Posts"], {**PERSIAN, "isMissing": "true"}, None),
    "pages": (TABLE["cmsV2Pages"], TENANT, None),
    "slides": (TABLE["cmsV2Slides"], TENANT, None),
    "images": (TABLE["mediaV2List"], TENANT, {}),
    "images by tag": (TABLE["mediaV2List"], TENANT, {"tags": ["summer"]}),
    "the picker's images": (TABLE["mediaV2List"], {**TENANT, "limit": PICKER}, {}),
    "translations": (TABLE["translations"], {}, None),
}
SHARE = 10  # of the plan's reads: there are nine lists
SCALE = 100  # of content alone: a whole world of this scale takes minutes to make
READY_SECONDS = 120


def section(plan: Plan) -> Section:
    """The p50 of each list."""
    found = Section("Lists of content at the simulator, called directly over loopback")
    port = free_port()
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(SCALE)}
    with running([processes.python("simulator", "bench.content_platform", port, env=env)], READY_SECONDS):
        own = sign_in(port)
        sizes = {name: _count(port, own, name) for name in ("posts", "images")}
        found.remarks.append(
            f"{sizes['posts']:,} posts and {sizes['images']:,} images of one operator; each list is asked for 50 rows, "
            f"the picker's for {PICKER}, on one connection."
        )
        for name in LISTS:
            call = client.request(*_call(name, own))
            sent = (client.send_all(port, [call] * max(10, plan.reads // SHARE)) for _ in range(plan.rounds))
            medians = [percentile(each.milliseconds, 0.5) for each in sent]
            found.add(f"scale {SCALE}, {name}, p50", "ms", medians, AIM_MS)
    return found


def _call(name: str, headers: client.Headers) -> tuple[str, str, client.Headers, Any]:
    operation, query, body = LISTS[name]
    return operation.method, f"{operation.upstream_path(None)}?{urlencode(query)}", headers, body


def _count(port: int, headers: client.Headers, name: str) -> int:
    found: int = client.send(port, *_call(name, headers)).json()["data"]["count"]
    return found
