"""What referring players earn by what their referred players do: once for a verification (CPR), and once for a first
deposit and enough bets (CPA). Who was refused either is not looked at again."""

from __future__ import annotations

from decimal import Decimal

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.bets.records import BETS, PLAYER_OPENINGS, Bet
from upstream_sim.areas.referrals.records import REWARDS, RewardKind, reward_id
from upstream_sim.areas.referrals.referred import counted_players, in_usd, lifetime_wager, month_start, way_of
from upstream_sim.areas.referrals.rewards import is_decided, pay, refuse
from upstream_sim.areas.referrals.rules import cpr_of, level_at, within_cap
from upstream_sim.areas.referrals.settings import effective_settings
from upstream_sim.areas.referrals.ties import refusal_of
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.measures import SETTLED, is_in_wager
from upstream_sim.shared.operator_settings import ReferralLevel, ReferralSettings
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.shared.programmes import referrer_code

CONFIRMED = TransactionStatus.CONFIRMED


@reacts(PLAYERS)
def reward_verification(change: Change, before: Player | None, after: Player | None) -> None:
    """Pays the CPR when a referred player is verified."""
    if after is None or not after.isVerified or (before is not None and before.isVerified):
        return
    key = reward_id(after.playerCode, RewardKind.CPR)
    referrer = None if after.isAffCprCredited else _referrer_of(change.world, after)
    settings = effective_settings(change.world, referrer) if referrer else None
    if referrer is None or settings is None or is_decided(change.world, key):
        return
    level = _level_of(change.world, referrer, settings)
    amount = cpr_of(level, way_of(after))
    reason = refusal_of(change.world, referrer, after)
    if reason is not None:
        refuse(change, referrer, RewardKind.CPR, key, amount, reason, after)
        return
    paid = within_cap(amount, _cpr_of_month(change.world, referrer), level.maxCpr)
    note = f"{after.playerCode} was verified"
    pay(change, referrer, RewardKind.CPR, key, paid, note=note, player=after)
    change_player(change, after, isAffCprCredited=True)


@reacts(TRANSACTIONS)
def consider_by_deposit(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    """Looks at a referred player whose first deposit is confirmed."""
    if after is None or after.transactionType is not TransactionType.DEPOSIT or not after.isFTD:
        return
    if after.status is CONFIRMED and (before is None or before.status is not CONFIRMED):
        _consider_acquisition(change, after.playerCode)


@reacts(BETS)
def consider_by_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    """Looks at a referred player of whom a bet is settled."""
    if after is not None and after.status in SETTLED and (before is None or before.status not in SETTLED):
        _consider_acquisition(change, after.playerCode)


def _consider_acquisition(change: Change, code: str) -> None:
    """Pays the CPA where a referred player has deposited and bet enough."""
    world = change.world
    player = world.table(PLAYERS).get(code)
    if player is None or player.isAffCpaCredited or referrer_code(player) is None:
        return
    deposit, key = _first_deposit(world, code), reward_id(code, RewardKind.CPA)
    referrer = _referrer_of(world, player)
    settings = effective_settings(world, referrer) if referrer else None
    if referrer is None or settings is None or deposit is None or is_decided(world, key):
        return
    amount = _level_of(world, referrer, settings).cpa
    if in_usd(deposit.toUSDCents) < amount or not _is_active(world, player, settings):
        return
    reason = refusal_of(world, referrer, player)
    if reason is not None:
        refuse(change, referrer, RewardKind.CPA, key, amount, reason, player)
        return
    note = f"First deposit and bets of {code}"
    pay(change, referrer, RewardKind.CPA, key, amount, note=note, player=player)
    change_player(change, player, isAffCpaCredited=True)


def _is_active(world: World, player: Player, settings: ReferralSettings) -> bool:
    """Whether the player's settled wager makes them count as active. It is added up from the bets: running sums are as
    they were before the change."""
    opening = world.table(PLAYER_OPENINGS).get(player.playerCode)
    bets = world.table(BETS).where(playerCode=player.playerCode)
    cents = sum(bet.stakeInUSDCents for bet in bets if bet.status in SETTLED and is_in_wager(bet))
    wagered = in_usd(cents + (opening.stakeInUSDCents if opening else 0))
    least = settings.minRequiredWagerInUSDToConsiderAPlayerAsActive
    return wagered > 0 and wagered >= least


def _referrer_of(world: World, player: Player) -> Player | None:
    code = referrer_code(player)
    return world.table(PLAYERS).get(code) if code else None


def _level_of(world: World, referrer: Player, settings: ReferralSettings) -> ReferralLevel:
    """The level that the referring player had reached before the change."""
    wager = lifetime_wager(world, counted_players(world, referrer.playerCode))
    return settings.levelSettings[level_at(settings.levelSettings, wager)]


def _first_deposit(world: World, code: str) -> Transaction | None:
    return world.table(TRANSACTIONS).first(playerCode=code, isFTD=True, status=CONFIRMED, isDeleted=False)


def _cpr_of_month(world: World, referrer: Player) -> Decimal:
    """What the referring player was paid for registrations in the running month (UTC)."""
    since = month_start(world.now())
    rewards = world.table(REWARDS).where(referrerCode=referrer.playerCode, kind=RewardKind.CPR)
    return in_usd(sum(each.cents for each in rewards if each.decidedAt >= since))
