"""How a description is written."""

from __future__ import annotations

from typing import Any, TypeAlias

# A description, or one with an example. What no example is given for gets one of its type.
Entry: TypeAlias = str | tuple[str, Any]
