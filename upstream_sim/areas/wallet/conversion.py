"""Converting the whole balance of one currency into another, at the rate of the moment."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import floor

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.transactions import TransactionDirection, TransactionStatus, TransactionType
from contracts.areas.wallet import BalanceConversion, converted_text
from contracts.money import CURRENCY_PLACES, round_cents
from contracts.warnings import Act
from upstream_sim.areas.transactions.records import add_transaction
from upstream_sim.areas.wallet.topups import payable
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.money.ledger import LedgerAccount, balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.player_wallets import exchanged, main
from upstream_sim.shared.players import Player, player_by_id
from upstream_sim.shared.rates import rate_of, to_15_digits
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answered

NOTHING_TO_CONVERT = "Nothing to convert."
COMES_TO_NOTHING = "The balance is worth less than the smallest amount in {}."


@handles("walletConvert")
def convert(world: World, caller: Caller, command: Command[None, BalanceConversion]) -> Answer:
    """What was converted, rounded down to the target's decimals. Raises NotFound, RecordLocked,
    ConfirmationRequired, and ValidationFailed where the operator's players do not play in the target, or one of the
    amounts is zero."""
    form = command.body
    player = payable(world, player_by_id(world, caller, form.playerId))
    source, target = (main(player.playerCode, currency) for currency in (form.fromCurrency, form.toCurrency))
    allowed = operator_of(world, player.opId).allowedCurrenciesToPlay
    if form.toCurrency not in allowed:
        raise ValidationFailed("toCurrency", f"Choose one of the operator’s currencies: {', '.join(allowed)}.")
    taken = balance_of(world, source)
    if taken == 0:
        raise ValidationFailed("fromCurrency", NOTHING_TO_CONVERT)
    from_rate, to_rate = rate_of(world, form.fromCurrency), rate_of(world, form.toCurrency)
    given = floored(Fraction(taken) * Fraction(from_rate) / Fraction(to_rate), form.toCurrency)
    if given == 0:
        raise ValidationFailed("toCurrency", COMES_TO_NOTHING.format(form.toCurrency))
    require_answered(world, Act.CHANGE_WALLET, player.playerCode, form.acknowledged)
    with caller.change(world) as change:
        before = _balances_of(world, source, target)
        add_transaction(
            change,
            player,
            TransactionType.CONVERSION,
            amount=taken,
            currency=form.fromCurrency,
            to_amount=given,
            to_currency=form.toCurrency,
            amount_in_usd=round_cents(taken * from_rate),
            status=TransactionStatus.CONFIRMED,
            direction=TransactionDirection.OUT,
            entries=exchanged(change, (source, taken), (target, given), "conversion"),
        )
        _add_activity(change, player, before, _balances_of(world, source, target))
    data = {
        "playerId": player.playerId,
        "playerCode": player.playerCode,
        "fromCurrency": form.fromCurrency,
        "fromAmount": taken,
        "toCurrency": form.toCurrency,
        "toAmount": given,
        "rate": to_15_digits(from_rate / to_rate),
        "amountInUSD": round_cents(taken * from_rate),
    }
    return Answer(data, messages=(converted_text(form.fromCurrency, form.toCurrency),))


def floored(amount: Fraction, currency: str) -> Decimal:
    """The amount, rounded down to the currency's decimals."""
    places = CURRENCY_PLACES[currency]
    return Decimal(floor(amount * 10**places)).scaleb(-places)


def _balances_of(world: World, *accounts: LedgerAccount) -> dict[str, Decimal]:
    return {account.currency: balance_of(world, account) for account in accounts}


def _add_activity(change: Change, player: Player, before: dict[str, Decimal], after: dict[str, Decimal]) -> None:
    change.add_activity(
        area=ActivityArea.PLAYERS,
        action=ActivityAction.UPDATED,
        opId=player.opId,
        recordKind="Wallet",
        recordId=player.playerCode,
        recordTitle=player.username,
        before=before,
        after=after,
    )
