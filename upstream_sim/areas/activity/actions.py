"""What players, visitors and operators do by the agenda, by the same rules as events fired by hand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date, timedelta
from decimal import ROUND_DOWN, Decimal

from contracts.areas.bets import BetMode, StakeFrom
from contracts.areas.kyc import DocumentType
from contracts.money import CURRENCY_PLACES
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.activity.agenda import Kind, Planned
from upstream_sim.areas.activity.records import Happened, happened
from upstream_sim.areas.affiliate_billing.records import AFFILIATES
from upstream_sim.areas.bank_accounts.banks import BANKS, with_check_digit
from upstream_sim.areas.bank_accounts.events import BankAccountAdded, added
from upstream_sim.areas.bets.events import BetPlaced, bet_placed
from upstream_sim.areas.cashback.events import CashbackClaimed, cashback_claimed
from upstream_sim.areas.deposits.events import DepositRequested
from upstream_sim.areas.deposits.events import requested as deposit_requested
from upstream_sim.areas.kyc.events import DocumentUploaded, document_uploaded
from upstream_sim.areas.players.events import PlayerRegistered, register
from upstream_sim.areas.provider_payment.events import TransferArrived, transfer_arrived
from upstream_sim.areas.transactions.events import AffiliateProfitRequested, affiliate_profit_requested
from upstream_sim.areas.usernames.events import UsernameRequested
from upstream_sim.areas.usernames.events import requested as username_requested
from upstream_sim.areas.withdrawals.events import WithdrawRequested, withdraw_requested
from upstream_sim.core.change import RefusedByReaction
from upstream_sim.core.ledger import balance_of
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import EVENTS, GAMES
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.player_names import COUNTRIES, FIRST_NAMES, LAST_NAMES
from upstream_sim.shared.players import active_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import operator_of

BET_SETTLES, DEPOSIT_ANSWERED = "activityBetSettles", "activityDepositAnswered"
IDENTITY_CHECKED, WITHDRAWAL_CANCELED = "activityIdentityChecked", "activityWithdrawalCanceled"

SPORT, FREE = 0.3, 0.04  # shares of bets: on sport, and of those with a free bet
LOST_BY_PROVIDER = 0.08  # of bets on sport: nobody settles them but staff
MOST_STAKE_IN_USD, MEAN_DEPOSIT_IN_USD = Decimal(250), 60
BY_HAND, UNPAID = 0.4, 0.1  # shares of deposits: those that staff verify, and of the others those never paid
CHECKED = 0.3  # of documents: confirmed by a provider of identity checks
CHANGED_THEIR_MINDS = 0.06  # of withdrawals
BY_PARTNER = 0.35  # of registrations
OTHER_TOKEN = 0.3  # of transfers: cannot be assigned
PAYERS = tuple(PaymentProvider)
WISHES = ("{first}_{last}", "{last}_{number}", "king_{first}", "{first}-the-{number}", "{number}{first}")


def act(world: World, day: date, planned: Planned) -> None:
    """Does what is planned, unless the rules refuse it."""
    rng = seeded(f"{world.seed}:activity:{planned.subject}:{day}:{planned.kind}:{planned.number}")
    with suppress(Refusal, RefusedByReaction):
        ACTIONS[planned.kind](world, rng, planned.subject)


def note(world: World, kind: str, op_id: str, player_code: str | None, text: str) -> None:
    """Shows in the panel what happened now."""
    happened(world).append(Happened(world.now(), kind, op_id, player_code, text))


def in_places(amount: Decimal, currency: str) -> Decimal:
    """The amount rounded down to its currency's decimals."""
    return amount.quantize(Decimal(1).scaleb(-CURRENCY_PLACES[currency]), ROUND_DOWN)


def _after(world: World, rng: Rng, least: int, most: int, kind: str, payload: dict[str, str]) -> None:
    """Schedules what others do about it, some seconds later."""
    world.schedule(world.now() + timedelta(seconds=rng.randint(least, most)), kind, payload)


def _bet(world: World, rng: Rng, player_code: str) -> None:
    """A round of the casino ends within a minute, a match within two days."""
    player = active_player(world, player_code)
    currency, is_sport = player.activeCurrency, rng.random() < SPORT
    is_free = is_sport and rng.random() < FREE
    most = MOST_STAKE_IN_USD / rate_of(world, currency)
    balance = most / 10 if is_free else balance_of(world, player_wallets.main(player_code, currency))
    stake = in_places(min(most, balance * Decimal(rng.randint(3, 40)) / 100), currency)
    if stake == 0:
        return
    on = EVENTS[rng.choice(list(EVENTS))] if is_sport else GAMES[rng.choice(list(GAMES))]
    mode = rng.choice(list(BetMode)) if is_sport else BetMode.SINGLE
    placed = BetPlaced(
        playerCode=player_code,
        stake=stake,
        currency=currency,
        stakeFrom=StakeFrom.FREE_BET if is_free else StakeFrom.MAIN,
        gameId=None if is_sport else on.id,
        eventId=on.id if is_sport else None,
        betMode=mode,
    )
    bet_id = bet_placed(world, placed)["betId"]
    note(world, "betPlaced", player.opId, player_code, f"Bet of {stake:,f} {currency} on {on.title}")
    if not is_sport:
        _after(world, rng, 3, 60, BET_SETTLES, {"betId": bet_id, "draw": str(rng.random())})
    elif rng.random() >= LOST_BY_PROVIDER:
        _after(world, rng, 1800, 48 * 3600, BET_SETTLES, {"betId": bet_id, "draw": str(rng.random())})


