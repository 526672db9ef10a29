"""What the platform has of a player, field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from contracts.areas.reveals import RevealField
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.risk_management.records import CARD_USES
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.withdrawals.queries import address_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import Player

Found = Iterable[tuple[str | None, str]]
"""Values with the key of the record that has each; empty for the player's own."""


def values_of(world: World, player: Player, field: RevealField) -> dict[str, list[str]]:
    """Each distinct value, with the records that have it."""
    values: dict[str, list[str]] = {}
    for value, record in _READERS[field](world, player):
        if value:
            records = values.setdefault(value, [])
            if record and record not in records:
                records.append(record)
    return values


def _own(name: str) -> Callable[[World, Player], Found]:
    return lambda _world, player: [(getattr(player, name), "")]


def _registered(name: str) -> Callable[[World, Player], Found]:
    return lambda _world, player: [(getattr(player.registeredFrom, name, None), "")]


def _of_accounts(name: str) -> Callable[[World, Player], Found]:
    def read(world: World, player: Player) -> Iterator[tuple[str | None, str]]:
        for account in world.table(BANK_ACCOUNTS).where(playerCode=player.playerCode):
            yield getattr(account, name), account.uuid

    return read


def _cards(world: World, player: Player) -> Iterator[tuple[str | None, str]]:
    yield from _of_accounts("cardNumber")(world, player)
    for use in world.table(CARD_USES).where(playerCode=player.playerCode):
        yield use.cardNumber, use.txId


def _addresses(world: World, player: Player) -> Iterator[tuple[str | None, str]]:
    for transaction in world.table(TRANSACTIONS).where(playerCode=player.playerCode):
        yield address_of(world, transaction), transaction.txId


_READERS: dict[RevealField, Callable[[World, Player], Found]] = {
    RevealField.FIRST_NAME: _own("firstName"),
    RevealField.LAST_NAME: _own("lastName"),
    RevealField.EMAIL: _own("email"),
    RevealField.IP: _registered("ip"),
    RevealField.DEVICE_ID: _registered("deviceId"),
    RevealField.NAME_ON_CARD: _of_accounts("nameOnCard"),
    RevealField.CARD_NUMBER: _cards,
    RevealField.IBAN: _of_accounts("iban"),
    RevealField.ADDRESS: _addresses,
}
