"""What staff want to know of a ticket's player, in one answer, as far as they may read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from contracts.areas.support import TICKET_GONE, TicketPath
from contracts.areas.transactions import TransactionType
from contracts.roles import Permission
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.support.records import TICKETS, Ticket
from upstream_sim.areas.support.tickets import ticket_of
from upstream_sim.areas.support.wire import player_to_wire
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.player_wallets import main_balances
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.users import Caller

LATEST = 5
Rows = list[dict[str, Any]]


@handles("supportTicketPlayer")
def customer(world: World, caller: Caller, command: Command[None, None, TicketPath]) -> dict[str, Any]:
    """Raises NotFound, for a ticket that is about no player too."""
    ticket = ticket_of(world, caller, command.path.brandId, command.path.id)
    player = world.table(PLAYERS).get(ticket.playerCode) if ticket.playerCode else None
    if player is None:
        raise NotFound(TICKET_GONE)
    code = player.playerCode

    def if_may(permission: Permission, read: Callable[[], Rows]) -> Rows | None:
        return read() if permission in caller.identity.permissions else None

    return {
        "player": player_to_wire(player),
        "country": player.country,
        "isVerified": player.isVerified,
        "isBlocked": player.isBlocked,
        "isDeleted": player.isDeleted,
        "registeredAt": player.createdAt,
        "wallet": if_may(Permission.WALLET_READ, lambda: _wallet(world, code)),
        "deposits": if_may(Permission.DEPOSITS_READ, lambda: _payments(world, code, TransactionType.DEPOSIT)),
        "withdrawals": if_may(Permission.WITHDRAWALS_READ, lambda: _payments(world, code, TransactionType.WITHDRAW)),
        "bets": if_may(Permission.BETS_READ, lambda: _bets(world, code)),
        "documents": if_may(Permission.KYC_READ, lambda: _documents(world, code)),
        "tickets": _others(world, ticket),
    }


def _wallet(world: World, code: str) -> Rows:
    return [{"currency": currency, "amount": amount} for currency, amount in main_balances(world, code).items()]


def _payments(world: World, code: str, kind: TransactionType) -> Rows:
    own = world.table(TRANSACTIONS).where(playerCode=code, transactionType=kind, isDeleted=False)
    return [_payment(each) for each in _latest(own, lambda each: (each.createdAt, each.txId))]


def _payment(row: Transaction) -> dict[str, Any]:
    return {
        "txId": row.txId,
        "status": row.status,
        "amount": amount_of(row.fromUnits),
        "currency": row.fromCurrency,
        "createdAt": row.createdAt,
    }


def _bets(world: World, code: str) -> Rows:
    own = world.table(BETS).where(playerCode=code)
    return [_bet(each) for each in _latest(own, lambda each: (each.placedAt, each.betId))]


def _bet(bet: Bet) -> dict[str, Any]:
    return {
        "betId": bet.betId,
        "generation": bet.generation,
        "status": bet.status,
        "stake": amount_of(bet.stakeUnits),
        "win": amount_of(bet.winUnits),
        "currency": bet.currency,
        "placedAt": bet.placedAt,
    }


def _documents(world: World, code: str) -> Rows:
    names = ("uuid", "documentType", "status", "createdAt")
    own = world.table(DOCUMENTS).where(playerCode=code)
    latest = _latest(own, lambda each: (each.createdAt, each.uuid))
    return [{name: getattr(each, name) for name in names} for each in latest]


def _others(world: World, ticket: Ticket) -> Rows:
    own = (each for each in world.table(TICKETS).where(playerCode=ticket.playerCode) if each != ticket)
    names = ("ticketId", "ticketNumber", "subject", "status", "createdAt")
    latest = _latest(own, lambda each: (each.createdAt, each.ticketId))
    return [{"brandId": each.opId, **{name: getattr(each, name) for name in names}} for each in latest]


def _latest(records: Iterable[Any], by: Callable[[Any], Any]) -> list[Any]:
    return sorted(records, key=by, reverse=True)[:LATEST]
