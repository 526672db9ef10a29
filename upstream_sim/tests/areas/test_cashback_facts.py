"""What staff see before they decide about a claim of cashback."""

from __future__ import annotations

from typing import Any

from upstream_sim.tests.billing_v2 import CallResult
from upstream_sim.tests.cashback_driver import CashbackDriver


def claim_of(till: CashbackDriver, claimed: CallResult) -> Any:
    found = till.send("cashbackFacts", query={"txId": claimed.data["txId"]})
    assert found.http == 200, found.body
    return found.data["claim"]


def test_a_claim_shows_the_loss_its_level_and_what_was_credited_and_claimed_before() -> None:
    till = CashbackDriver()
    till.loses(1_200)
    till.world.advance("P1D")
    first = till.claim(40)
    assert till.decide(first, "confirm", acknowledged=["PLAYER_BLOCKED"]).http == 200
    second = till.claim(25)
    assert claim_of(till, second) == {
        "claimInUSD": 25,
        "betAmountInUSD": 1_200,
        "winAmountInUSD": 0,
        "playerLossInUSD": 1_200,
        "adjustedPlayerLossInUSD": 1_200,
        "level": 1,
        "levelLostAmountInUSD": 1_000,
        "percentage": 20,
        "entitledInUSD": 240,
        "creditedInUSD": 240,
        "creditedBeyondInUSD": 0,
        "claimedBeforeInUSD": 40,
        "lastCreditedAt": "2026-11-02T00:00:00Z",
        "explanation": None,
    }
    assert till.decide(second, "reject").http == 200
    assert claim_of(till, second)["claimedBeforeInUSD"] == 40


def test_a_player_who_is_ahead_has_to_claim_what_was_credited_before() -> None:
    till = CashbackDriver()
    till.loses(100)
    till.world.advance("P1D")
    till.wins(150)
    claim = claim_of(till, till.claim(8))
    figures = ("playerLossInUSD", "entitledInUSD", "creditedInUSD", "creditedBeyondInUSD", "level")
    assert tuple(claim[name] for name in figures) == (-50, 0, 10, 10, None)
    assert claim["explanation"] == (
        "The player is ahead by 50.00 USD in all, so that nothing is due now. 10.00 USD were credited until "
        "02 Nov 2026 when the loss was larger; wins do not take back what was credited."
    )


def test_a_smaller_loss_than_before_is_explained_too() -> None:
    till = CashbackDriver()
    till.loses(100)
    till.world.advance("P1D")
    till.wins(60)
    explanation = claim_of(till, till.claim(8))["explanation"]
    assert explanation.startswith("The loss gives 4.00 USD now, less than what was credited. 10.00 USD were credited")
