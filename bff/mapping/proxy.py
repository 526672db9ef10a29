"""Passes calls on to a platform that lacks some of them, and whose tokens end before a session does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from bff.answers import Answer, envelope
from bff.errors import ConsoleError, UpstreamUnavailable
from bff.forwarding.proxy import Proxy, UpstreamResult
from bff.replies.json_fields import split_object
from bff.requests.reading import Call
from contracts.envelope import Status
from contracts.mapping.paths import put
from contracts.texts import NOT_OFFERED

if TYPE_CHECKING:
    from bff.mapping.tokens import Renewals
    from contracts.mapping import Platform


class NotOffered(ConsoleError, http=501, status=Status.NOT_OFFERED, message=NOT_OFFERED):
    """The platform has no such call."""


class SignedInAnew(
    UpstreamUnavailable,
    message="The platform had ended its token and gave a new one. Nothing was done: please try again.",
): ...


@dataclass(frozen=True, slots=True)
class MappedProxy(Proxy):
    """`absent` are the operations that the platform lacks; `wall_clock` gives the time of day."""

    platform: Platform = field(kw_only=True)
    wall_clock: Callable[[], float] = field(kw_only=True)
    renewals: Renewals | None = field(default=None, kw_only=True)

    def fetch(self, call: Call) -> Awaitable[UpstreamResult]:
        operation = call.operation
        if operation.id in self.platform.absent and operation.stand_in is None:
            raise NotOffered
        return super(MappedProxy, self).fetch(call)

    async def _fetch(self, call: Call) -> UpstreamResult:
        operation = call.operation
        if operation.id in self.platform.absent:
            result = self._stand_in(call)
        else:
            result = await self._with_token(call)
        if operation.absent_field is not None and result.is_success:
            data = {**split_object(result.fields["data"]), operation.absent_field: sorted(self.platform.absent)}
            result.body = msgspec.json.encode({**result.fields, "data": data})
        return result

    def _stand_in(self, call: Call) -> UpstreamResult:
        """What the console answers where the platform cannot."""
        if call.operation.stand_in is None:
            raise NotOffered
        known = call.operation.stand_in(datetime.fromtimestamp(int(self.wall_clock()), UTC))
        data = known.model_dump(mode="json", by_alias=True, exclude_none=True)
        for name, value in self.platform.shape_of(call.operation).defaults.items():
            put(data, name, value)
        body = envelope(Status.OK, data, ())
        return UpstreamResult(200, body, [], self.clock())

    async def _with_token(self, call: Call) -> UpstreamResult:
        """The answer under a token that the platform still takes. A read is asked for again under the new one; a write
        never is, though the platform refused it."""
        if self.renewals is None or call.active is None:
            return await super(MappedProxy, self)._fetch(call)
        call.active = await self.renewals.current(call.active)
        result = await super(MappedProxy, self)._fetch(call)
        if result.http != 401 or not self.renewals.can_renew(call.active):
            return result
        call.active = await self.renewals.renewed(call.active)
        if call.operation.is_write and not call.operation.is_repeatable:
            raise SignedInAnew
        return await super(MappedProxy, self)._fetch(call)

    async def aclose(self) -> None:
        if self.renewals is not None:
            await self.renewals.aclose()
        await super(MappedProxy, self).aclose()

    async def _download(self, call: Call) -> Answer:
        if call.operation.id in self.platform.absent:
            raise NotOffered
        if self.renewals is not None and call.active is not None:
            call.active = await self.renewals.current(call.active)
        return await super(MappedProxy, self)._download(call)
