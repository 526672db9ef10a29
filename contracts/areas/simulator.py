"""What the console asks of a simulated platform alone. Routed with `BFF_SIMULATOR=true`."""

from __future__ import annotations

from typing import Annotated

from contracts.operation import Effect, Operation, Origin
from contracts.rules import Pattern
from contracts.wire import Wire, WireQuery


class WorldQuery(WireQuery):
    world: Annotated[str, Pattern("[A-Za-z0-9_-]{1,64}", "A world's name is expected.")] = "default"


class Account(Wire):
    """An account of a world; `at` says where it stands."""

    email: str
    role: str
    at: str


class Accounts(Wire):
    """Who can sign in. Everybody of a world has the same password."""

    accounts: list[Account]
    password: str


OPERATIONS = (
    Operation(
        id="simulatorAccounts",
        area="simulator",
        method="GET",
        path="/api/simulator/accounts",
        summary="Who can sign in to a world of the simulated platform",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        public=True,
        query=WorldQuery,
        data=Accounts,
        feature="simulator",
    ),
)
