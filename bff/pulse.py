"""Several polls in one call: each part is an operation of its own, and answered as its own call would be."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

from bff.answers import Answer, success
from bff.errors import ConsoleError, InvalidRequest, Unauthenticated
from bff.identities import Identities
from bff.proxy import Proxy, UpstreamResult
from bff.reading import Call, Reader
from bff.routing import Route
from bff.stores.sessions import ActiveSession
from bff.tenancy import check_tenants
from contracts.operation import Operation, Table
from contracts.wire import Invalid

_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


@dataclass(frozen=True, slots=True)
class Pulse:
    table: Table
    reader: Reader
    proxy: Proxy
    identities: Identities

    async def answer(self, call: Call, active: ActiveSession) -> Answer:
        """The parts asked for. Raises Unauthenticated when the platform's session is over."""
        answers: dict[str, UpstreamResult] = {}
        asking: dict[str, Call] = {}
        for name in call.fields["parts"].split(","):
            found = self._at_hand(call, active, self.table[call.operation.parts[name]])
            if isinstance(found, Call):
                asking[name] = found
            else:
                answers[name] = found
        if asking:
            answers.update(zip(asking, await asyncio.gather(*map(self._fetch, asking.values())), strict=True))
        active = await self.identities.current(call.request, active)
        data: dict[str, Any] = {"failures": {}, "identityVersion": active.session.identity.identityVersion}
        for name, answer in answers.items():
            if answer.http == Unauthenticated.http:
                raise Unauthenticated
            fields = _fields(answer.body)
            if answer.http < 400:
                data[name] = fields["data"]
            else:
                data["failures"][name] = {"http": answer.http, **fields}
        return success(data)

    def _at_hand(self, whole: Call, active: ActiveSession, operation: Operation) -> UpstreamResult | Call:
        """A part's answer where nobody need be asked for it, else the call that asks."""
        try:
            Route((operation,), {}).check_permitted((operation,), active.session.identity)
            call = self.reader.part(whole, operation)
            check_tenants(operation, active.session, call.fields, {}, {})
        except (ConsoleError, Invalid) as error:
            return _refusal(error)
        return self.proxy.kept(call) or call

    async def _fetch(self, call: Call) -> UpstreamResult:
        try:
            return await self.proxy.fetch(call)
        except ConsoleError as error:
            return _refusal(error)


def _refusal(error: ConsoleError | Invalid) -> UpstreamResult:
    own = InvalidRequest(error.fields) if isinstance(error, Invalid) else error
    return UpstreamResult(own.http, own.answer().body, [], 0)
