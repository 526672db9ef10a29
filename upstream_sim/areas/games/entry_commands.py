"""What an operator has of the games: one entry, a status for several, their order, and cloning another's."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from contracts.areas.game_catalogues import GameClone, GameOrder, GameStatuses
from contracts.areas.games import GameEntryUpdate
from upstream_sim.areas.games.entries import require_entries, write_entries
from upstream_sim.areas.games.queries import game_of
from upstream_sim.areas.games.rules import (
    EntryChange,
    Plan,
    Wanted,
    numbers_in_order,
    order_of,
    plan,
    refusal,
    status_of,
)
from upstream_sim.areas.games.wire import entry_to_wire, plan_to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES, ENTRIES, CasinoGame, entry_of
from upstream_sim.shared.records import require_revision
from upstream_sim.shared.tenants import operator_of, require_present
from upstream_sim.shared.users import Caller

NOT_KNOWN = "Not known: {}."
TWICE = "Each game once."
ONTO_ITSELF = "Choose another operator than the source."


@handles("gameEntryUpdate")
def update(world: World, caller: Caller, command: Command[None, GameEntryUpdate]) -> dict[str, Any]:
    """The entry. Raises NotFound, RecordLocked for a deleted brand, StaleRecord, and ValidationFailed for a status that
    the caller or the game does not allow."""
    form, op_id = command.body.dto, command.body.opId
    game = game_of(world, form.gameId)
    require_present(operator_of(world, op_id))
    entry = entry_of(world, op_id, game.id)
    require_revision(entry, command.revision, entry_to_wire(world, game, op_id))
    why = refusal(caller, game, status_of(entry), form.status)
    if why is not None:
        raise ValidationFailed("dto.status", why)
    wanted = Wanted(form.status, form.order)
    if entry is None or Wanted(entry.status, entry.order) != wanted:
        with caller.change(world) as change:
            write_entries(change, op_id, [EntryChange(game, entry, wanted)])
    return entry_to_wire(world, game, op_id)


@handles("gameStatusPreview")
def preview_status(world: World, caller: Caller, command: Command[None, GameStatuses]) -> dict[str, Any]:
    """What `gameStatus` would do. Raises what it does."""
    return plan_to_wire(_status_plan(world, caller, command.body))


@handles("gameStatus")
def set_status(world: World, caller: Caller, command: Command[None, GameStatuses]) -> dict[str, Any]:
    """What was done, and which games stay and why. Raises NotFound, RecordLocked for a deleted brand, and
    ValidationFailed for games that there are not."""
    found = _status_plan(world, caller, command.body)
    _carry_out(world, caller, command.body.opId, found)
    return plan_to_wire(found)


@handles("gamesOrder")
def put_in_order(world: World, caller: Caller, command: Command[None, GameOrder]) -> dict[str, Any]:
    """The games in their new order: the numbers that they had among them, ascending. Raises NotFound, RecordLocked for
    a deleted brand, StaleRecord where an entry of these changed since, and ValidationFailed for games that there are
    not or that stand there twice."""
    form = command.body
    require_present(operator_of(world, form.opId))
    games = _known(world, form.gameIds)
    if len(games) != len(form.gameIds):
        raise ValidationFailed("gameIds", TWICE)
    entries = {game.id: entry_of(world, form.opId, game.id) for game in games}
    present = _ordered(world, form.opId, games)
    require_entries([entry for entry in entries.values() if entry], command.revision, present)
    numbers = numbers_in_order([order_of(entries[game.id]) for game in games])
    changes = [
        EntryChange(game, entries[game.id], Wanted(status_of(entries[game.id]), number))
        for game, number in zip(games, numbers, strict=True)
        if order_of(entries[game.id]) != number
    ]
    if changes:
        with caller.change(world) as change:
            write_entries(change, form.opId, changes)
    return _ordered(world, form.opId, games, changed=len(changes))


@handles("gameClonePreview")
def preview_clone(world: World, caller: Caller, command: Command[None, GameClone]) -> dict[str, Any]:
    """What `gamesClone` would do. Raises what it does."""
    return plan_to_wire(_clone_plan(world, caller, command.body))


@handles("gamesClone")
def clone(world: World, caller: Caller, command: Command[None, GameClone]) -> dict[str, Any]:
    """What was done. Games that the source has no entry for stay. Raises NotFound, RecordLocked for a deleted brand,
    and ValidationFailed for an operator onto itself."""
    found = _clone_plan(world, caller, command.body)
    _carry_out(world, caller, command.body.destOpId, found)
    return plan_to_wire(found)


def _status_plan(world: World, caller: Caller, form: GameStatuses) -> Plan:
    require_present(operator_of(world, form.opId))
    wanted = {}
    for game in _known(world, form.gameIds):
        entry = entry_of(world, form.opId, game.id)
        if status_of(entry) is not form.status:
            wanted[game.id] = Wanted(form.status, entry.order if entry else game.order)
    return plan(world, caller, form.opId, wanted)


def _clone_plan(world: World, caller: Caller, form: GameClone) -> Plan:
    if form.sourceOpId == form.destOpId:
        raise ValidationFailed("destOpId", ONTO_ITSELF)
    operator_of(world, form.sourceOpId)
    require_present(operator_of(world, form.destOpId))
    source = sorted(world.table(ENTRIES).where(opId=form.sourceOpId), key=lambda entry: (entry.order, entry.gameId))
    wanted = {entry.gameId: Wanted(entry.status, entry.order) for entry in source}
    return plan(world, caller, form.destOpId, wanted)


def _carry_out(world: World, caller: Caller, op_id: str, found: Plan) -> None:
    if found.done:
        with caller.change(world) as change:
            write_entries(change, op_id, found.done)


def _known(world: World, game_ids: list[str]) -> list[CasinoGame]:
    """The games of these ids, each once. Raises ValidationFailed for ids that there are not."""
    table = world.table(CASINO_GAMES)
    unknown = sorted({game_id for game_id in game_ids if table.get(game_id) is None})
    if unknown:
        raise ValidationFailed("gameIds", NOT_KNOWN.format(", ".join(unknown)))
    return [game for game_id in dict.fromkeys(game_ids) if (game := table.get(game_id))]


def _ordered(world: World, op_id: str, games: list[CasinoGame], changed: int = 0) -> dict[str, Any]:
    """`GamesOrdered` on the wire, the games as they stand."""
    items = []
    for game in games:
        entry = entry_of(world, op_id, game.id)
        revision = entry.revision if entry else 0
        items.append({"gameId": game.id, "title": game.title, "order": order_of(entry), "revision": revision})
    items.sort(key=itemgetter("order", "gameId"))
    return {"items": items, "changed": changed, "revision": sum(each["revision"] for each in items)}
