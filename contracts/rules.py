"""Field rules, each with its message, written once on the field.

The BFF and the simulator reject by them; `contracts.emit` writes them out for the form in the
browser. A rule stands in `Annotated` after the type: `Annotated[Usd, Ge(0, "At least 0.")]`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import Annotated, Any, ClassVar

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import PydanticCustomError, core_schema


@dataclass(frozen=True, slots=True)
class Rule(ABC):
    """A check of one field that browsers can make too."""

    limit: Any
    message: str
    name: ClassVar[str] = ""
    keyword: ClassVar[str] = ""

    @abstractmethod
    def holds(self, value: Any) -> bool:
        """Whether the value satisfies the rule."""

    def keyword_value(self) -> Any:
        return self.limit

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        holds = self.holds

        def check(value: Any) -> Any:
            if not holds(value):
                raise PydanticCustomError(self.name, self.message.replace("{", "{{").replace("}", "}}"))
            return value

        return core_schema.no_info_after_validator_function(check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        out = dict(handler(schema))
        out[self.keyword] = self.keyword_value()
        rule = {"rule": self.name, "limit": self.keyword_value(), "message": self.message}
        out["x-rules"] = [*out.get("x-rules", []), rule]
        return out


@cache
def _exact(limit: int | float) -> Decimal:
    return Decimal(str(limit))


class Ge(Rule):
    """At least `limit`."""

    name = "ge"
    keyword = "minimum"

    def holds(self, value: Any) -> bool:
        return bool(_exact(self.limit) <= value)


class Le(Rule):
    """At most `limit`."""

    name = "le"
    keyword = "maximum"

    def holds(self, value: Any) -> bool:
        return bool(_exact(self.limit) >= value)


class MinLength(Rule):
    """A text of at least `limit` characters without the blanks around it, or a list of at least `limit` items."""

    name = "minLength"
    keyword = "minLength"

    def holds(self, value: Any) -> bool:
        return bool(len(value.strip() if isinstance(value, str) else value) >= self.limit)


class MaxLength(Rule):
    """A text of at most `limit` characters."""

    name = "maxLength"
    keyword = "maxLength"

    def holds(self, value: Any) -> bool:
        return bool(len(value) <= self.limit)


class MaxItems(Rule):
    """A list of at most `limit` items."""

    name = "maxItems"
    keyword = "maxItems"

    def holds(self, value: Any) -> bool:
        return bool(len(value) <= self.limit)


class Pattern(Rule):
    """The whole text matches `limit`; only syntax that Python, JavaScript and Rust share."""

    name = "pattern"
    keyword = "pattern"

    def holds(self, value: Any) -> bool:
        return re.fullmatch(self.limit, value) is not None

    def keyword_value(self) -> str:
        return f"^(?:{self.limit})$"


@dataclass(frozen=True, slots=True)
class Required:
    """The message for a field that is missing, null or blank."""

    message: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        def check(value: Any) -> Any:
            if isinstance(value, str) and not value.strip():
                raise PydanticCustomError("required", self.message.replace("{", "{{").replace("}", "}}"))
            return value

        return core_schema.no_info_after_validator_function(check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        out = dict(handler(schema))
        rule = {"rule": "required", "limit": True, "message": self.message}
        out["x-rules"] = [rule, *out.get("x-rules", [])]
        return out


@dataclass(frozen=True, slots=True)
class Tenant:
    """Marks a field that names a tenant: `op` is judged against what the session sees, `parent`
    must be the true parent of the operator named beside it, `new` is one that there is not yet."""

    kind: str = "op"


@dataclass(frozen=True, slots=True)
class Sealed:
    """Marks a text that a browser must not get: the BFF swaps it for a handle that the signed-in
    session holds, and back. `handle` is what a platform's own handles look like, which pass as they are."""

    handle: str

    def is_key(self, value: str) -> bool:
        """Whether the text must be hidden: it is neither empty nor one of the platform's own handles."""
        return bool(value) and re.fullmatch(self.handle, value) is None


NONBLANK = "(?s:.*\\S.*)"
OpId = Annotated[str, Tenant()]
NewOpId = Annotated[str, Tenant("new")]
ParentOpId = Annotated[str, Tenant("parent")]
CfToken = Annotated[str, Sealed("cft_[0-9a-f]{20}")]
