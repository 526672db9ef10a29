"""Many worlds side by side: those with the same seed, instant and scale share their start."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from upstream_sim.core.blobs import Blobs
from upstream_sim.core.calls.identity_log import IdentityChange, IdentityLog
from upstream_sim.core.calls.limits import Limits
from upstream_sim.core.calls.passwords import PasswordCost
from upstream_sim.core.clock import Clock, RealTime, instant, midnight, real_seconds
from upstream_sim.core.history.recording import Call
from upstream_sim.core.refusals import Conflict, NotFound, ValidationFailed
from upstream_sim.core.world.leases import Maker
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.core.world.starts import Load, StartKey, Starts
from upstream_sim.core.world.world import World

DEFAULT_WORLD = "default"
LIFETIME = 24 * 3600.0


Send = Callable[[Call], Awaitable[tuple[int, bytes]]]


async def _nobody(_call: Call) -> tuple[int, bytes]:
    raise RuntimeError("no platform serves these worlds")


@dataclass(slots=True)
class Lease:
    """A world, the real second at which it ends, None for never, and who made it by the panel, if anybody."""

    world: World
    until: float | None
    maker: Maker | None = None


class Worlds:
    """The worlds by name. `default` is always there; its clock runs unless `now` says where it stands. `send` has the
    platform in front of them answer a call. At `public_url` browsers reach the simulator, where that is known."""

    def __init__(
        self,
        load: Load,
        *,
        seed: int = DEFAULT_SEED,
        now: datetime | None = None,
        scale: int = 1,
        real: RealTime = real_seconds,
        password_cost: PasswordCost = PasswordCost.OWASP,
        limits: Limits = Limits(),  # noqa: B008  # it is frozen
        public_url: str | None = None,
    ) -> None:
        self._starts = Starts(load)
        self._seed = seed
        self._now = now
        self._scale = scale
        self._real = real
        self._password_cost = password_cost
        self._limits = limits
        self.public_url = public_url
        self._making = asyncio.Lock()
        self.send: Send = _nobody
        self._boot = secrets.token_hex(6)
        self._made = 0
        self.identities = IdentityLog()
        self.blobs = Blobs()
        default = self._fresh(DEFAULT_WORLD, seed, now)
        default.worlds, default.blobs = self, self.blobs
        self._leases = {DEFAULT_WORLD: Lease(default, None)}

    def all(self) -> list[Lease]:
        """The worlds that have not ended; the others are dropped."""
        now = self._real()
        self._leases = {name: lease for name, lease in self._leases.items() if lease.until is None or lease.until > now}
        return list(self._leases.values())

    def find(self, name: str) -> World | None:
        lease = self._leases.get(name)
        alive = lease is not None and (lease.until is None or lease.until > self._real())
        return lease.world if lease is not None and alive else None

    def get(self, name: str) -> World:
        """The world of this name. Raises NotFound."""
        world = self.find(name)
        if world is None:
            raise NotFound(f"There is no world {name}.")
        return world

    def lease(self, name: str) -> Lease:
        """The lease of the world of this name. Raises NotFound."""
        self.get(name)
        return self._leases[name]

    def make(
        self,
        name: str,
        *,
        source: str | None = None,
        snapshot: str | None = None,
        seed: int | None = None,
        now: datetime | None = None,
        ttl: float | None = None,
        maker: Maker | None = None,
    ) -> Lease:
        """A fresh world, or a branch of `source` as it is or as it was at `snapshot`. Raises Conflict for a name in
        use, ValidationFailed for a world too many, NotFound for a source or snapshot."""
        self._require_free(name)
        self._require_room(maker)
        branched = None if source is None else self.get(source).branch(name, self._realm(name), snapshot)
        world = branched or self._fresh(name, seed, now)
        world.worlds, world.blobs = self, self.blobs
        lease = self._leases[name] = Lease(world, self._real() + (LIFETIME if ttl is None else ttl), maker)
        return lease

    async def make_fresh(
        self, name: str, *, seed: int | None, now: datetime | None, ttl: float | None, maker: Maker | None = None
    ) -> Lease:
        """A fresh world, its start built beside the event loop, one world after the other: none is begun that would be
        one too many. Raises as `make` does."""
        async with self._making:
            self._require_free(name)
            self._require_room(maker)
            await self._starts.build(self._start_key(seed, now))
            return self.make(name, seed=seed, now=now, ttl=ttl, maker=maker)

    def _require_free(self, name: str) -> None:
        if any(lease.world.name == name for lease in self.all()):
            raise Conflict(f"There is a world {name}.")

    def _require_room(self, maker: Maker | None) -> None:
        leases = self.all()
        if len(leases) >= self._limits.worlds:
            raise ValidationFailed("name", f"At most {self._limits.worlds} worlds at once. End one of them first.")
        most = self._limits.worlds_per_account
        own = (lease for lease in leases if maker and lease.maker and lease.maker.user_code == maker.user_code)
        if sum(1 for _ in own) >= most:
            raise ValidationFailed("name", f"At most {most} worlds of one account at once. End one of them first.")

    def maker_of(self, name: str) -> Maker | None:
        """Raises NotFound."""
        return self.lease(name).maker

    def end(self, name: str) -> None:
        """Ends a world. Raises NotFound, and Conflict for the default world."""
        self.get(name)
        if name == DEFAULT_WORLD:
            raise Conflict("The default world stays.")
        self.identities.extend([IdentityChange(self._leases.pop(name).world.realm, None)])

    def _fresh(self, name: str, seed: int | None, now: datetime | None) -> World:
        start = self._starts.get(self._start_key(seed, now))
        clock = Clock(self._real, now or self._now)
        realm = self._realm(name)
        given: dict[str, Any] = {"password_cost": self._password_cost, "limits": self._limits}
        return World(name, start, clock, real=self._real, realm=realm, **given)

    def _start_key(self, seed: int | None, now: datetime | None) -> StartKey:
        begins = now or self._now or midnight(instant(self._real()))
        return self._seed if seed is None else seed, begins, self._scale

    def _realm(self, name: str) -> str:
        """A name that is never used again, so that no answer of an earlier world is served."""
        self._made += 1
        return f"{name}.{self._boot}.{self._made}"
