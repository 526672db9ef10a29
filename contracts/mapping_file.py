"""An integrator's mapping file: other upstream paths, methods and header names, without code.

TOML or JSON: `operations.<id>.path`, `.method` and `.headers`, and `headers` for all of them.
A path keeps the operation's own parameters, and `{scope}` where it has one. `wordless_4xx = "refused"`: the platform
itself refuses by a 4xx without words, such as an HTML page; without it the outcome of a write answered so is unknown.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from contracts.operation import Operation
from contracts.operation_table import Table

HeaderName = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]+$")]
_SLOT = re.compile(r"\{(\w+)\}")


class WrongMapping(Exception):
    """A mapping file that cannot be used; the text goes on from what names the file."""


class Renamed(BaseModel):
    """The platform's path, method and header names of one operation, where they differ from the contract's."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    method: Annotated[str, Field(pattern=r"^(GET|POST|PUT|PATCH|DELETE)$")] | None = None
    path: Annotated[str, Field(pattern=r"^(/[A-Za-z0-9._~{}-]+)+/?$")] | None = None
    headers: dict[HeaderName, HeaderName] = {}


class Mapped(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    operations: dict[str, Renamed] = {}
    headers: dict[HeaderName, HeaderName] = {}
    wordless_4xx: Literal["refused", "unknown"] = "unknown"

    def of(self, operation: Operation) -> Renamed:
        """The renaming of one operation; its header names are in lower case."""
        own = self.operations.get(operation.id, Renamed())
        headers = {old.lower(): new.lower() for old, new in {**self.headers, **own.headers}.items()}
        return own.model_copy(update={"headers": headers})


def load_mapping(path: Path, table: Table) -> Mapped:
    """The mapping file, checked against the table. Raises WrongMapping."""
    try:
        text = path.read_text(encoding="utf-8")
        mapped = Mapped.model_validate(json.loads(text) if path.suffix == ".json" else tomllib.loads(text))
    except OSError:
        raise WrongMapping(f"names {path}, which cannot be read.") from None
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise WrongMapping(f"is wrong at {place}.") from None
    except ValueError as error:
        raise WrongMapping(f"names {path}, which is neither JSON nor TOML ({error}).") from None
    _check(mapped.operations, table)
    return mapped


def _check(operations: Mapping[str, Renamed], table: Table) -> None:
    for name, renamed in operations.items():
        if name not in table.by_id:
            raise WrongMapping(f"names {name}, which is no operation.")
        if any(segment in (".", "..") for segment in (renamed.path or "").split("/")):
            raise WrongMapping(f"gives {name} a path with dots.")
        own, theirs = set(_SLOT.findall(table[name].path)), set(_SLOT.findall(renamed.path or ""))
        if renamed.path is not None and own != theirs:
            raise WrongMapping(f"gives {name} other parameters than {', '.join(sorted(own)) or 'none'}.")
