"""The badges of the console's menu. Areas add theirs, and the simulator's areas count them."""

from collections.abc import Iterable

from pydantic.fields import FieldInfo

from contracts.wire import Wire


class Badges(Wire):
    """Counts of items that wait for a decision."""


def add_badges(names: Iterable[str]) -> None:
    """Adds counts to `Badges`, which is built when it is first used: by then, every area is imported. Raises ValueError
    for a badge that another area has."""
    for name in names:
        if name in Badges.model_fields:
            raise ValueError(f"the badge {name} is added twice")
        Badges.model_fields[name] = FieldInfo.from_annotation(int)
