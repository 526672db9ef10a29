"""The scenarios for QA. `docs/qa.md` says what is to be found in each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import islice
from typing import Any

from contracts.areas.activity import ActivityMode, StaffMode
from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.simulator.worlds import ScenarioName
from contracts.areas.support import TicketPriority, TicketSubject
from contracts.bet_filters import BetStatus
from contracts.payment_providers import PaymentProvider
from contracts.roles import Role
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.billing_v2.records import INVOICES
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.provider_payment.rules import required_amount, required_in_usd
from upstream_sim.areas.simulator.prepared import act, prepares
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import CASINO_GAMES, is_on
from upstream_sim.shared.live import in_places
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rates import rate_of

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
AURORA = "aurora"
MANUAL = PaymentProvider.MANUAL

IN_ARREARS = frozenset({AURORA, "borealis", "ithaca"})
PAID_IN = "USDT"

RING = ("Arman Sadeghi", "Behnam Rostami", "Cyrus Karimi", "Dariush Nouri", "Elham Tehrani")
RING_PLACE = {"ip": "203.0.113.77", "deviceId": "d-ring-0001"}
RING_DEPOSIT, RING_WITHDRAWAL = 750, 700

DOWN = PaymentProvider.JB
WAITING_FOR_IT = 8
WHERE_IS_IT = "My withdrawal has waited for an hour now. Where is my money?"

WINNERS, STAKE, WIN, WITHDRAWN = 3, 500, 48_000, 45_000

PARTNER = "aff-aurora-1"
BROUGHT = ("Farid Amini", "Golnaz Moradi", "Hamed Jafari")
BROUGHT_PLACE = {"ip": "203.0.113.91", "deviceId": "d-partner-0001"}
BROUGHT_DEPOSIT = 400


@prepares(ScenarioName.MONTH_END, "2026-11-30T22:00:00+00:00")
def month_end(world: World) -> Iterator[datetime]:
    """November can be invoiced since this morning. Three tenants owe months; the others paid what they owed."""
    _live(world, ActivityMode.CALM)
    for op_id in sorted({invoice.opId for invoice in world.table(INVOICES).all()} - IN_ARREARS):
        owed = required_in_usd(statement(world, op_id))
        if owed > 0:
            amount = required_amount(owed, PAID_IN, rate_of(world, PAID_IN))
            act(world, "transferArrived", opId=op_id, currency=PAID_IN, amount=amount)
    yield world.now() + 11 * HOUR
    _still(world)


@prepares(ScenarioName.FRAUD_RING, "2026-11-16T08:00:00+00:00")
def fraud_ring(world: World) -> Iterator[datetime]:
    """Five players of one device share a card and an account that is somebody else's; they want their money out."""
    _live(world, ActivityMode.CALM)
    approved = world.table(BANK_ACCOUNTS).where(opId=AURORA, status=BankAccountStatus.APPROVED, isDeleted=False)
    account = min(approved, key=lambda each: each.uuid)
    members, deposits = [], []
    for name in RING:
        code = _registered(world, name, **RING_PLACE)
        deposits.append(_deposited(world, code, RING_DEPOSIT))
        act(world, "cardUsed", txId=deposits[-1], cardNumber=account.cardNumber)
        holder = {"bankName": account.bankName, "nameOnCard": RING[0].upper()}
        act(world, "bankAccountAdded", playerCode=code, cardNumber=account.cardNumber, **holder)
        members.append(code)
        yield world.now() + 35 * MINUTE
    for code in members:
        act(world, "withdrawRequested", playerCode=code, amount=RING_WITHDRAWAL, currency="USD", provider=MANUAL)
        yield world.now() + 6 * MINUTE
    act(world, "documentUploaded", playerCode=members[1])
    act(world, "chargeback", txId=deposits[0], reason="The cardholder does not know this payment")
    yield world.now() + 2 * HOUR
    _still(world)


@prepares(ScenarioName.PROVIDER_DOWN, "2026-11-24T13:00:00+00:00")
def provider_down(world: World) -> Iterator[datetime]:
    """A provider answers nothing for an hour: what was sent to it is in progress, what was paid by it is not verified,
    and players ask."""
    act(world, "withdrawProviderTakes", provider=DOWN, answering=ProviderBehaviour.SILENT)
    _live(world, ActivityMode.CALM)
    waiting = list(islice(_withdrawing(world), WAITING_FOR_IT))
    for code in waiting[:4]:
        act(world, "depositRequested", playerCode=code, amount=80, currency="USD", provider=DOWN, isPaid=False)
    yield world.now() + 25 * MINUTE
    _live(world, ActivityMode.CALM, StaffMode.NORMAL)
    yield world.now() + 25 * MINUTE
    for code in waiting[:3]:
        fields = {"subject": TicketSubject.WITHDRAW, "priority": TicketPriority.HIGH, "text": WHERE_IS_IT}
        act(world, "ticketOpened", playerCode=code, **fields)
    yield world.now() + 10 * MINUTE
    _still(world)


