"""A change: one write set, with what other areas do about it, what is derived from it, and its activities.

After the rule that writes it come, in this order:

1. Reactions, `@reacts(TABLE)`. Each gets the records of its table that changed, as they were when it last saw them and
   as they are, again and again until none changes any more. It may write anything, schedule jobs, and refuse the whole
   change. It does as the platform, under the request id of what caused it. Derived tables are still as they were.
2. Followers, `@follows(TABLE)`: what is kept beside records because computing it anew takes too long. Each gets each
   record that changed, once, and writes derived tables alone.
3. Activities: first those of whoever began, then the platform's.

All of it is undone together where any of it raises.
"""

from __future__ import annotations

import functools
from bisect import insort
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice
from operator import attrgetter
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec

from upstream_sim.core import stats
from upstream_sim.core.calls.identity_log import IdentityChange
from upstream_sim.core.calls.tokens import Tokens
from upstream_sim.core.history.audit import ACTIVITIES, PLATFORM, Actor, change_fields, new_activity
from upstream_sim.core.refusals import NotFound, Refusal
from upstream_sim.core.rng import Rng
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.tables.table import Table
from upstream_sim.core.world.schedule import USUAL_PRIORITY

MOST_ROUNDS = 20
TABLE_OF = attrgetter("table")

Undo = Callable[[], None]
Step = Callable[["WriteSet[Any]", T | None, T | None], None]
"""It gets the record before and after; None where there was none, or is none any more."""
Place = tuple[str, str]
"""A table's name and a record's key."""
Seen = dict[tuple[str, str], msgspec.Struct | None]
"""By a reaction's name and a record's key: the record as the reaction last saw it."""


@dataclass(frozen=True, slots=True, order=True)
class Reaction:
    """What is done when records of a table change: the lowest priority first, of equal ones by name."""

    priority: int
    name: str
    table: str
    do: Step[Any] = field(compare=False)


REACTIONS: list[Reaction] = []
FOLLOWERS: dict[str, list[Step[Any]]] = {}


class ReactionLoop(RuntimeError):
    """Reactions that change records for each other without end: a programming error."""


class NotDerived(RuntimeError):
    """A follower that does more than write derived tables: a programming error."""


class RefusedByReaction(Exception):
    """A reaction refused what a due job did. It is no Refusal, so that a job that expects some of its own does not take
    it for one of them. `about` is the area and the tenant of the job's first record."""

    def __init__(self, refusal: Refusal, about: dict[str, Any]) -> None:
        super().__init__(*refusal.args)
        self.refusal = refusal
        self.about = about


def reacts(schema: Schema[T], *, priority: int = USUAL_PRIORITY) -> Callable[[Step[T]], Step[T]]:
    """Registers a reaction to a table. Raises ValueError for a derived one: it is written when reactions are over."""
    _require_own(schema)

    def register(do: Step[T]) -> Step[T]:
        insort(REACTIONS, Reaction(priority, f"{do.__module__}.{do.__qualname__}", schema.name, do))
        return do

    return register


def follows(schema: Schema[T]) -> Callable[[Step[T]], Step[T]]:
    """Registers a follower of a table. Raises ValueError for a derived one: what followers write is not followed."""
    _require_own(schema)

    def register(do: Step[T]) -> Step[T]:
        FOLLOWERS.setdefault(schema.name, []).append(do)
        return do

    return register


def _require_own(schema: Schema[Any]) -> None:
    if schema.is_derived:
        raise ValueError(f"{schema.name} is derived: it changes when all that could be done about it is over")


class ChangedWorld(Protocol):
    """As much of a world as its changes need."""

    realm: str
    tokens: Tokens

    def table(self, schema: Schema[T]) -> Table[T]: ...

    def new_id_for(self, prefix: str) -> str: ...

    def now(self) -> datetime: ...


W = TypeVar("W", bound=ChangedWorld)


