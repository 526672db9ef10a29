"""Editing games and their images, and choosing the operators that have one."""

from __future__ import annotations

from typing import Any

from contracts.areas.games import (
    GAME_ADDED,
    GAME_DISABLED,
    GAME_UPDATED,
    GameEdit,
    GameImage,
    GameOperators,
    GameStatus,
    GameUpdate,
    listed,
)
from contracts.areas.media import TYPES
from contracts.upload import UploadedFile
from upstream_sim.areas.games.assets import blob_name, file_key, uploaded_path
from upstream_sim.areas.games.entries import require_entries, write_entries
from upstream_sim.areas.games.queries import game_of
from upstream_sim.areas.games.rules import DEPRECATED, EntryChange, Wanted, status_of
from upstream_sim.areas.games.wire import entries_to_wire, to_wire
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.games import CASINO_GAMES, ENTRIES, CasinoGame
from upstream_sim.shared.records import change_record, require_revision
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.uploads import KEPT_FILES, keep_file
from upstream_sim.shared.users import Caller

REASON_NEEDED = "Say why the game is not played."
NO_SUCH_IMAGE = "The game has no such image any more."
UNKNOWN_OPERATORS = "Not known: {}."
WITH_REASON = frozenset({GameStatus.MAINTENANCE, GameStatus.DEPRECATE})


@handles("gameEdit")
def edit(world: World, caller: Caller, command: Command[None, GameEdit]) -> dict[str, Any]:
    """The game, with its new image where it got one. Raises NotFound, StaleRecord, ValidationFailed for a status
    without the reason that it needs, and StorageFull."""
    form, game = command.body, game_of(world, command.body.id)
    require_revision(game, command.revision, to_wire(world, caller, game))
    if form.update.status in WITH_REASON and not form.update.reason.strip():
        raise ValidationFailed("update.reason", REASON_NEEDED)
    with caller.change(world) as change:
        image = {"image": _keep_image(change, game, form.imageFile)} if form.imageFile else {}
        changed = change_record(change, CASINO_GAMES, game, **_fields_of(form.update), **image)
    return to_wire(world, caller, changed)


@handles("gameImageDelete")
def delete_image(world: World, caller: Caller, command: Command[None, GameImage]) -> dict[str, Any]:
    """The game without its image. Raises NotFound, for another image than it has too, and StaleRecord."""
    form, game = command.body, game_of(world, command.body.gameId)
    require_revision(game, command.revision, to_wire(world, caller, game))
    if game.image is None or blob_name(game.image) != form.blobName:
        raise NotFound(NO_SUCH_IMAGE)
    with caller.change(world) as change:
        _drop_file(change, game)
        changed = change_record(change, CASINO_GAMES, game, image=None)
    return to_wire(world, caller, changed)


@handles("gameOperators")
def set_operators(world: World, caller: Caller, command: Command[None, GameOperators]) -> Answer:
    """The game, with how many operators it was added to and removed from. Raises NotFound, StaleRecord, and
    ValidationFailed for operators that there are not, and for new ones of a deprecated game."""
    form, game = command.body, game_of(world, command.body.gameId)
    own = {entry.opId: entry for entry in world.table(ENTRIES).where(gameId=game.id)}
    require_entries(list(own.values()), command.revision, entries_to_wire(world, caller, game))
    wanted = frozenset(form.opIds)
    present = {operator.opId for operator in world.table(OPERATORS).where(isDeleted=False)}
    if wanted - present:
        raise ValidationFailed("opIds", UNKNOWN_OPERATORS.format(", ".join(sorted(wanted - present))))
    states = {op_id: status_of(own.get(op_id)) for op_id in present}
    added = sorted(op_id for op_id in wanted if states[op_id] not in (GameStatus.ACTIVE, GameStatus.MAINTENANCE))
    removed = sorted(op_id for op_id, status in states.items() if status is GameStatus.ACTIVE and op_id not in wanted)
    if added and game.status is GameStatus.DEPRECATE:
        raise ValidationFailed("opIds", DEPRECATED.format(game.title))
    with caller.change(world) as change:
        for op_ids, status in ((added, GameStatus.ACTIVE), (removed, GameStatus.DISABLED)):
            for op_id in op_ids:
                entry = own.get(op_id)
                order = entry.order if entry else game.order
                write_entries(change, op_id, [EntryChange(game, entry, Wanted(status, order))])
    data = {"game": to_wire(world, caller, game), "added": len(added), "removed": len(removed)}
    return Answer(data, (_net_text(len(added) - len(removed)),))


def _net_text(net: int) -> str:
    if net == 0:
        return GAME_UPDATED
    return GAME_ADDED if net > 0 else GAME_DISABLED


def _fields_of(form: GameUpdate) -> dict[str, Any]:
    return {
        "title": form.title.strip(),
        "categories": tuple(listed(form.categories)),
        "subCategories": tuple(listed(form.subCategories)),
        "tag": form.tag.strip(),
        "status": form.status,
        "reason": form.reason.strip(),
        "displayRTP": form.displayRTP,
        "restrictedCountries": tuple(listed(form.restrictedCountries)),
        "order": form.order,
    }


def _keep_image(change: Change, game: CasinoGame, file: UploadedFile) -> str:
    """The path of the file, which takes the place of one that was uploaded before."""
    _drop_file(change, game)
    keep_file(change, file_key(game.id), file)
    return uploaded_path(game.id, file.sha256, TYPES[file.type][0])


def _drop_file(change: Change, game: CasinoGame) -> None:
    table = change.world.table(KEPT_FILES)
    if table.get(file_key(game.id)) is not None:
        change.delete(table, file_key(game.id))