def _deposit(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    currency = player.activeCurrency
    worth = Decimal(10 + int(rng.expovariate(1 / MEAN_DEPOSIT_IN_USD)))
    amount = in_places(worth / rate_of(world, currency), currency)
    provider = PaymentProvider.MANUAL if rng.random() < BY_HAND else rng.choice(PAYERS)
    if provider not in operator_of(world, player.opId).depositGateways:
        return
    is_paid = provider is PaymentProvider.MANUAL or rng.random() >= UNPAID
    form = DepositRequested(playerCode=player_code, amount=amount, currency=currency, provider=provider, isPaid=is_paid)
    tx_id = deposit_requested(world, form)["txId"]
    note(world, "depositRequested", player.opId, player_code, f"Deposit of {amount:,f} {currency}")
    if provider is not PaymentProvider.MANUAL and is_paid:
        _after(world, rng, 60, 900, DEPOSIT_ANSWERED, {"txId": tx_id})


def _withdrawal(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    currency = player.activeCurrency
    balance = balance_of(world, player_wallets.main(player_code, currency))
    amount = in_places(balance * Decimal(rng.randint(20, 80)) / 100, currency)
    if amount == 0:
        return
    provider = rng.choice(PAYERS)
    if provider not in operator_of(world, player.opId).withdrawGateways:
        return
    form = WithdrawRequested(playerCode=player_code, amount=amount, currency=currency, provider=provider)
    tx_id = withdraw_requested(world, form)["txId"]
    note(world, "withdrawRequested", player.opId, player_code, f"Withdrawal of {amount:,f} {currency} requested")
    if rng.random() < CHANGED_THEIR_MINDS:
        _after(world, rng, 600, 7200, WITHDRAWAL_CANCELED, {"txId": tx_id})


def _document(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    form = DocumentUploaded(playerCode=player_code, documentType=rng.choice(list(DocumentType)))
    uuid = document_uploaded(world, form)["uuid"]
    kind = form.documentType.replace("_", " ").capitalize()
    note(world, "documentUploaded", player.opId, player_code, f"{kind} uploaded")
    if rng.random() < CHECKED:
        _after(world, rng, 600, 7200, IDENTITY_CHECKED, {"uuid": uuid})


def _bank_account(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    bank, prefix = rng.choice(BANKS)
    card = with_check_digit(f"{prefix}{rng.randrange(10**9):09}")
    added(world, BankAccountAdded(playerCode=player_code, bankName=bank, cardNumber=card))
    note(world, "bankAccountAdded", player.opId, player_code, f"Account at {bank} added")


def _username(world: World, rng: Rng, player_code: str) -> None:
    """One wish of five breaks the rules for names."""
    player = active_player(world, player_code)
    names = {"first": player.firstName.lower(), "last": player.lastName.lower(), "number": rng.randrange(10, 100)}
    wish = rng.choice(WISHES).format_map(names)[:20]
    username_requested(world, UsernameRequested(playerCode=player_code, username=wish))
    note(world, "usernameRequested", player.opId, player_code, f"Username {wish} requested")


def _cashback(world: World, _rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    amount = in_places(balance_of(world, player_wallets.cashback(player_code)), player_wallets.USD)
    if amount:
        cashback_claimed(world, CashbackClaimed(playerCode=player_code, claimAmountInUSD=amount))
        note(world, "cashbackClaimed", player.opId, player_code, f"Cashback of {amount:,f} USD claimed")


def _profit(world: World, _rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    amount = in_places(balance_of(world, player_wallets.affiliate(player_code)) / 2, player_wallets.USD)
    if amount:
        affiliate_profit_requested(world, AffiliateProfitRequested(playerCode=player_code, amountInUSD=amount))
        note(world, "affiliateProfitRequested", player.opId, player_code, f"Profit of {amount:,f} USD requested")


def _registration(world: World, rng: Rng, op_id: str) -> None:
    """Half of them deposit soon."""
    first, last, number = rng.choice(FIRST_NAMES), rng.choice(LAST_NAMES), rng.randrange(10**9)
    partners = [each.affId for each in world.table(AFFILIATES).where(opId=op_id)]
    form = PlayerRegistered(
        opId=op_id,
        firstName=first,
        lastName=last,
        username=f"{first[:4]}{last[:5]}{number}".lower()[:20],
        email=f"{first}.{last}{number}@mail.test".lower(),
        country=rng.choice(COUNTRIES),
        language=rng.choice(LANGUAGES),
        affId=rng.choice(partners) if partners and rng.random() < BY_PARTNER else None,
    )
    player = register(world, form, f"P{number:09}")
    note(world, "playerRegistered", op_id, player.playerCode, f"{first} {last} registered")


def _transfer(world: World, rng: Rng, op_id: str) -> None:
    amount, token = Decimal(rng.randint(100, 2_000)), "USDC" if rng.random() < OTHER_TOKEN else None
    transfer_arrived(world, TransferArrived(opId=op_id, currency="USDT", amount=amount, token=token))
    note(world, "transferArrived", op_id, None, f"Transfer of {amount:,f} {token or 'USDT'} arrived")


ACTIONS: dict[Kind, Callable[[World, Rng, str], None]] = {
    Kind.BET: _bet,
    Kind.DEPOSIT: _deposit,
    Kind.WITHDRAWAL: _withdrawal,
    Kind.DOCUMENT: _document,
    Kind.BANK_ACCOUNT: _bank_account,
    Kind.USERNAME: _username,
    Kind.CASHBACK: _cashback,
    Kind.PROFIT: _profit,
    Kind.REGISTRATION: _registration,
    Kind.TRANSFER: _transfer,
}
