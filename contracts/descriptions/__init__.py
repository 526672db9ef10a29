"""The data dictionary: what every property of the wire means, with an example.

An entry stands under the property's name, which means the same wherever it stands. Where it means
something else or can be said more precisely, an entry stands under `Model.name`, and holds for the
models that are made of that one, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from contracts.descriptions.billing import BILLING
from contracts.descriptions.console import CONSOLE
from contracts.descriptions.domains import DOMAINS
from contracts.descriptions.entry import Entry
from contracts.descriptions.flows import FLOWS
from contracts.descriptions.money import MONEY
from contracts.descriptions.players import PLAYERS
from contracts.descriptions.roles_permissions import ROLES_PERMISSIONS
from contracts.descriptions.shared import SHARED
from contracts.descriptions.staff import STAFF
from contracts.descriptions.tenants import TENANTS
from contracts.descriptions.tournaments import TOURNAMENTS

PARTS = (SHARED, PLAYERS, MONEY, TOURNAMENTS, FLOWS, TENANTS, BILLING, DOMAINS, ROLES_PERMISSIONS, STAFF, CONSOLE)
ENTRIES: Mapping[str, Entry] = {name: entry for part in PARTS for name, entry in part.items()}


@dataclass(frozen=True, slots=True)
class Description:
    """What a property means. `example` is None where one of its type says enough."""

    key: str
    text: str
    example: Any


def describe(
    name: str,
    model: type[BaseModel] | None = None,
    *,
    schema: str = "",
    entries: Mapping[str, Entry] = ENTRIES,
) -> Description | None:
    """What a property means, in this model, in a schema without one, or anywhere; None for one that nobody
    described."""
    holders = [base.__name__ for base in model.__mro__] if model else [schema, *re.findall("Failure$", schema)]
    for key in (*(f"{holder}.{name}" for holder in holders), name):
        entry = entries.get(key)
        if entry is not None:
            text, example = entry if isinstance(entry, tuple) else (entry, None)
            return Description(key, text, example)
    return None
