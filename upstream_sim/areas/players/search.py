"""The search for players by name, code and id, by a card's number and by a transaction's id."""

from __future__ import annotations

from typing import Any

from contracts.areas.players import PlayerSearch
from contracts.roles import Permission
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.players.wire import to_wire
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.tables.text_index import fold
from upstream_sim.core.world.world import World
from upstream_sim.shared.personal import works_masked
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import page_to_wire
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

CARD_DIGITS = 16
EVERYBODY = 1_000_000_000
PUBLIC = ("playerCode", "playerId", "username", "nickname")


@handles("playersSearch")
def search(world: World, caller: Caller, command: Command[None, PlayerSearch]) -> Any:
    """A page of those found: whose card or transaction it is alone, else those with a text that begins with the query
    first. A card is found by those who may view bank accounts, a transaction by those who may view transactions.
    Whoever works masked finds names and e-mails as a whole alone."""
    wanted = command.body
    filters: dict[str, Any] = {"isDeleted": False}
    if wanted.opId is not None:
        filters["opId"] = family(world, wanted.opId)
    text = wanted.query.strip()
    named = _by_other_records(world, caller, text)
    if named:
        owners = world.table(PLAYERS).where(playerCode=named, **filters)
        page = page_of(list(owners), wanted.page, wanted.limit)
    elif works_masked(caller):
        page = page_of(_by_whole_values(world, text, filters), wanted.page, wanted.limit)
    elif len(text.split()) > 1:
        page = page_of(_by_words(world, text, filters), wanted.page, wanted.limit)
    else:
        page = world.table(PLAYERS).search(text, filters, wanted.page, wanted.limit)
    return page_to_wire(page, lambda player: to_wire(world, player))


def _by_other_records(world: World, caller: Caller, text: str) -> frozenset[str]:
    """The codes of the players whose card or transaction the text names in full."""
    held, codes = caller.identity.permissions, set[str]()
    digits = text.replace(" ", "").replace("-", "")
    if Permission.BANK_ACCOUNTS_READ in held and digits.isdecimal() and len(digits) == CARD_DIGITS:
        codes |= {account.playerCode for account in world.table(BANK_ACCOUNTS).where(cardNumber=digits)}
    transaction = world.table(TRANSACTIONS).get(text) if Permission.TRANSACTIONS_READ in held else None
    if transaction is not None and transaction.playerCode is not None:
        codes.add(transaction.playerCode)
    return frozenset(codes)


def _by_whole_values(world: World, text: str, filters: dict[str, Any]) -> list[Player]:
    """Those of whom a code, an id or a public name begins with the text, or whose own name or e-mail is just the text.
    They stand in the order of their codes: a place among others tells nothing."""
    wanted = fold(text)
    candidates, _, _ = world.table(PLAYERS).search(max(text.split(), key=len, default=""), filters, 1, EVERYBODY)
    found = [player for player in candidates if _is_public(player, wanted) or wanted in _whole_values(player)]
    return sorted(found, key=lambda player: player.playerCode)


def _is_public(player: Player, wanted: bytes) -> bool:
    return any(fold(getattr(player, name) or "").startswith(wanted) for name in PUBLIC)


def _whole_values(player: Player) -> set[bytes]:
    first, last = player.firstName, player.lastName
    return {fold(value) for value in (first, last, f"{first} {last}", f"{last} {first}", player.email) if value.strip()}


def _by_words(world: World, text: str, filters: dict[str, Any]) -> list[Player]:
    """Those whose texts hold every word, such as a first name and a last name; who holds them together comes first."""
    table = world.table(PLAYERS)
    words = sorted(map(fold, text.split()), key=len)
    candidates, _, _ = table.search(words[-1].decode(), filters, 1, len(table))
    found = [player for player in candidates if all(word in _texts(player) for word in words)]
    return sorted(found, key=lambda player: fold(text) not in _texts(player))


def _texts(player: Player) -> bytes:
    names = " ".join(filter(None, (player.firstName, player.lastName)))
    others = (getattr(player, name) for name in PLAYERS.texts)
    return fold("\n".join([names, *(each for each in others if each)]))
