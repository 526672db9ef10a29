"""Giving, betting, unlocking, claiming, deducting, topping up, lapsing and deleting, in whatever order, and what then
holds."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import datetime
from decimal import Decimal

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from contracts.areas.bonuses import BonusStatus
from contracts.bet_filters import BetType, StakeFrom
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bonuses.grants import holder_of
from upstream_sim.areas.bonuses.records import DEFINITIONS, GRANTS, PROGRESS, RELEASES, Grant, Release, progress_id
from upstream_sim.areas.bonuses.rules import period_at
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.shared.measures import SETTLED
from upstream_sim.tests.bonus_driver import BonusDriver, tier
from upstream_sim.tests.bonuses import give_no_bonuses, require_books
from upstream_sim.tests.client import SUPER
from upstream_sim.tests.money import MoneyMachine

WHO = st.integers(0, 1)
AMOUNT = st.decimals("0.01", 60, places=2)
STAKE = st.sampled_from([Decimal("0.5"), Decimal(20), Decimal(40), Decimal(60)])
CLAIMED = st.decimals("0.01", 12, places=2)
SOURCES = st.sampled_from([*[StakeFrom.MAIN] * 3, StakeFrom.FREE_BET])
LOSING = st.sampled_from(["", "", "", "before", "after"])
DECIDED = st.sampled_from(["confirm", "reject", "delete"])
PICK = st.integers(0, 9)


class BonusActions(MoneyMachine):
    """Two players, a deposit bonus with two releases, a manual one with one, both with budgets, and one for
    registrations; the second player is at a brand, and given its operator's bonuses."""

    def __init__(self) -> None:
        super().__init__()
        give_no_bonuses(self.world)
        give_no_bonuses(self.world, "aurora-north")
        self.driver = BonusDriver(SUPER, self.desk)
        driver = self.driver
        self.deposit = driver.bonus(driver.terms(budgetInUSD=150, daysToUse=3, minDepositAmountInUSD=1))
        self.manual = driver.bonus(driver.fixed(amount=60, budgetInUSD=100, daysToUse=2, wageringMultiplier=2))
        self.welcome = driver.bonus(driver.fixed("REGISTRATION_BONUS", 7, daysToUse=1))
        daily = {"schedule": "DAILY", "betType": None}
        self.releases = [
            driver.release(self.deposit, tiers=[tier(1, 50, 10), tier(2, 120, 25)]),
            driver.release(self.deposit, **daily, tiers=[tier(1, 100, 30, minBetAmountInUSD=Decimal(40))]),
            driver.release(self.manual, **daily, tiers=[tier(1, 40, 15), tier(2, 80, 45)]),
            driver.release(self.welcome, **daily, tiers=[tier(1, 10, 7)]),
        ]
        self.bonus_players = [driver.registers(), driver.registers("aurora-north")]

    def as_player(self, who: int) -> BonusDriver:
        self.driver.player = self.driver.known(self.bonus_players[who].playerCode)
        return self.driver

    @rule(who=WHO, amount=AMOUNT)
    def deposit_some(self, who: int, amount: Decimal) -> None:
        self.as_player(who).deposits(amount)

    @rule(who=WHO, amount=AMOUNT, lost=LOSING)
    def give(self, who: int, amount: Decimal, lost: str) -> None:
        body = {"playerCode": self.bonus_players[who].playerCode, "bonusId": self.manual, "note": "A note"}
        before = self.world.table(GRANTS).count(bonusId=self.manual)
        reply = self.act("bonusGive", {**body, "amountInUSD": amount}, lost)
        given = self.world.table(GRANTS).count(bonusId=self.manual) - before
        assert given == (reply.http == 200)

    @rule(who=WHO, stake=STAKE, kind=st.sampled_from(BetType), source=SOURCES)
    def bet(self, who: int, stake: Decimal, kind: BetType, source: StakeFrom) -> None:
        before = self._unlocked()
        self.as_player(who).bets(stake, kind=kind, source=source)
        if source is StakeFrom.FREE_BET:
            assert self._unlocked() == before

    @rule(who=WHO)
    def verify(self, who: int) -> None:
        self.as_player(who).changes(verification="CONFIRMED", isVerified=True)

    @rule(who=WHO, amount=CLAIMED)
    def claim(self, who: int, amount: Decimal) -> None:
        driver = self.as_player(who)
        claimable = sum(grant.claimable_cents for grant in driver.grants)
        with suppress(ValidationFailed):
            driver.claims(amount)
            assert amount * 100 <= claimable
            return
        assert amount * 100 > claimable

    @rule(who=WHO, count=st.integers(1, 3), action=DECIDED)
    def play_and_claim_all(self, who: int, count: int, action: str) -> None:
        """A few bets, and then whatever is unlocked."""
        driver = self.as_player(who)
        driver.deposits(Decimal(40))
        for _ in range(count):
            driver.bets(Decimal(50))
        claimable = sum(grant.claimable_cents for grant in driver.grants)
        if claimable:
            driver.claims(Decimal(claimable).scaleb(-2))
            self.decide(who, action, "")

    @rule(who=WHO, action=DECIDED, lost=LOSING)
    def decide_one(self, who: int, action: str, lost: str) -> None:
        self.decide(who, action, lost)

    def decide(self, who: int, action: str, lost: str) -> None:
        """Decides the oldest claim that waits, or else what was promised."""
        query = {"playerCode": self.bonus_players[who].playerCode, "txStatus": "PENDING"}
        rows = self.desk.send("bonusTransactions", query=query).data["transactions"]
        if not rows:
            return
        row = next((each for each in rows if each["transactionSubType"] == "BONUS_CLAIM"), rows[0])
        if action == "delete":
            self.act("transactionDelete", {"txId": row["txId"]}, lost, row["revision"])
        else:
            self.act("transactionBonus", {"txId": row["txId"], "actionType": action}, lost)

    @rule(who=WHO, amount=AMOUNT, action=st.sampled_from(["top-up", "deduct"]), lost=LOSING)
    def change_bonus_wallet(self, who: int, amount: Decimal, action: str, lost: str) -> None:
        body = {"playerCode": self.bonus_players[who].playerCode, "amount": amount, "action": action, "note": "A note"}
        self.act("walletTopupBonus", body, lost)

    @rule(pick=PICK)
    def delete_or_switch(self, pick: int) -> None:
        """Now and then a release or a bonus goes."""
        if pick == 0:
            release = self.world.table(RELEASES).get(self.releases[1]["releaseId"])
            if release is not None and not release.isDeleted:
                self._done("bonusReleaseDelete", {"releaseId": release.releaseId}, release.revision)
        elif pick == 1:
            definition = self.world.table(DEFINITIONS).get(self.manual)
            if definition is not None and definition.status is not BonusStatus.DELETED:
                self._done("bonusDefinitionDelete", {"bonusId": self.manual}, definition.revision)

    def _done(self, operation: str, query: dict[str, str], revision: int) -> None:
        assert self.desk.send(operation, query=query, revision=revision).http == 200

    def _unlocked(self) -> int:
        return sum(grant.unlocked_cents for each in self.bonus_players for grant in self._grants_of(each.playerCode))

    def _grants_of(self, code: str) -> list[Grant]:
        return [grant for grant in self.world.table(GRANTS).where(playerCode=code) if not grant.isPending]

    @invariant()
    def each_dollar_belongs_to_one_grant(self) -> None:
        require_books(self.world, frozenset(player.playerCode for player in self.bonus_players))

    @invariant()
    def releases_unlock_what_the_bets_of_their_periods_reach(self) -> None:
        """Of those that ran from the beginning on: each tier of a period once, by the settled bets of that period."""
        for made in self.releases:
            release = self.world.table(RELEASES).get(made["releaseId"])
            assert release is not None
            for player in self.bonus_players:
                self._require_unlocks(release, player.playerCode)

    def _require_unlocks(self, release: Release, code: str) -> None:
        bets = [bet for bet in self.world.table(BETS).where(playerCode=code) if _counts(release, bet)]
        by_period: Counter[datetime | None] = Counter()
        for grant in self._grants_of(code):
            for unlock in grant.unlocks:
                if unlock.releaseId == release.releaseId:
                    by_period[unlock.periodFrom] += unlock.cents
        for period, cents in by_period.items():
            assert period is not None
            began, ends = period_at(release.terms.schedule, period)
            own = [bet for bet in bets if bet.settledAt is not None and began <= bet.settledAt < ends]
            assert cents <= _entitled(release, own)
        self._require_progress(release, code, bets)

    def _require_progress(self, release: Release, code: str, bets: list[Bet]) -> None:
        """While something is locked, all that the running period's bets are entitled to is unlocked."""
        grants = [grant for grant in self._grants_of(code) if grant.bonusId == release.bonusId]
        if release.isDeleted or not any(grant.locked_cents for grant in grants):
            return
        began, ends = period_at(release.terms.schedule, self.world.now())
        own = [bet for bet in bets if bet.settledAt is not None and began <= bet.settledAt < ends]
        wager = holder_of(self.world, code).wager(release.releaseId)
        unlocked = wager.periodUnlockedCents if wager.period == began else 0
        assert unlocked == _entitled(release, own)
        if wager.period == began:
            least = release.terms.tiers[0].minBetCents
            total = sum(bet.stakeInUSDCents for bet in own if bet.stakeInUSDCents >= least)
            assert wager.wagers[0] == wager.periodCents == total
            progress = self.world.table(PROGRESS).get(progress_id(release.releaseId, code))
            assert progress is not None
            assert progress.givenCents == sum(grant.cents for grant in grants)


def _counts(release: Release, bet: Bet) -> bool:
    is_own = bet.stakeFrom is StakeFrom.MAIN and bet.status in SETTLED
    return is_own and (release.terms.betType is None or bet.betType is release.terms.betType)


def _entitled(release: Release, bets: list[Bet]) -> int:
    """What bets of a period unlock at the most."""
    found = 0
    for each in release.terms.tiers:
        wager = sum(bet.stakeInUSDCents for bet in bets if bet.stakeInUSDCents >= each.minBetCents)
        if wager >= each.requiredCents:
            found = each.maxCents
    return found
