"""What the reviews of players' usernames, documents and bank accounts have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeVar

import msgspec

from contracts.reviews import ReviewsQuery
from contracts.warnings import Act, WarningCode
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import AlreadyDecided, ValidationFailed
from upstream_sim.core.tables.schema import Between, Filters, Schema
from upstream_sim.core.tables.selection import Selection
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import facts_of
from upstream_sim.shared.lists import oldest_at
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import (
    UserRef,
    decision_text,
    operator_title,
    page_to_wire,
    queried_tenants,
    record_to_wire,
    require_revision,
    visible_record,
    without_none,
)
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import Values, Warned, require_answers, warnings_of, with_warnings

PLAYER_NAMES = ("playerId", "username", "firstName", "lastName")
PENDING = "PENDING"
DECISIONS = {
    "APPROVE": "approved",
    "APPROVED": "approved",
    "CONFIRMED": "approved",
    "REJECT": "rejected",
    "REJECTED": "rejected",
}
HIDDEN = frozenset({"playerCode", "isTest", "updatedBy"})


class ReviewedRecord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a player sent for a review; `opId` and `isTest` are the player's. Its class adds a `status`."""

    playerCode: str
    opId: str
    isTest: bool
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


R = TypeVar("R", bound=ReviewedRecord)


@dataclass(frozen=True, slots=True)
class Reviews(Generic[R]):
    """The reviews of one kind of record: their table, what one is called, what it shows on the wire beside its own
    fields and its player's, what approving one is, and what a record tells by itself that is worth a warning."""

    schema: Schema[R]
    noun: str
    act: Act
    more_to_wire: Callable[[R, Player | None], Mapping[str, Any]] | None = None
    own_warnings: Callable[[World, R], Mapping[WarningCode, Values | None]] | None = None

    def page(
        self,
        world: World,
        caller: Caller,
        query: ReviewsQuery,
        fields: Mapping[str, Any],
        choices: Sequence[Filters] = ({},),
    ) -> dict[str, Any]:
        """A page on the wire: of the tenants that the query is about, whose `fields` are as given (None: any),
        and which any of the choices finds. Raises ValidationFailed for an unknown sort."""
        found = _found(world, caller, self.schema, query, fields, choices)
        page = found.page(query.sort, query.page, query.limit)
        return {**page_to_wire(page, lambda record: self.to_wire(world, record)), "oldestAt": oldest_at(found)}

    def to_wire(self, world: World, record: R) -> dict[str, Any]:
        """The record with its player and its operator's title."""
        player = world.table(PLAYERS).get(record.playerCode)
        return {
            **record_to_wire(record, hidden=HIDDEN - {self.schema.key}),
            "player": _player_to_wire(record.playerCode, player),
            "opTitle": operator_title(world, record.opId),
            **(self.more_to_wire(record, player) if self.more_to_wire else {}),
            **with_warnings(world, record.playerCode, self._codes(world, record)),
        }

    def _codes(self, world: World, record: R) -> list[WarningCode] | None:
        """Of one that waits for a decision."""
        return [one.code for one in self.warnings(world, record)] if self.is_open(record) else None

    def warnings(self, world: World, record: R) -> list[Warned]:
        """What there is to tell of approving it now, refusals included."""
        own = self.own_warnings(world, record) if self.own_warnings else None
        return warnings_of(world, self.act, record.playerCode, own)

    def facts(self, world: World, record: R) -> dict[str, Any]:
        """`DecisionFacts` of approving it."""
        return facts_of(world, record.playerCode, self.warnings(world, record))

    def require_answers(self, world: World, record: R, acknowledged: Collection[WarningCode] | None) -> None:
        """Raises RecordLocked and ConfirmationRequired for an approval."""
        require_answers(self.warnings(world, record), acknowledged)

    def is_open(self, record: R) -> bool:
        """Whether it waits for a decision: what its player deleted does not."""
        return self.status_of(record) == PENDING and not getattr(record, "isDeleted", False)

    def visible(self, world: World, caller: Caller, key: str) -> R:
        """The record of this key. Raises NotFound, for another tenant's too."""
        return visible_record(world, caller, self.schema, key, f"{self.noun} not found.")

    def seen(self, world: World, caller: Caller, key: str, player_code: str, revision: int | None) -> R:
        """The record that a caller decides on. Raises NotFound, ValidationFailed unless it is this player's, and
        StaleRecord or AlreadyDecided unless the caller saw it as it is."""
        record = self.of_player(world, caller, key, player_code)
        self.require_revision(world, record, revision)
        return record

    def of_player(self, world: World, caller: Caller, key: str, player_code: str) -> R:
        """The record of this key. Raises NotFound, and ValidationFailed unless it is this player's."""
        record = self.visible(world, caller, key)
        if record.playerCode != player_code:
            raise ValidationFailed("playerCode", f"This {self.noun.lower()} belongs to another player.")
        return record

    def require_revision(self, world: World, record: R, revision: int | None) -> None:
        """Raises StaleRecord, and AlreadyDecided where it was decided since."""
        if revision not in (None, record.revision) and self.status_of(record) != PENDING:
            raise self.already_decided(world, record)
        require_revision(record, revision, self.to_wire(world, record))

    def require_change(self, world: World, record: R, status: str) -> None:
        """Raises AlreadyDecided for a record that has this status."""
        if self.status_of(record) == status:
            raise self.already_decided(world, record)

    def already_decided(self, world: World, record: R, reason: str | None = None) -> AlreadyDecided:
        """The refusal, with who decided what and when, and the record as it is; `reason` where its status does not
        tell it."""
        done = DECISIONS[self.status_of(record)]
        why = reason or f"This {self.noun.lower()} is already {done}."
        words = decision_text(record.updatedBy, f"{done} it", record.updatedAt)
        return self.closed(world, record, f"{why} {words}")

    def closed(self, world: World, record: R, why: str) -> AlreadyDecided:
        """The refusal of any decision about a record whose review is over, with the record as it is."""
        return AlreadyDecided(why, self.to_wire(world, record), record.updatedBy, record.updatedAt)

    def status_of(self, record: R) -> str:
        return str(getattr(record, "status"))  # noqa: B009  # the class of each kind declares it


def _found(
    world: World,
    caller: Caller,
    schema: Schema[R],
    query: ReviewsQuery,
    fields: Mapping[str, Any],
    choices: Sequence[Filters],
) -> Selection[R]:
    tenants = queried_tenants(world, caller, query)
    code = (query.playerCode or "").strip().upper()
    filters = without_none({"opId": tenants, "isTest": query.isTest, "playerCode": code or None, **fields})
    if query.since or query.until:
        filters["createdAt"] = Between(query.since, query.until)
    return world.table(schema).select(*({**filters, **choice} for choice in choices))


def _player_to_wire(player_code: str, player: Player | None) -> dict[str, Any]:
    """`ReviewedPlayer` on the wire."""
    names = {name: getattr(player, name) if player else "" for name in PLAYER_NAMES}
    return {"playerCode": player_code, "isTest": bool(player and player.isTest), **names}
