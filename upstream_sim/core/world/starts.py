"""The starts that worlds share: each is built once, beside the event loop, and the last few are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from weakref import WeakValueDictionary

from upstream_sim.core.world.start import Start

MOST_KEPT = 4

Load = Callable[[int, datetime, int], Start]
StartKey = tuple[int, datetime, int]
"""Seed, starting instant and scale."""


class Starts:
    """Starts by seed, instant and scale: those that a world lives on, and the last few asked for."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._kept: OrderedDict[StartKey, Start] = OrderedDict()
        self._living: WeakValueDictionary[StartKey, Start] = WeakValueDictionary()
        self._building: dict[StartKey, asyncio.Task[Start]] = {}

    def get(self, key: StartKey) -> Start:
        """The start, built now if it has to be."""
        return self._keep(key, self._living.get(key) or self._load(*key))

    async def build(self, key: StartKey) -> Start:
        """The start, built in a thread of its own if it has to be; whoever wants it meanwhile waits for the same."""
        known = self._living.get(key)
        if known is not None:
            return self._keep(key, known)
        task = self._building.get(key)
        if task is None:
            task = self._building[key] = asyncio.create_task(asyncio.to_thread(self._load, *key))
            task.add_done_callback(lambda _: self._building.pop(key, None))
        return self._keep(key, await asyncio.shield(task))

    def _keep(self, key: StartKey, start: Start) -> Start:
        self._living[key] = self._kept[key] = start
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return start
