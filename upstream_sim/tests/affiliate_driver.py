"""A desk at which a new affiliate of aurora has a channel, brings players, claims and is paid."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import add_transaction
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.users import USERS, User
from upstream_sim.tests.bets import play
from upstream_sim.tests.billing_records import PAYMENT, Clerk
from upstream_sim.tests.billing_v2 import CallResult
from upstream_sim.tests.client import SUPER

PERCENTAGES: dict[str, Any] = {
    "administrationFeePercentage": 2,
    "depositFeePercentage": 1,
    "withdrawFeePercentage": Decimal("0.5"),
    "referralFeePercentage": 10,
    "casinoCommission": 30,
    "sportCommission": 20,
}
PASSWORD = "Lamplight-7301"
DOMAIN = "aurora-play.com"
CHANNEL = {"title": "Spring", "description": "Banner on the front page", "baseUrl": DOMAIN}


class AffiliateDriver(Clerk):
    aff_id: str

    def __init__(self, email: str = SUPER, beside: Clerk | None = None) -> None:
        super().__init__(email, beside)
        self.number: int = beside.number if isinstance(beside, AffiliateDriver) else 0
        self.aff_id: str = beside.aff_id if isinstance(beside, AffiliateDriver) else self.added()["affId"]

    def draft(self, **more: Any) -> dict[str, Any]:
        self.number += 1
        form = {
            "email": f"partner{self.number}@mail.test",
            "password": PASSWORD,
            "nickname": f"Partner {self.number}",
            "userCode": f"P-{self.number}",
            "opId": "aurora",
            **PERCENTAGES,
            **more,
        }
        return {name: value for name, value in form.items() if value is not None}

    def create(self, **more: Any) -> CallResult:
        return self.call("affiliateCreate", body=self.draft(**more))

    def added(self, **more: Any) -> Any:
        made = self.create(**more)
        assert made.http == 200, made.body
        return made.data

    def known(self, aff_id: str | None = None) -> Affiliate:
        found = self.world.table(AFFILIATES).get(aff_id or self.aff_id)
        assert found is not None
        return found

    def account(self, aff_id: str | None = None) -> User:
        found = self.world.table(USERS).get(self.known(aff_id).userCode)
        assert found is not None
        return found

    def details(self, aff_id: str | None = None) -> Any:
        reply = self.call("affiliate", of=self.known(aff_id).userCode)
        assert reply.http == 200, reply.body
        return reply.data

    def percentages(self, *, revision: int | None = None, aff_id: str | None = None, **changes: Any) -> CallResult:
        affiliate = self.known(aff_id)
        body = {"adminId": affiliate.userCode, **PERCENTAGES, **changes}
        return self.call("affiliateSettingsUpdate", body=body, revision=revision or affiliate.revision)

    def deletes(self, aff_id: str | None = None, *, revision: int | None = None) -> CallResult:
        affiliate = self.known(aff_id)
        body = {"adminId": affiliate.userCode}
        return self.call("affiliateDelete", body=body, revision=revision or affiliate.revision)

    def channel(self, **more: Any) -> Any:
        made = self.call("channelCreate", body={**CHANNEL, "affId": self.aff_id, "opId": "aurora", **more})
        assert made.http == 200, made.body
        return made.data

    def brings(self, **more: Any) -> Player:
        """A new player of aurora who came by the affiliate."""
        self.number += 1
        form = {
            "opId": "aurora",
            "firstName": "Nika",
            "lastName": "Voss",
            "username": f"nika_voss_{self.number}",
            "email": f"nika{self.number}@mail.test",
            "affId": self.aff_id,
            **more,
        }
        found = self.world.table(PLAYERS).get(fire_event(self.world, "playerRegistered", form)["playerCode"])
        assert found is not None
        return found

    def deposits(self, player: Player, amount: object, *, is_first: bool = True) -> None:
        usd = Decimal(str(amount))
        with self.world.change() as change:
            add_transaction(
                change,
                player,
                TransactionType.DEPOSIT,
                amount=usd,
                currency="USD",
                amount_in_usd=usd,
                status=TransactionStatus.CONFIRMED,
                isFTD=is_first,
            )

    def bets(self, player: Player, stake: object, win: object = 0) -> None:
        play(self.world, player.playerCode, Decimal(str(stake)), Decimal(str(win)))

    def end_month(self) -> None:
        """From the first of a month to that of the next; the world begins on the first of November 2026 at noon."""
        self.world.advance("P1M")

    def claims(self, **period: str) -> Any:
        return fire_event(self.world, "affiliateClaims", {"affId": self.aff_id, **period})

    def history(self, **body: str) -> list[Any]:
        reply = self.call("affiliateClaimHistory", query={"affId": self.aff_id}, body=body)
        assert reply.http == 200, reply.body
        found: list[Any] = reply.data
        return found

    def pays(self, amount: object, claim_id: str | None = None, **more: Any) -> CallResult:
        body = {**PAYMENT, "affId": self.aff_id, "amountInUSD": Decimal(str(amount)), **more}
        return self.call("affiliateBillingPaymentAdd", body=body if claim_id is None else {**body, "claimId": claim_id})

    def rejects(self, claim: Mapping[str, Any], **more: Any) -> CallResult:
        body = {"claimId": claim["claimId"], "actionType": "reject", "note": "Please claim again", **more}
        return self.call("affiliateClaimReject", body=body, revision=claim["revision"])

    def months(self) -> list[Any]:
        """The closed months, the latest first."""
        found: list[Any] = self.listed("affiliateMonths", affId=self.aff_id)["items"]
        return found

    def statement(self, record_id: str) -> Any:
        reply = self.call("affiliateStatement", of=record_id)
        assert reply.http == 200, reply.body
        return reply.data

    def at(self, email: str) -> AffiliateDriver:
        """The same desk, with somebody else at it."""
        return AffiliateDriver(email, self)

    def own(self) -> AffiliateDriver:
        """The affiliate at the desk, whose password is changed."""
        account = self.account()
        with self.world.change() as change:
            change.put(self.world.table(USERS), msgspec.structs.replace(account, mustChangePassword=False))
        return self.at(account.email)
