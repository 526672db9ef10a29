"""The slots at one upstream: a bounded number of calls at a time, shared by areas and users."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable

from bff.errors import UpstreamBusy

Turn = asyncio.Future[None]


class _Area:
    """What an area holds, and who waits for more. `turns` are the users that may be next, in order;
    one that holds its share is in `queues` alone until it gives a slot back."""

    def __init__(self) -> None:
        self.held = self.waiting = 0
        self.queues: dict[str, OrderedDict[Turn, None]] = {}
        self.turns: OrderedDict[str, None] = OrderedDict()

    def add(self, user: str, turn: Turn) -> None:
        queue = self.queues.get(user)
        if queue is None:
            queue = self.queues[user] = OrderedDict()
        queue[turn] = None
        self.turns.setdefault(user)
        self.waiting += 1

    def remove(self, user: str, turn: Turn) -> None:
        queue = self.queues.get(user)
        if queue is None or turn not in queue:
            return
        del queue[turn]
        self.waiting -= 1
        if not queue:
            del self.queues[user]
            self.turns.pop(user, None)

    def pop(self, may_hold: Callable[[str], bool]) -> tuple[str, Turn] | None:
        """Whose turn it is: the first of the next user's calls."""
        while self.turns:
            user, _ = self.turns.popitem(last=False)
            if not may_hold(user):
                continue
            turn = next(iter(self.queues[user]))
            self.turns[user] = None
            self.remove(user, turn)
            if not turn.done():
                return user, turn
        return None


class Bulkhead:
    """At most `slots` calls at a time. An area holds at most `area_share` of them, and no more than it leaves free for
    others; areas for which `is_slow` is true hold at most half of all slots together; a user holds at most
    `user_share`. At most `queue` calls wait in an area, a quarter of them of one user; in a slow area, no more than can
    be served at once. A free slot goes to the areas in turn, and within an area to its users in turn. Each step costs
    the same however many calls wait. `on_wait` is told how many seconds each did that waited, also in vain."""

    on_wait: Callable[[float], None] | None = None

    def __init__(
        self,
        slots: int,
        wait_seconds: float,
        *,
        queue: int = 256,
        area_share: int | None = None,
        user_share: int | None = None,
        is_slow: Callable[[str], bool] | None = None,
    ) -> None:
        self._slots = slots
        self._wait_seconds = wait_seconds
        self._queue = queue
        self._area_share = area_share or max(1, slots // 4)
        self._user_share = user_share or max(1, slots // 8)
        self._slow_share = max(1, slots // 2)
        self._is_slow = is_slow
        self.held = 0
        self._areas: defaultdict[str, _Area] = defaultdict(_Area)
        self._users: dict[str, int] = {}
        self._waiting: OrderedDict[str, None] = OrderedDict()
        self._ends: deque[tuple[float, Turn]] = deque()  # of waiting; one timer for all: each waits as long
        self._timer: asyncio.TimerHandle | None = None

    async def take(self, area: str, user: str) -> Callable[[], None]:
        """A slot; calling the answer gives it back, and calling it again does nothing. Raises
        UpstreamBusy when none came free in time, or too many wait for one already."""
        if self._has_room(area) and self._may_hold(user):
            self._occupy(area, user)
        else:
            await self._wait(area, user)
        held = [user]

        def release() -> None:
            while held:
                self._leave(area, held.pop())

        return release

    @property
    def waiting(self) -> int:
        return sum(area.waiting for area in self._areas.values())

    def _has_room(self, name: str) -> bool:
        held, is_slow = self._areas[name].held, self._is_slow
        if held >= self._area_share or held >= self._slots - self.held:
            return False
        if is_slow is None or self.held < self._slow_share or not is_slow(name):
            return True
        return sum(area.held for other, area in self._areas.items() if is_slow(other)) < self._slow_share

    def _may_hold(self, user: str) -> bool:
        return self._users.get(user, 0) < self._user_share

    def _occupy(self, name: str, user: str) -> None:
        self.held += 1
        self._areas[name].held += 1
        self._users[user] = self._users.get(user, 0) + 1

    async def _wait(self, name: str, user: str) -> None:
        area = self._areas[name]
        is_slow = self._is_slow is not None and self._is_slow(name)
        queue = min(self._queue, self._area_share) if is_slow else self._queue
        if area.waiting >= queue or len(area.queues.get(user, ())) >= max(1, queue // 4):
            raise UpstreamBusy
        loop = asyncio.get_running_loop()
        begun, turn = loop.time(), loop.create_future()
        area.add(user, turn)
        self._waiting.setdefault(name)
        self._ends.append((begun + self._wait_seconds, turn))
        if self._timer is None:
            self._end_waiting()
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._leave(name, user)  # given just as whoever waited left
            area.remove(user, turn)
            raise
        finally:
            if self.on_wait is not None:
                self.on_wait(loop.time() - begun)

    def _end_waiting(self) -> None:
        """Refuses calls that have waited for too long, and schedules itself for the next."""
        loop, self._timer = asyncio.get_running_loop(), None
        while self._ends and (self._ends[0][1].done() or self._ends[0][0] <= loop.time()):
            turn = self._ends.popleft()[1]
            if not turn.done():
                turn.set_exception(UpstreamBusy())
        if self._ends:
            self._timer = loop.call_at(self._ends[0][0], self._end_waiting)

    def _admit_waiting(self) -> None:
        """Gives free slots to those who wait, an area at a time, until a whole round gave none."""
        tried = 0
        while tried < len(self._waiting) and self.held < self._slots:
            name, _ = self._waiting.popitem(last=False)
            area = self._areas[name]
            found = area.pop(self._may_hold) if area.turns and self._has_room(name) else None
            if found:
                user, turn = found
                self._occupy(name, user)
                turn.set_result(None)
                if not self._may_hold(user):
                    area.turns.pop(user, None)
            if area.queues:
                self._waiting[name] = None
                tried = 0 if found else tried + 1

    def _hand_on(self, name: str, area: _Area, user: str) -> None:
        """Gives a slot to the next call of the user who returned it: no other user waits who may hold one more."""
        turn = next(iter(area.queues[user]))
        area.remove(user, turn)
        if not area.queues:
            del self._waiting[name]
        self._occupy(name, user)
        if turn.done():
            self._leave(name, user)
        else:
            turn.set_result(None)

    def _leave(self, name: str, user: str) -> None:
        area = self._areas[name]
        self.held -= 1
        area.held -= 1
        self._users[user] -= 1
        if len(self._waiting) == 1 and user in area.queues and not area.turns and self._has_room(name):
            self._hand_on(name, area, user)
            return
        if not self._users[user]:
            del self._users[user]
        for waiting in self._waiting:
            area = self._areas[waiting]
            if user in area.queues:
                area.turns.setdefault(user)
        self._admit_waiting()
