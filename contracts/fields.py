"""Field types that several areas share."""

import re
from datetime import MAXYEAR, datetime
from decimal import Decimal
from typing import Annotated, Any, ClassVar, Self

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from contracts.countries import COUNTRIES
from contracts.marks import Personal, PersonalKind, StaffName
from contracts.money import Usd
from contracts.roles import Identity
from contracts.rules import Ge, Le, MaxLength, OpId, Pattern
from contracts.wire import Wire, WireQuery


def _aware(value: datetime) -> datetime:
    if value.tzinfo is None or not 1 < value.year < MAXYEAR:  # the first and the last have no UTC everywhere
        raise PydanticCustomError("instant", "Enter a time with its offset, such as 2026-01-31T00:00:00Z.")
    return value


def _number(value: Any) -> Any:
    """A query's text as the number that it says."""
    return Decimal(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,15}(\.[0-9]{1,15})?", value) else value


def two_letters(country: str) -> str:
    """A country's two letters, from its two or three, whatever their case. Raises an error where it is none."""
    code = country.strip().upper()
    for two, (three, _) in COUNTRIES.items():
        if code in (two, three):
            return two
    raise PydanticCustomError("country", "Not a country. Its two or three letters are expected.")


Instant = Annotated[datetime, Field(strict=False), AfterValidator(_aware)]
FIRST_YEAR, LAST_YEAR = 2024, 2999
Year = Annotated[
    int,
    Ge(FIRST_YEAR, f"The year must be {FIRST_YEAR} or later."),
    Le(LAST_YEAR, f"The year must be {LAST_YEAR} or earlier."),
]
Month = Annotated[int, Ge(1, "The month must be between 1 and 12."), Le(12, "The month must be between 1 and 12.")]
MOST_PAGES = 1_000_000_000
LastPage = Le(MOST_PAGES, f"There is no page beyond {MOST_PAGES}.")
PageNumber = Annotated[int, Ge(1, "Pages are counted from 1."), LastPage]
PageSize = Annotated[int, Ge(1, "At least 1 row."), Le(1000, "At most 1000 rows.")]
UsdParam = Annotated[Usd, BeforeValidator(_number)]
INVALID_RANGE = "The start must not be after the end."
FreeText = Annotated[str, MaxLength(2000, "At most 2000 characters.")]
PersonName = Annotated[str, Personal(PersonalKind.NAME)]
EmailAddress = Annotated[str, Personal(PersonalKind.EMAIL)]
CardNumber = Annotated[str, Personal(PersonalKind.CARD_NUMBER)]
Iban = Annotated[str, Personal(PersonalKind.IBAN)]
Sort = Annotated[
    str, Pattern("-?[A-Za-z_][A-Za-z0-9_.]*", "Enter a field name, with - before it for descending order.")
]


class ListQuery(WireQuery):
    """The query of every list whose parameters the specification leaves open."""

    page: PageNumber = 1
    limit: PageSize = 50
    sort: Sort = "-createdAt"
    opId: Annotated[OpId | None, Field(title="Operator")] = None
    includeBrands: bool | None = None
    isBrand: bool | None = None
    isTest: bool | None = None


class _Dated(Wire):
    """A period, both ends included; which fields are its ends is what the models below say."""

    _ends: ClassVar[tuple[str, str]]

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        start, end = (getattr(self, name) for name in self._ends)
        if start and end and start > end:
            name = self._ends[0]
            raise field_error(type(self).model_fields[name].alias or name, INVALID_RANGE)
        return self


class FromTo(_Dated):
    """A period by `from` and `to`, both included; put first among a model's bases."""

    _ends = ("since", "until")

    since: Instant | None = Field(default=None, alias="from")
    until: Instant | None = Field(default=None, alias="to")


class FromDateToDate(_Dated):
    """A period by `fromDate` and `toDate`, both included; put first among a model's bases."""

    _ends = ("fromDate", "toDate")

    fromDate: Annotated[Instant | None, Field(title="From")] = None
    toDate: Annotated[Instant | None, Field(title="To")] = None


class OneTenant(WireQuery):
    opId: OpId | None = None


class Named(Wire):
    """A user who did something."""

    nickname: Annotated[str, StaffName()]
    userCode: str


def identity_of(info: ValidationInfo) -> Identity | None:
    """The identity that a model's role rules apply to; None where it was not given."""
    context: Any = info.context
    return context if isinstance(context, Identity) else None


def field_error(field: str, message: str) -> PydanticCustomError:
    """The error to raise in a model validator for an invalid `field`."""
    return PydanticCustomError("rule", "{message}", {"field": field, "message": message})