class WriteSet(Generic[W]):
    """A change of a world: what it puts is visible at once, and all of it is undone if the handler raises."""

    def __init__(self, world: W, actor: Actor, request_id: str) -> None:
        self.world = world
        self.actor = actor
        self.request_id = request_id
        self.undo: list[Undo] = []
        self.refused_by: Reaction | None = None
        self.cells = 0  # of rollups that its followers altered
        self._began = perf_counter()
        self._is_reacting = self._is_following = False
        self._touched: dict[Place, tuple[Table[Any], msgspec.Struct | None]] = {}
        self._found: dict[Place, msgspec.Struct | None] = {}  # what reactions changed, as they found it
        self._written: set[str] = set()  # the tables that the round of reactions wrote
        self._told: list[dict[str, Any]] = []  # what reactions told
        self._signed_out: dict[str, str] = {}  # by user, the token that stays
        self._has_drawn = False

    def put(self, table: Table[T], record: T) -> T:
        """The record as it was written, its `revision` one above the former, unless only its counters changed."""
        key = table.schema.key_of(record)
        place = (table.name, key)
        known = self._touched.get(place)
        if known is None or self._is_reacting or self._is_following:
            known = self._touch(table, place)
        original = known[1]
        if "revision" in record.__struct_fields__:
            raised = getattr(original, "revision", 0) + (not table.schema.only_counts(original, record))
            record = msgspec.structs.replace(record, revision=raised)
        self.undo.append(table.write(key, record))
        return record

    def original(self, table: Table[T], key: str) -> T | None:
        """The record as it was before the change."""
        known = self._touched.get((table.name, key))
        return table.get(key) if known is None else cast("T | None", known[1])

    def delete(self, table: Table[T], key: str) -> None:
        """Raises NotFound when there is no such record."""
        if table.get(key) is None:
            raise NotFound(f"There is no {key} in {table.name}.")
        self._touch(table, (table.name, key))
        self.undo.append(table.write(key, None))

    def drop(self, table: Table[Any], key: str) -> None:
        """Takes a record out of its table, and nothing follows: what was derived from it stays. Raises NotDerived where
        a follower does."""
        if self._is_following:
            raise NotDerived(f"a follower drops a record of {table.name}")
        self.undo.append(table.write(key, None))

    def _touch(self, table: Table[Any], place: Place) -> tuple[Table[Any], msgspec.Struct | None]:
        """The table, and the record as it was before the change."""
        if self._is_following and not table.schema.is_derived:
            raise NotDerived(f"a follower writes {table.name}, which is not derived")
        known = self._touched.get(place)
        if known is None:
            known = self._touched[place] = (table, table.get(place[1]))
        if self._is_reacting:
            self._written.add(place[0])
            if place not in self._found:
                self._found[place] = table.get(place[1])
        return known

    def add_activity(self, **what: Any) -> None:
        """Writes an activity about something that no table holds: area, action, opId, recordKind, recordId,
        recordTitle, before and after."""
        if self._is_following:
            raise NotDerived("a follower writes an activity")
        if self._is_reacting:
            self._told.append(what)
        else:
            self._add_activity(self.actor, what)

    def _add_activity(self, actor: Actor, what: dict[str, Any]) -> None:
        activity = new_activity(self.world.new_id_for("act"), self.world.now(), actor, self.request_id, what)
        self.undo.append(self.world.table(ACTIVITIES).write(activity.id, activity))

    def track_rng(self, rng: Rng) -> None:
        """Records random draws from now on, so that they can be undone too."""
        if not self._has_drawn:
            self._has_drawn = True
            self.undo.append(functools.partial(rng.setstate, rng.getstate()))

    def note_schedule(self, undo: Undo) -> None:
        """Records a job that was scheduled. Raises NotDerived where a follower did."""
        self.undo.append(undo)
        if self._is_following:
            raise NotDerived("a follower schedules a job")

    def end_sessions(self, user_code: str, *, but: str = "") -> None:
        """Ends every session of a user with this change, save that of one token."""
        self._signed_out[user_code] = but

    def complete(self) -> None:
        """Has reactions, followers and activities follow. Raises what a reaction refuses, and ReactionLoop."""
        actor, moments = self.actor, [self._began, perf_counter()]
        self.actor, self._is_reacting = PLATFORM, True
        rounds = self._react()
        moments.append(perf_counter())
        self._is_reacting, self._is_following = False, True
        self._call_followers()
        moments.append(perf_counter())
        self._write_activities(actor)
        moments.append(perf_counter())
        stats.count(rounds, self.cells, moments)

    def _react(self) -> int:
        """Calls reactions until none has anything new to see; how many rounds it took."""
        seen: Seen = {}
        keys: dict[str, list[str]] = {}  # of what was touched, by table
        known = 0
        touched = self._touched
        for number in range(MOST_ROUNDS):
            calls, has_grown = 0, True
            self._written.clear()
            for reaction in REACTIONS:
                if has_grown:
                    for name, key in islice(touched, known, None):
                        keys.setdefault(name, []).append(key)
                    known, has_grown = len(touched), False
                mine = keys.get(reaction.table)
                if mine is not None:
                    calls += self._show_news(reaction, mine, seen)
                    has_grown = len(touched) > known
            if not calls or not self._written or self._written.isdisjoint(map(TABLE_OF, REACTIONS)):
                return number + bool(calls)
        restless = (
            each.name for each in REACTIONS if any(self._is_news(each, key, seen) for key in keys.get(each.table, ()))
        )
        raise ReactionLoop(f"records still change after {MOST_ROUNDS} rounds, by {', '.join(restless)}")

    def _is_news(self, reaction: Reaction, key: str, seen: Seen) -> bool:
        table, original = self._touched[reaction.table, key]
        return seen.get((reaction.name, key), original) != table.get(key)

    def _show_news(self, reaction: Reaction, keys: Sequence[str], seen: Seen) -> int:
        """How often the reaction was called: once for each of its records that is not as it last saw it."""
        calls = 0
        for key in keys:
            table, original = self._touched[reaction.table, key]
            place, after = (reaction.name, key), table.get(key)
            before = seen.get(place, original)
            if before is after or (before is not None and before == after):
                continue
            seen[place] = after
            calls += 1
            try:
                reaction.do(self, before, after)
            except Refusal:
                self.refused_by = reaction
                raise
        return calls

    def _call_followers(self) -> None:
        for (name, key), (table, before) in list(self._touched.items()):
            followers = FOLLOWERS.get(name, ())
            after = table.get(key) if followers else before
            if before is not after and before != after:
                for follower in followers:
                    follower(self, before, after)

    def _write_activities(self, actor: Actor) -> None:
        """Writes an activity for each record that changed, and what reactions told. A record that first the rule and
        then a reaction changed has one of each, unless the platform did both."""
        later: list[dict[str, Any]] = []
        was_found = {} if actor == PLATFORM else self._found
        for place, (table, before) in self._touched.items():
            spec, key = table.schema.audit, place[1]
            if spec is None:
                continue
            after = table.get(key)
            found = was_found.get(place, after)
            if before != found and not table.schema.only_counts(before, found):
                self._add_activity(actor, change_fields(spec, key, before, found))
            if found is not after and found != after and not table.schema.only_counts(found, after):
                later.append(change_fields(spec, key, found, after))
        for what in (*later, *self._told):
            self._add_activity(PLATFORM, what)

    def about(self) -> dict[str, Any]:
        """The area and the tenant of the first of its records whose changes are told."""
        for (_, key), (table, before) in self._touched.items():
            if table.schema.audit is not None:
                return {"area": table.schema.audit.area, "opId": getattr(table.get(key) or before, "opId", None)}
        return {}

    def changed_identities(self) -> Iterator[IdentityChange]:
        """Whoever is not who they were, or is signed out everywhere."""
        out = {user_code for user_code, kept in self._signed_out.items() if not kept}
        yield from (IdentityChange(self.world.realm, user_code, isSignedOut=True) for user_code in out)
        for (_, key), (table, before) in self._touched.items():
            fields = table.schema.identity
            if fields is None or key in out:
                continue
            after = table.get(key)
            if fields.differ(before, after):
                gone = fields.is_user and after is None
                yield IdentityChange(self.world.realm, key if fields.is_user else None, isSignedOut=gone)

    def close(self) -> None:
        for user_code, kept in self._signed_out.items():
            self.world.tokens.end_of_user(user_code, but=kept)
        for (_, key), (table, _) in self._touched.items():
            table.forget(key)
