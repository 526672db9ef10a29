"""A clerk of billing records: calls go by the scope of whoever is signed in, as the console sends them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from contracts.areas import TABLE
from contracts.wire import parse_json
from upstream_sim.core.calls.answers import encode
from upstream_sim.core.history.audit import ACTIVITIES, Activity
from upstream_sim.core.history.recording import Call
from upstream_sim.shared.users import identity_of
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.client import run

INVOICE: dict[str, Any] = {
    "month": "OCTOBER",
    "year": 2026,
    "testPlayersInclusion": "ALL",
    "includeBrands": True,
    "title": "October",
    "reference": "R-10",
    "note": "As agreed.",
    # The starting world has invoiced its operators and brands for this month.
    "duplicate": True,
}
PAYMENT: dict[str, Any] = {"title": "Rent", "paidBy": "Bank", "amountInUSD": 125.5, "reference": "R-11"}


class Clerk(Desk):
    def call(
        self,
        operation_id: str,
        *,
        body: Mapping[str, Any] | None = None,
        query: Mapping[str, str] | None = None,
        of: str = "",
        revision: int | None = None,
        scope: str | None = None,
    ) -> CallResult:
        """`of` fills the path's parameter; `scope` goes by another one than the clerk's own.
        Raises what the platform did not foresee."""
        operation = TABLE[operation_id]
        own = operation.scope_for(identity_of(self.world, self.user))
        chosen = own if scope is None else next(each for each in operation.scopes if each.value == scope)
        path = operation.upstream_path(chosen or next(iter(operation.scopes), None))
        headers = {"authorization": f"Bearer {self.token}"}
        if revision is not None:
            headers["if-match"] = f'"{revision}"'
        handled = run(
            self.platform.serve(
                Call(
                    method=operation.method,
                    path=path.format_map(defaultdict(lambda: of)),
                    query=list((query or {}).items()),
                    headers=headers,
                    body=b"" if body is None else encode(body),
                )
            )
        )
        if handled.context.error is not None:
            raise handled.context.error
        return CallResult(handled.reply.http, parse_json(handled.reply.body) if handled.reply.body else {})

    def listed(self, operation_id: str, **query: str) -> Any:
        result = self.call(operation_id, query={"limit": "1000", **query})
        assert result.http == 200, result.body
        return result.data

    def activities_of(self, record_id: str) -> list[Activity]:
        """What the audit says of a record, oldest first."""
        return list(self.world.table(ACTIVITIES).where(recordId=record_id))
