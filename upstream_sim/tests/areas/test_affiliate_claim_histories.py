"""Whatever affiliates earn and claim, and whatever is paid, rejected and deleted: no month is in two claims, what can
be claimed is never below 0, and a claim is paid by just its payment."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from tools.examples import examples
from upstream_sim.areas.affiliate_billing.claims import CLAIMS, HOLDING, AffiliateClaim, claimable_by
from upstream_sim.areas.affiliate_billing.records import RECORDS, AffiliateRecord
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.tests.affiliate_driver import AffiliateDriver
from upstream_sim.tests.histories import CheckedHistories

pytestmark = pytest.mark.slow

AMOUNTS = st.decimals("0.01", 500, places=2)
PERIODS = st.sampled_from(
    [{}, {"to": "2026-12-31T23:59:59.999999Z"}, {"from": "2026-12-01T00:00:00Z"}, {"from": "2027-02-01T00:00:00Z"}]
)
PICKS = st.integers(0, 5)


class ClaimHistories(CheckedHistories):
    def __init__(self) -> None:
        super().__init__()
        self.desk = AffiliateDriver()
        self.world = self.desk.world
        self.player = self.desk.brings()
        self.desk.bets(self.player, 200)
        self.desk.end_month()

    @property
    def claims(self) -> list[AffiliateClaim]:
        return list(self.world.table(CLAIMS).where(affId=self.desk.aff_id))

    @property
    def records(self) -> list[AffiliateRecord]:
        return list(self.world.table(RECORDS).where(affId=self.desk.aff_id))

    @rule(stake=AMOUNTS, win=AMOUNTS)
    def bet_to_the_end_of_the_month(self, stake: Decimal, win: Decimal) -> None:
        self.desk.bets(self.player, stake, win)
        self.desk.end_month()

    @rule(period=PERIODS)
    def claim(self, period: dict[str, str]) -> None:
        with suppress(ValidationFailed):
            self.desk.claims(**period)

    @rule(amount=AMOUNTS)
    def pay_without_a_claim(self, amount: Decimal) -> None:
        assert self.desk.pays(amount).http == 200

    @rule(pick=PICKS, more=st.sampled_from(["0", "0", "0.01"]))
    def pay_a_claim(self, pick: int, more: str) -> None:
        claim = self._picked(pick)
        if claim is not None:
            waits = claim.status is AffiliateClaimStatus.CLAIMED
            reply = self.desk.pays(claim.amountInUSD + Decimal(more), claim.claimId)
            assert (reply.http == 200) is (waits and more == "0"), reply.body

    @rule(pick=PICKS)
    def reject(self, pick: int) -> None:
        claim = self._picked(pick)
        if claim is not None:
            reply = self.desk.rejects({"claimId": claim.claimId, "revision": claim.revision})
            assert (reply.http == 200) is (claim.status is AffiliateClaimStatus.CLAIMED), reply.body

    @rule(pick=PICKS)
    def delete_a_payment(self, pick: int) -> None:
        paid = [each for each in self.records if each.type is AffiliateRecordType.PAYMENT]
        if paid:
            chosen = paid[pick % len(paid)]
            body = {"paymentId": chosen.id, "opId": "aurora", "affId": self.desk.aff_id}
            reply: Any = self.desk.call("affiliateBillingPaymentDelete", body=body, revision=chosen.revision)
            assert reply.http == 200, reply.body

    def _picked(self, pick: int) -> AffiliateClaim | None:
        return self.claims[pick % len(self.claims)] if self.claims else None

    def check(self) -> None:
        taken = Counter(record_id for each in self.claims if each.status in HOLDING for record_id in each.months)
        assert not taken or max(taken.values()) == 1
        assert claimable_by(self.world, self.desk.aff_id) >= 0
        known = {each.id: each for each in self.records}
        for claim in self.claims:
            assert 0 < claim.amountInUSD <= sum(known[record_id].amountInUSD for record_id in claim.months)
            payment = known.get(claim.paymentId or "")
            assert (payment is not None) is (claim.status is AffiliateClaimStatus.PAID)
            assert payment is None or payment.amountInUSD == claim.amountInUSD
        paying = [each.paymentId for each in self.claims if each.paymentId]
        assert len(paying) == len(set(paying))


TestHistories = ClaimHistories.TestCase
TestHistories.settings = settings(max_examples=examples(10), stateful_step_count=12, deadline=None)
