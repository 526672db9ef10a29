"""The number at each badge is the number of the list that the badge leads to, for each caller."""

from __future__ import annotations

import msgspec
import pytest

from contracts.badges import Badges
from upstream_sim import testing
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import COUNTERS, count_all
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import family
from upstream_sim.tests.client import AURORA, BOREALIS, NORTH, SUPER
from upstream_sim.tests.reports import ask, caller

# The lists that a badge leads to, as they open from it: the operation and what it is asked for.
LISTS: dict[str, list[tuple[str, dict[str, str]]]] = {
    "withdraw": [("withdrawalsList", {"txStatus": "PENDING"})],
    "deposit": [("depositsList", {"txStatus": "PENDING"})],
    "cashback": [("cashbackPending", {})],
    "affProfit": [("referralPending", {})],
    "bankAccounts": [("bankAccounts", {"status": "PENDING"})],
    "kyc": [("kycDocuments", {"status": "PENDING"})],
    "playerUsernames": [("usernames", {"status": "PENDING"})],
    "tickets": [("supportTickets", {"status": status, "isSnoozed": "false"}) for status in ("NEW", "PENDING")],
    "risk": [("riskPlayers", {"isReviewed": "false", "level": "HIGH"})],
    "overdueInvoices": [("billingV2Invoices", {"isOverdue": "true"})],
}
# Tech tickets count for platform admins alone, who have their list.
OF_PLATFORM = {"tickets": [("techTickets", query) for _, query in LISTS["tickets"]]}
TENANTS = {SUPER: None, AURORA: "aurora", NORTH: "aurora-north", BOREALIS: "borealis"}


@pytest.fixture(scope="module")
def world() -> World:
    """Some of what waits is of players who are test players or deleted by now."""
    world = testing.world()
    players = world.table(PLAYERS)
    for [(operation, query), *_] in LISTS.values():
        page = ask(world, operation, {**query, "limit": "2"})
        for row, field in zip(
            page.get("transactions") or page.get("items") or [], ("isTest", "isDeleted"), strict=False
        ):
            code = row.get("playerCode") or (row.get("player") or {}).get("playerCode") or ""
            if player := players.get(code):
                with world.change() as change:
                    change.put(players, msgspec.structs.replace(player, **{field: True}))
    return world


def test_every_badge_has_its_list() -> None:
    assert {*LISTS} == {*COUNTERS}
    assert {*COUNTERS} <= {*Badges.model_fields}


@pytest.mark.parametrize("email", TENANTS)
@pytest.mark.parametrize("badge", LISTS)
def test_a_badge_counts_what_its_list_has(world: World, badge: str, email: str) -> None:
    op_id = TENANTS[email]
    identity = caller(world, email).identity
    counted = count_all(world, family(world, op_id) if op_id else None, identity)[badge]
    lists = LISTS[badge] + (OF_PLATFORM.get(badge, []) if email == SUPER else [])
    assert sum(ask(world, each, {**query, "limit": "1"}, email)["count"] for each, query in lists) == counted
    assert counted > 0 or email != SUPER
