"""Records as bytes that are the same for the same content: keys ordered, decimals normalised."""

from __future__ import annotations

import functools
import hashlib
from decimal import Decimal
from typing import Any

import msgspec

from contracts.money import trim_zeros

_PLAIN = frozenset({str, bool, type(None)})
_ENCODER = msgspec.json.Encoder(decimal_format="number", order="deterministic")


def canonical(value: Any) -> bytes:
    """JSON of `value`; equal values give equal bytes, 1.50 and 1.5 too."""
    if isinstance(value, msgspec.Struct) and not _may_hold_decimals(type(value)):
        return _ENCODER.encode(value)
    return _ENCODER.encode(_normal(msgspec.to_builtins(value, builtin_types=(Decimal,))))


def content_hash(name: str, value: Any) -> int:
    """SHA-256 of a table's name and a record, as a number that can be summed."""
    return int.from_bytes(hashlib.sha256(name.encode() + b"\0" + canonical(value)).digest(), "big")


def _normal(value: Any) -> Any:
    kind = type(value)
    if kind is Decimal or (kind is int and not -(2**63) <= value < 2**63):
        return _normal_number(value)
    if kind is dict:
        return {key: item if type(item) in _PLAIN else _normal(item) for key, item in value.items()}
    if kind is list:
        return [_normal(item) for item in value]
    return value


@functools.lru_cache(maxsize=1 << 16)
def _normal_number(value: Decimal | int) -> Decimal:
    """The same for equal numbers, however they are written."""
    number = trim_zeros(Decimal(value))
    return Decimal(int(number)) if number == number.to_integral_value() else number


@functools.cache
def _may_hold_decimals(record: type[msgspec.Struct]) -> bool:
    plain = (
        msgspec.inspect.StrType,
        msgspec.inspect.IntType,
        msgspec.inspect.BoolType,
        msgspec.inspect.NoneType,
        msgspec.inspect.DateTimeType,
        msgspec.inspect.EnumType,
    )
    kinds = [field.type for field in msgspec.inspect.type_info(record).fields]  # type: ignore[attr-defined]  # a Struct
    flat = [part for kind in kinds for part in getattr(kind, "types", (kind,))]
    return not all(isinstance(kind, plain) for kind in flat)
