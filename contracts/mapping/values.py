"""Amounts, times, enums and roles, from our form into the platform's and back. What is not of the form that the file
says stays as it is: the BFF then reports the field as a deviation."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import cached_property
from typing import Any
from zoneinfo import ZoneInfo

from contracts.mapping.kinds import Node
from contracts.money import CURRENCY_PLACES, trim_zeros
from contracts.wire import Invalid

_NUMBER = re.compile(r"-?[0-9]{1,25}(?:\.[0-9]{1,18})?")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
DEFAULT_DIGITS = 2
CURRENCY = "currency"


def _texts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


@dataclass(frozen=True)
class Dictionary:
    """Values of one field: the platform's first for each of ours, and ours for each of theirs."""

    given: Mapping[str, Any]

    @cached_property
    def theirs(self) -> dict[str, Any]:
        return {ours: _texts(value)[0] for ours, value in self.given.items()}

    @cached_property
    def ours(self) -> dict[str, str]:
        return {str(one).lower(): ours for ours, value in self.given.items() for one in _texts(value)}

    def to_theirs(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.to_theirs(one) for one in value]
        return self.theirs.get(value, value) if isinstance(value, str) else value

    def to_ours(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.to_ours(one) for one in value]
        return self.ours.get(str(value).lower(), value) if isinstance(value, str | int | bool) else value


@dataclass(frozen=True, kw_only=True)
class Forms:
    """In which form the platform has values. What is said of single fields goes by their path or by their last name."""

    amounts: str = "numbers"
    amounts_of: Mapping[str, str] = field(default_factory=dict)
    digits: Mapping[str, int] = field(default_factory=dict)
    times: str = "iso"
    times_of: Mapping[str, str] = field(default_factory=dict)
    zone: str | None = None
    enums: Mapping[str, Dictionary] = field(default_factory=dict)
    roles: Dictionary | None = None

    @cached_property
    def is_plain(self) -> bool:
        """Whether it has all values as we do."""
        named = self.amounts_of or self.times_of or self.enums or self.roles or self.zone
        return not named and self.amounts == "numbers" and self.times == "iso"

    def to_ours(self, node: Node, value: Any, path: str = "", currency: str | None = None) -> Any:
        """A value of the platform's as ours; objects and lists are changed in place."""
        return self._walk(node, value, path, currency, is_ours=False)

    def to_theirs(self, node: Node, value: Any, path: str = "", currency: str | None = None) -> Any:
        """A value of ours as the platform's. Raises Invalid for an amount that it cannot hold."""
        return self._walk(node, value, path, currency, is_ours=True)

    def _walk(self, node: Node, value: Any, path: str, currency: str | None, *, is_ours: bool) -> Any:
        found = self._named(self.enums, path)
        if found is not None:
            return found.to_theirs(value) if is_ours else found.to_ours(value)
        if isinstance(value, dict):
            own = value.get(CURRENCY)
            currency = own if isinstance(own, str) else currency
            for name, inner in value.items():
                child, place = node.fields.get(name), f"{path}.{name}"
                if child is None:  # a map's key stands in no path
                    child, place = node.items, path
                if child is not None and (self.enums or not child.is_text):
                    of_it = name if name in CURRENCY_PLACES else currency
                    value[name] = self._walk(child, inner, place, of_it, is_ours=is_ours)
        elif isinstance(value, list):
            if node.items is not None:
                return [self._walk(node.items, one, path, currency, is_ours=is_ours) for one in value]
        elif value is not None and node.kind and node.kind != "text":
            return self._leaf(node, value, path, currency, is_ours=is_ours)
        return value

    def _leaf(self, node: Node, value: Any, path: str, currency: str | None, *, is_ours: bool) -> Any:
        if node.kind == "role":
            if self.roles is None:
                return value
            return self.roles.to_theirs(value) if is_ours else self.roles.to_ours(value)
        if node.kind == "amount":
            form = self._named(self.amounts_of, path) or self.amounts
            digits = self._digits_of(node, currency or "")
            return _amount_out(value, form, digits, path) if is_ours else _amount_in(value, form, digits)
        form = self._named(self.times_of, path) or self.times
        return _time_out(value, form) if is_ours else self._time_in(value, form)

    def _digits_of(self, node: Node, currency: str) -> int:
        """How many digits of a minor unit follow the point: what the contract has in USD, always has two."""
        if node.places == DEFAULT_DIGITS:
            return DEFAULT_DIGITS
        return self.digits.get(currency, CURRENCY_PLACES.get(currency, DEFAULT_DIGITS))

    def _named(self, table: Mapping[str, Any], path: str) -> Any:
        if not table:
            return None
        found = table.get(path.lstrip("."))
        return found if found is not None else table.get(path.rpartition(".")[2])

    def _time_in(self, value: Any, form: str) -> Any:
        if form != "iso":
            text = str(value) if not isinstance(value, bool) else ""
            if not _NUMBER.fullmatch(text):
                return value
            seconds = Decimal(text) / (1000 if form == "milliseconds" else 1)
            return _iso(seconds) if abs(seconds) < 10**11 else value
        if self.zone is None or not isinstance(value, str):
            return value
        try:
            read = datetime.fromisoformat(value)
        except ValueError:
            return value
        if read.tzinfo is not None:
            return value
        return _written(read.replace(tzinfo=ZoneInfo(self.zone)).astimezone(UTC))


def _amount_in(value: Any, form: str, digits: int) -> Any:
    if form == "strings":
        return trim_zeros(Decimal(value)) if isinstance(value, str) and _NUMBER.fullmatch(value) else value
    if form == "minor":
        text = str(value) if not isinstance(value, bool) else ""
        is_whole = _NUMBER.fullmatch(text) and "." not in text
        return trim_zeros(Decimal(text).scaleb(-digits)) if is_whole else value
    return value


def _amount_out(value: Any, form: str, digits: int, path: str) -> Any:
    text = str(value)
    if form == "numbers" or isinstance(value, bool) or not isinstance(value, str | int | Decimal):
        return value
    number = Decimal(text) if _NUMBER.fullmatch(text) or isinstance(value, Decimal) else None
    if number is None:
        return value
    if form == "strings":
        return format(number, "f")
    minor = number.scaleb(digits)
    if minor != minor.to_integral_value():
        raise Invalid({path.lstrip("."): f"At most {digits} decimal places are allowed."})
    return int(minor) if not isinstance(value, str) else str(int(minor))


def _time_out(value: Any, form: str) -> Any:
    if form == "iso" or not isinstance(value, str):
        return value
    try:
        read = datetime.fromisoformat(value)
    except ValueError:
        return value
    if read.tzinfo is None:
        return value
    return (read - _EPOCH) // timedelta(milliseconds=1 if form == "milliseconds" else 1000)


def _iso(seconds: Decimal) -> str:
    whole = math.floor(seconds)
    at = datetime.fromtimestamp(whole, UTC).replace(microsecond=int((seconds - whole) * 1_000_000))
    return _written(at)


def _written(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds" if at.microsecond else "seconds").replace("+00:00", "Z")
