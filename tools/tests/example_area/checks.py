"""That the example works: run in a tree which has it, by `tools/tests/test_example_area.py`."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import bff
import contracts
import upstream_sim
from bff.app import bootstrap
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from bff.settings import Settings
from contracts.menu_items import MENU_ITEMS
from contracts.tests.test_documents import DOCUMENTS, wrong_examples
from pitboss.help_site import page
from upstream_sim import testing
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.worlds import DEFAULT_WORLD
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD

TREE = Path(__file__).parent
PLATFORM, CONSOLE = "http://platform.test", "http://127.0.0.1:8000"
SUPER, MANAGER, AURORA, BOREALIS = (
    f"{name}.test" for name in ("super@pitboss", "manager@aurora", "admin@aurora", "admin@borealis")
)


class Both:
    """Both services, and one person signed in at each."""

    def __init__(self, simulator: Simulator) -> None:
        self.simulator = simulator
        self.world = simulator.worlds.get(DEFAULT_WORLD)
        settings = Settings(secret_keys=("a-key-of-one-run",), web_dist=Path("nowhere"))
        engine = HttpxEngine(httpx.ASGITransport(simulator), PLATFORM)
        self.console = httpx.ASGITransport(bootstrap(settings, engine=engine, log=Log(io.StringIO())))

    async def browser(self, email: str) -> httpx.AsyncClient:
        headers = {"X-Requested-With": "pitboss", "Origin": CONSOLE}
        browser = httpx.AsyncClient(transport=self.console, base_url=CONSOLE, headers=headers)
        answer = await browser.post("/api/auth/login", json={"email": email, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return browser

    async def directly(self, email: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(self.simulator), base_url=PLATFORM)
        answer = await client.post("/auth/login", json={"email": email, "password": PASSWORD})
        client.headers["authorization"] = f"Bearer {answer.json()['data']['token']}"
        return client


@pytest.fixture
def both() -> Both:
    return Both(testing.simulator())


@pytest.fixture
async def staff(both: Both) -> httpx.AsyncClient:
    return await both.browser(AURORA)


async def first_new(client: httpx.AsyncClient, path: str = "/api/feedback") -> dict[str, Any]:
    answer = await client.get(path, params={"status": "NEW", "limit": 1})
    assert answer.status_code == 200, answer.text
    item: dict[str, Any] = answer.json()["data"]["items"][0]
    return item


async def reply(client: httpx.AsyncClient, item: dict[str, Any], text: str = "Thank you.") -> httpx.Response:
    headers = {"If-Match": f'"{item["revision"]}"'}
    return await client.post(f"/api/feedback/{item['id']}/reply", json={"reply": text}, headers=headers)


async def badge(client: httpx.AsyncClient) -> int:
    counts: dict[str, int] = (await client.get("/api/admin/badges")).json()["data"]
    return counts["feedback"]


async def test_both_services_list_and_show_it(both: Both, staff: httpx.AsyncClient) -> None:
    item = await first_new(staff)
    assert await first_new(await both.directly(AURORA), "/feedback") == item
    assert (await staff.get(f"/api/feedback/{item['id']}")).json()["data"] == item
    other = await both.browser(BOREALIS)
    assert (await other.get(f"/api/feedback/{item['id']}")).status_code == 404
    assert (await other.get("/api/feedback", params={"opId": item["opId"]})).status_code == 403


async def test_a_reply_is_for_those_with_the_permission(both: Both, staff: httpx.AsyncClient) -> None:
    item = await first_new(staff)
    assert (await reply(await both.browser(MANAGER), item)).status_code == 403
    assert (await reply(staff, item, "")).json()["data"] == {"fields": {"reply": "Reply is required."}}
    answer = await reply(staff, item)
    assert (answer.status_code, answer.json()["messages"]) == (200, ["Reply sent!"])
    assert answer.json()["data"] | {"status": "ANSWERED", "reply": "Thank you."} == answer.json()["data"]
    assert (await reply(staff, item)).status_code == 412


async def test_the_badge_counts_what_nobody_has_answered(both: Both, staff: httpx.AsyncClient) -> None:
    before = await badge(staff)
    await reply(staff, await first_new(staff))
    assert (before > 1, await badge(staff)) == (True, before - 1)


async def test_what_a_blocked_player_said_is_closed(both: Both, staff: httpx.AsyncClient) -> None:
    item = await first_new(staff)
    form = {"playerCode": item["playerCode"], "action": "BLOCK", "reason": "As asked."}
    found = await staff.get("/api/players", params={"playerCode": item["playerCode"]})
    revision = found.json()["data"]["items"][0]["revision"]
    blocked = await staff.post("/api/players/block", json=form, headers={"If-Match": f'"{revision}"'})
    assert blocked.status_code == 200, blocked.text
    assert (await staff.get(f"/api/feedback/{item['id']}")).json()["data"]["status"] == "CLOSED"


async def test_players_say_something_by_themselves(both: Both, staff: httpx.AsyncClient) -> None:
    before = (await staff.get("/api/feedback")).json()["data"]["count"]
    fire_event(both.world, "activitySwitched", {"mode": "busy"})
    both.world.advance("PT12H")
    assert (await staff.get("/api/feedback")).json()["data"]["count"] > before


async def test_views_of_its_list_are_saved(staff: httpx.AsyncClient) -> None:
    form = {"listId": "feedback", "name": "Unanswered", "query": "status=NEW"}
    assert (await staff.post("/api/views", json=form)).status_code == 200
    found = (await staff.get("/api/views", params={"listId": "feedback"})).json()["data"]["views"]
    assert [view["name"] for view in found] == ["Unanswered"]


async def test_its_permissions_are_explained_and_open_its_page(both: Both) -> None:
    browser = await both.browser(SUPER)
    listed = (await browser.get("/api/users/permissions-v2", params={"limit": 1000})).json()["data"]["items"]
    found = next(each for each in listed if each["name"] == "feedback_read")
    assert (found["title"], found["requiredMenuItems"]) == ("View feedback", "/feedback")
    assert "/feedback" in MENU_ITEMS


async def test_its_page_is_explained(staff: httpx.AsyncClient) -> None:
    texts = {each["slug"]: each for each in (await staff.get("/api/tooltips")).json()["data"]["tooltips"]}
    assert texts["feedback"]["title"] == "Feedback"
    assert "<h1>Feedback</h1>" in page("feedback")[1]


def test_the_services_are_those_of_this_tree() -> None:
    assert {Path(module.__file__ or "").parents[1] for module in (bff, contracts, upstream_sim)} == {TREE}


@pytest.mark.parametrize("document", DOCUMENTS.values(), ids=DOCUMENTS)
def test_its_examples_are_what_the_schemas_take(document: dict[str, Any]) -> None:
    """Its own: those of the others are held where they are."""
    schemas = document["components"]["schemas"].items()
    own = {name: schema for name, schema in schemas if "feedback" in f"{name} {json.dumps(schema)}".lower()}
    paths = {
        path: calls for path, calls in document["paths"].items() if path.startswith(("/api/feedback", "/feedback"))
    }
    assert len(own) > 1
    assert len(paths) > 1
    assert wrong_examples({"components": {"schemas": own}, "paths": paths}, document["components"]) == []


def test_it_is_emitted() -> None:
    document = json.loads((TREE / "contracts" / "openapi.json").read_text())
    assert {"/api/feedback", "/api/feedback/{id}", "/api/feedback/{id}/reply"} <= document["paths"].keys()
    assert document["components"]["schemas"]["Badges"]["properties"]["feedback"]["type"] == "integer"
    generated = TREE / "web" / "src" / "api" / "gen"
    assert "feedbackReply" in (generated / "feedback" / "meta.ts").read_text()
    assert (
        'export const feedbackReplyRules: Rules<FeedbackReply> = {\n  reply: [required("Reply is required."), '
        in (generated / "feedback" / "rules.ts").read_text()
    )
    assert '"feedback"' in (generated / "views" / "enums.ts").read_text()
    assert "feedback_read" in (generated / "permissions.ts").read_text()
