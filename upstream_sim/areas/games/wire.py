"""Games and operators' entries on the wire."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from contracts.areas.game_launches import LAUNCH_AGGREGATOR
from contracts.areas.games import GameStatus
from upstream_sim.areas.games.assets import drawn_path
from upstream_sim.areas.games.rules import EntryChange, Plan, order_of, status_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import ENTRIES, CasinoGame, OperatorEntry, entry_of
from upstream_sim.shared.measures import Sums
from upstream_sim.shared.records import operator_title, record_to_wire
from upstream_sim.shared.tenants import in_menu_order
from upstream_sim.shared.users import Caller

LISTS = ("categories", "subCategories", "restrictedCountries")
CENT = Decimal("0.01")


def to_wire(
    world: World, caller: Caller, game: CasinoGame, op_id: str | None = None, play: Sums | None = None
) -> dict[str, Any]:
    """`Game` on the wire; with its entry and figures of an operator, where one is asked about."""
    own = list(world.table(ENTRIES).where(gameId=game.id))
    return {
        **record_to_wire(game, hidden=("image",)),
        **{name: ",".join(getattr(game, name)) for name in LISTS},
        "imageUrl": game.image,
        "operators": {
            entry.opId: {"status": entry.status, "order": entry.order}
            for entry in own
            if caller.identity.can_see_tenant(entry.opId)
        },
        "SOFT_GAMINGS": {"ImageFullPath": drawn_path(game.id)} if game.aggregator == LAUNCH_AGGREGATOR else None,
        "entry": entry_to_wire(world, game, op_id) if op_id else None,
        "play": play_to_wire(play) if play is not None else None,
    }


def entry_to_wire(world: World, game: CasinoGame, op_id: str) -> dict[str, Any]:
    """An operator's entry, or what it is without one."""
    entry = entry_of(world, op_id, game.id)
    status = status_of(entry)
    return {
        "opId": op_id,
        "opTitle": operator_title(world, op_id),
        "status": status,
        "order": order_of(entry),
        "isOn": status is GameStatus.ACTIVE and game.status is GameStatus.ACTIVE,
        "updatedAt": entry.updatedAt if entry else None,
        "updatedBy": entry.updatedBy if entry else None,
        "revision": entry.revision if entry else 0,
    }


def entries_to_wire(world: World, caller: Caller, game: CasinoGame) -> dict[str, Any]:
    """`GameEntries` on the wire: those of the operators that the caller sees."""
    shown = in_menu_order(world, caller.identity.tenants)
    return {
        "items": [entry_to_wire(world, game, operator.opId) for operator in shown],
        "revision": sum(entry.revision for entry in world.table(ENTRIES).where(gameId=game.id)),
    }


def play_to_wire(sums: Sums) -> dict[str, Any]:
    """What was bet on a game; what was paid back is rounded half up to hundredths of a percent."""
    paid_back = Decimal(sums.wins) * 100 / sums.stakes if sums.stakes else None
    return {
        "bets": sums.placed,
        "stakeInUSD": Decimal(sums.wager).scaleb(-2),
        "ggrInUSD": Decimal(sums.ggr).scaleb(-2),
        "actualRTP": None if paid_back is None else paid_back.quantize(CENT, ROUND_HALF_UP),
    }


def plan_to_wire(plan: Plan) -> dict[str, Any]:
    return {
        name: [_change_to_wire(each) for each in getattr(plan, name)]
        for name in ("added", "changed", "removed", "refused")
    }


def _change_to_wire(change: EntryChange) -> dict[str, Any]:
    return {
        "gameId": change.game.id,
        "title": change.game.title,
        "before": _shown(change.before),
        "after": {"status": change.after.status, "order": change.after.order},
        "refused": change.refused,
    }


def _shown(entry: OperatorEntry | None) -> dict[str, Any] | None:
    return {"status": entry.status, "order": entry.order} if entry else None