@prepares(ScenarioName.FRIDAY_NIGHT, "2026-11-27T19:00:00+00:00")
def friday_night(world: World) -> Iterator[datetime]:
    """Everybody plays, the staff are few, and three players won more than the house likes. It goes on so."""
    _live(world, ActivityMode.BUSY, StaffMode.SLOW)
    game = min(each.id for each in world.table(CASINO_GAMES).all() if is_on(world, each.id, AURORA))
    yield world.now() + HOUR
    winners = [player.playerCode for player in islice(_players(world), WINNERS)]
    for code in winners:
        _deposited(world, code, 2 * STAKE)
        bet = act(world, "betPlaced", playerCode=code, gameId=game, stake=STAKE, currency="USD")
        act(world, "betSettled", betId=bet["betId"], status=BetStatus.WON, winAmount=WIN)
        yield world.now() + 19.5 * MINUTE
    for code in winners:
        act(world, "withdrawRequested", playerCode=code, amount=WITHDRAWN, currency="USD", provider=MANUAL)
        yield world.now() + MINUTE / 2  # sooner than staff decide the first


@prepares(ScenarioName.PARTNERS_DISPUTE, "2026-11-30T21:00:00+00:00")
def partners_dispute(world: World) -> Iterator[datetime]:
    """A partner claims November; two of the three players whom they brought on its last day charged their deposits
    back."""
    _live(world, ActivityMode.CALM)
    brought = [_registered(world, name, affId=PARTNER, **BROUGHT_PLACE) for name in BROUGHT]
    deposits = [_deposited(world, code, BROUGHT_DEPOSIT) for code in brought]
    yield world.now() + 12 * HOUR
    claim = act(world, "affiliateClaims", affId=PARTNER)
    for tx_id in deposits[:2]:
        act(world, "chargeback", txId=tx_id)
    act(
        world,
        "notificationSent",
        title="A partner disputes a claim",
        body=f"{PARTNER} wants {claim['amountInUSD']:,.2f} USD and says that its rejected claim was right.",
        level="warning",
        roles=[Role.OPERATOR_ADMIN],
        opId=AURORA,
    )
    yield world.now() + HOUR
    _still(world)


def _live(world: World, mode: ActivityMode, staff: StaffMode = StaffMode.OFF) -> None:
    act(world, SWITCHED, mode=mode, staff=staff)


def _still(world: World) -> None:
    _live(world, ActivityMode.OFF)


def _registered(world: World, name: str, **more: Any) -> str:
    """The code of a new player of Aurora."""
    first, last = name.split()
    username = f"{first}_{last}".lower()
    fields = {"firstName": first, "lastName": last, "username": username, "email": f"{username}@example.test"}
    code: str = act(world, "playerRegistered", opId=AURORA, currency="USD", **fields, **more)["playerCode"]
    return code


def _deposited(world: World, code: str, amount: int) -> str:
    """The deposit that was confirmed."""
    fields = {"amount": amount, "currency": "USD", "walletCurrency": "USD", "provider": MANUAL}
    tx_id: str = act(world, "depositRequested", playerCode=code, **fields)["txId"]
    act(world, "depositConfirmed", txId=tx_id)
    return tx_id


def _players(world: World) -> Iterator[Player]:
    found = world.table(PLAYERS).where(opId=AURORA, isBlocked=False, isDeleted=False, isTest=False)
    yield from sorted(found, key=lambda player: player.playerCode)


def _withdrawing(world: World) -> Iterator[str]:
    """The players who ask the provider for half of what they have."""
    for player in _players(world):
        currency = player.activeCurrency
        balance = balance_of(world, player_wallets.main(player.playerCode, currency))
        amount = in_places(balance / Decimal(2), currency)
        with suppress(Refusal):
            fields = {"amount": amount, "currency": currency, "provider": DOWN}
            if amount > 0:
                act(world, "withdrawRequested", playerCode=player.playerCode, **fields)
                yield player.playerCode
