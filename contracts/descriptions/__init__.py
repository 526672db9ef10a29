"""The data dictionary: what every property of the wire means, with an example.

An entry stands under the property's name, which means the same wherever it stands. Where it means
something else or can be said more precisely, an entry stands under `Model.name`, and holds for the
models that are made of that one, too. An area's own words are in the module of its name, those of several in `shared`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from pydantic import BaseModel

from contracts.descriptions.entry import Entry


def combined(parts: Iterable[Mapping[str, Entry]]) -> dict[str, Entry]:
    """The entries of all parts. Raises ValueError for a name that two of them have."""
    found: dict[str, Entry] = {}
    for part in parts:
        if twice := found.keys() & part.keys():
            raise ValueError(f"described twice: {', '.join(sorted(twice))}")
        found |= part
    return found


ENTRIES: Mapping[str, Entry] = combined(
    import_module(f"{__name__}.{module.name}").DESCRIPTIONS
    for module in iter_modules(__path__)
    if module.name != "entry"
)


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
