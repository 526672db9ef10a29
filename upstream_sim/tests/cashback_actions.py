"""Losing, winning, claiming and deciding about cashback, in whatever order, and what then holds."""

from __future__ import annotations

from decimal import Decimal

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.cashback.jobs import REASON, uncredited
from upstream_sim.areas.cashback.reactions import CREDIT
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.money.ledger import ENTRIES, amount_of, balance_of
from upstream_sim.core.world.schedule import DUE
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.bets import play
from upstream_sim.tests.money import MoneyMachine

WHO = st.integers(0, 1)
BET, WON = (st.decimals("0.01", most, places=2) for most in (5_000, 2_500))
CLAIMED = st.decimals("0.01", 60, places=2)
LOSING = st.sampled_from(["", "", "", "before", "after"])
LEVELS = [{"lostAmountInUSD": 0, "percentage": 2}, {"lostAmountInUSD": 1000, "percentage": Decimal("5.5")}]


class CashbackActions(MoneyMachine):
    """Two players who never bet before: one's claims are confirmed at once, the other's by staff."""

    def __init__(self) -> None:
        super().__init__()
        table = self.world.table(PLAYERS)
        unused = [
            player
            for player in table.where(opId="aurora-south", isDeleted=False)
            if self.world.table(CASHBACK_TOTALS).get(player.playerCode) is None
        ]
        self.losers: list[Player] = unused[:2]
        self.lost: dict[str, Decimal] = {}
        self.most: dict[str, Decimal] = {}  # what ever came back of what was lost at a time
        for player, at_once in zip(self.losers, (True, False), strict=True):
            body = {
                "opId": player.opId,
                "playerCode": player.playerCode,
                "minWithdrawAmountInUSD": 1,
                "autoApproval": at_once,
                "settings": LEVELS,
                "settingsToOverride": [0, 1],
            }
            assert self.desk.send("cashbackSettingsOverride", body=body).http == 200

    def claims_of(self, player: Player) -> list[Transaction]:
        found = self.world.table(TRANSACTIONS).where(playerCode=player.playerCode)
        return [row for row in found if row.transactionType is TransactionType.CASHBACK]

    @rule(who=WHO, bets=BET, wins=WON)
    def bet_and_win(self, who: int, bets: Decimal, wins: Decimal) -> None:
        self.bet(who, bets, wins)

    def bet(self, who: int, bets: Decimal, wins: Decimal) -> None:
        code = self.losers[who].playerCode
        play(self.world, code, bets, wins)
        self.lost[code] = self.lost.get(code, Decimal(0)) + bets - wins
        share = Decimal("5.5") if self.lost[code] >= 1000 else Decimal(2)
        self.most[code] = max(self.most.get(code, Decimal(0)), self.lost[code] * share / 100)

    @rule(who=WHO, bets=BET)
    def lose_overnight(self, who: int, bets: Decimal) -> None:
        self.bet(who, bets, Decimal(0))
        self.wait_for_midnight()

    @rule(who=WHO, amount=CLAIMED | st.just(None), lost=LOSING)
    def claim(self, who: int, amount: Decimal | None, lost: str) -> None:
        player = self.losers[who]
        before = balance_of(self.world, player_wallets.cashback(player.playerCode))
        wanted = amount or max(before, Decimal("0.01"))
        named = {"opId": player.opId, "playerCode": player.playerCode}
        reply = self.act("cashbackClaim", {**named, "claimAmountInUSD": wanted}, lost)
        assert (reply.http == 200) == (1 <= wanted <= before)
        taken = wanted if reply.http == 200 else 0
        assert balance_of(self.world, player_wallets.cashback(player.playerCode)) == before - taken

    @rule(pick=st.integers(0, 20), action=st.sampled_from(["confirm", "reject"]), lost=LOSING)
    def decide_about_a_claim(self, pick: int, action: str, lost: str) -> None:
        claims = self.claims_of(self.losers[1])
        if claims:
            claim = claims[pick % len(claims)]
            reply = self.act("cashbackDecide", {"txId": claim.txId, "actionType": action}, lost)
            assert (reply.http == 200) == (claim.status is TransactionStatus.PENDING)

    def wait_for_midnight(self) -> None:
        upcoming = min((item.at for item in self.world.table(DUE).all() if item.kind == CREDIT), default=None)
        if upcoming is not None:
            self.world.set_clock(self.world.clock.mode, upcoming)
            assert all(uncredited(self.world, player) == 0 for player in self.losers)

    @invariant()
    def what_was_credited_is_in_the_wallet_or_claimed(self) -> None:
        for player in self.losers:
            account = player_wallets.cashback(player.playerCode)
            entries = self.world.table(ENTRIES).where(account=account.key)
            credited = sum(entry.amount for entry in entries if entry.reason == REASON)
            by_status: dict[TransactionStatus, Decimal] = {}
            for row in self.claims_of(player):
                by_status[row.status] = by_status.get(row.status, Decimal(0)) + amount_of(row.fromUnits)
            held = by_status.get(TransactionStatus.PENDING, Decimal(0))
            confirmed = by_status.get(TransactionStatus.CONFIRMED, Decimal(0))
            assert player_wallets.held(self.world, account) == held
            assert amount_of(credited) <= self.most.get(player.playerCode, Decimal(0))
            assert amount_of(credited) == balance_of(self.world, account) + held + confirmed
