"""Several polls in one call: each part is an operation of its own, and answered as its own call would be."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from bff.answers import Answer, success
from bff.errors import ConsoleError, IdentityUnknown, InvalidRequest, Unauthenticated
from bff.forwarding.proxy import Proxy, UpstreamResult
from bff.requests.reading import Call, Reader, check_tenants
from bff.requests.routing import Route
from bff.sessions.identities import Identities
from bff.stores.sessions import ActiveSession
from contracts.operation import Operation
from contracts.operation_table import Table
from contracts.wire import Invalid


@dataclass(frozen=True, slots=True)
class Pulse:
    table: Table
    reader: Reader
    proxy: Proxy
    identities: Identities
    _routes: dict[str, Route] = field(default_factory=dict)

    async def answer(self, call: Call, active: ActiveSession) -> Answer:
        """The parts asked for. Raises Unauthenticated when the platform's session is over."""
        answers: dict[str, UpstreamResult] = {}
        asking: dict[str, Call] = {}
        is_outdated = self.proxy.known.has_changed(active)  # and the platform did not tell who they are now
        for name in call.fields["parts"].split(","):
            operation = self.table[call.operation.parts[name]]
            if is_outdated and operation.blocked_field is None:
                answers[name] = _refusal(IdentityUnknown())
                continue
            found = self._at_hand(call, active, operation)
            if isinstance(found, Call):
                asking[name] = found
            else:
                answers[name] = found
        if asking:
            answers.update(zip(asking, await asyncio.gather(*map(self._fetch, asking.values())), strict=True))
        if not is_outdated and self.proxy.known.has_changed(active):
            active = await self.identities.current(call.request, active, is_required=False)
        data: dict[str, Any] = {"failures": {}, "identityVersion": active.session.identity.identityVersion}
        for name, answer in answers.items():
            if answer.http == Unauthenticated.http:
                raise Unauthenticated(await self.identities.sessions.reason(call.request))
            if answer.http < 400:
                data[name] = answer.fields["data"]
            else:
                data["failures"][name] = {"http": answer.http, **answer.fields}
        return success(data)

    def _at_hand(self, whole: Call, active: ActiveSession, operation: Operation) -> UpstreamResult | Call:
        """A part's answer where nobody need be asked for it, else the call that asks."""
        try:
            route = self._routes.get(operation.id) or self._routes.setdefault(operation.id, Route((operation,), {}))
            route.check_permitted(route.operations, active.session.identity)
            call = self.reader.part(whole, operation)
            check_tenants(operation, active.session, call.fields, {}, {})
        except (ConsoleError, Invalid) as error:
            return _refusal(error)
        kept = self.proxy.kept(call)
        return call if kept is None else self.proxy.shown(call, kept)

    async def _fetch(self, call: Call) -> UpstreamResult:
        try:
            return self.proxy.shown(call, await self.proxy.fetch(call))
        except ConsoleError as error:
            return _refusal(error)


def _refusal(error: ConsoleError | Invalid) -> UpstreamResult:
    own = InvalidRequest(error.fields) if isinstance(error, Invalid) else error
    return UpstreamResult(own.http, own.answer().body, [], 0)
