"""What is copied to the second platform, how often, and which differences are expected there."""

from __future__ import annotations

import re
import tomllib
import typing
from datetime import datetime
from decimal import Decimal
from enum import Enum
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bff.settings import WrongSetting
from contracts.marks import Personal, marked
from contracts.operation import Handler, Operation
from contracts.operation_table import Table
from contracts.roles import PLATFORM_ROLES, Identity
from contracts.wire import union_members

NAMES_A_RECORD = re.compile(r"_?id|[a-zA-Z]*(?:Id|Code|Uuid)|uuid|sort|page|limit|currency|language")
PLAIN = re.compile(r"-?[A-Za-z0-9_.:-]{1,64}")
_TYPES = (bool, int, Decimal, float, datetime)


class Rules(BaseModel):
    """`operations`: ids and areas that are marked for it; none: every read that may be copied. `sample` is the share of
    them that is. `expected` are paths of fields that may differ, by operation, or for all under `*`. `report` is where
    the differences are kept, the last `kept` of them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    operations: list[str] = []
    sample: Annotated[float, Field(gt=0, le=1)] = 0.01
    at_once: Annotated[int, Field(ge=1, le=32)] = 2
    seconds: Annotated[float, Field(gt=0, le=60)] = 10.0
    expected: dict[str, list[str]] = {}
    report: Path | None = None
    kept: Annotated[int, Field(ge=1, le=100_000)] = 1000


def read_rules(file: Path | None, table: Table) -> Rules:
    """The rules of a TOML file. Raises WrongSetting."""
    if file is None:
        return Rules()
    name = f"BFF_SHADOW_RULES {file}"
    try:
        rules = Rules.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    except OSError:
        raise WrongSetting(f"{name} cannot be read.") from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        allowed = ", ".join(Rules.model_fields)
        raise WrongSetting(f"{name}: {place} is wrong: {first['msg'].lower()}; allowed are {allowed}.") from None
    except ValueError as error:
        raise WrongSetting(f"{name} is no TOML ({error}).") from None
    known = {*table.by_id, *(operation.area for operation in table)}
    for wanted in (*rules.operations, *(rules.expected.keys() - {"*"})):
        if wanted not in known:
            raise WrongSetting(f"{name}: {wanted} is neither an operation nor an area.")
    return rules


def chosen(rules: Rules, table: Table) -> frozenset[str]:
    """The ids of the operations that are copied."""
    wanted = set(rules.operations)
    return frozenset(one.id for one in table if may_be_copied(one) and (not wanted or {one.id, one.area} & wanted))


def may_be_copied(operation: Operation) -> bool:
    """Whether it is a read of the platform's, no file, with nothing sealed or revealed in it."""
    is_read = not operation.is_write and operation.handler is Handler.FORWARD and not operation.public
    is_plain = not (operation.download or operation.is_sealed or operation.shows_personal or operation.upload)
    return is_read and is_plain and not operation.is_service and operation.feature is None


def may_send(operation: Operation, identity: Identity, query: Any, body: Any, path: Any) -> bool:
    """Whether a call may be copied: a platform role's, in which no value can be a person's. A text is only sent where
    its field names a record, an order or a tenant."""
    if identity.role not in PLATFORM_ROLES or identity.opId is not None:
        return False
    parts = ((operation.query, query), (operation.body, body), (operation.path_params, path))
    return all(_is_impersonal(model, values) for model, values in parts)


def _is_impersonal(model: type[BaseModel] | None, values: Any) -> bool:
    if not values:
        return True
    if model is None or not isinstance(values, dict):
        return False
    personal = marked(model, Personal)
    fields = {info.alias or name: info.annotation for name, info in model.model_fields.items()}
    for name, value in values.items():
        if name in personal or name not in fields or not _is_plain(name, fields[name], value):
            return False
    return True


def _is_plain(name: str, annotation: Any, value: Any) -> bool:
    if isinstance(value, list):
        return all(_is_plain(name, annotation, one) for one in value)
    if isinstance(value, bool | int | Decimal) or value is None:
        return True
    if not isinstance(value, str):
        return False
    kinds = [
        typing.get_args(part)[0] if typing.get_origin(part) is list else part for part in union_members(annotation)
    ]
    kinds = [inner for kind in kinds for inner in union_members(kind)]
    is_typed = all(isinstance(kind, type) and issubclass(kind, (*_TYPES, Enum)) for kind in kinds)
    return is_typed or (NAMES_A_RECORD.fullmatch(name) is not None and PLAIN.fullmatch(value) is not None)
