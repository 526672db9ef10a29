"""Several polls in one call: each part is an operation of its own, and answered as its own call would be."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from bff.answers import Answer, success
from bff.errors import ConsoleError, Denied, InvalidRequest, Unauthenticated
from bff.normalising import Normalised
from bff.proxy import Proxy
from bff.reading import Call, Reader
from bff.stores import ActiveSession
from bff.tenancy import check_tenants
from contracts.operation import Operation, Table
from contracts.wire import Invalid

_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


@dataclass(frozen=True, slots=True)
class Pulse:
    table: Table
    reader: Reader
    proxy: Proxy

    async def answer(self, call: Call, active: ActiveSession) -> Answer:
        """The parts asked for. Raises Unauthenticated when the platform's session is over."""
        names = list(dict.fromkeys(call.fields["parts"].split(",")))
        fetching = [self._fetch(call, active, self.table[call.operation.parts[name]]) for name in names]
        answers = [await fetching[0]] if len(names) == 1 else await asyncio.gather(*fetching)
        parts: dict[str, Any] = {}
        failures: dict[str, Mapping[str, Any]] = {}
        for name, answer in zip(names, answers, strict=True):
            if answer.http == Unauthenticated.http:
                raise Unauthenticated
            fields = _fields(answer.body)
            if answer.http < 400:
                parts[name] = fields["data"]
            else:
                failures[name] = {"http": answer.http, **fields}
        return success({**parts, "failures": failures})

    async def _fetch(self, whole: Call, active: ActiveSession, operation: Operation) -> Normalised:
        try:
            if not operation.permits(active.session.identity):
                raise Denied
            call = self.reader.part(whole, operation)
            check_tenants(operation, active.session, call.fields, {}, {})
            result = await self.proxy.fetch(call)
            return Normalised(result.http, result.body)
        except ConsoleError as error:
            return Normalised(error.http, error.answer().body)
        except Invalid as error:
            return Normalised(InvalidRequest.http, InvalidRequest(error.fields).answer().body)
