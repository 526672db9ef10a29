"""The table of operations, and the choice among those that share a path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from contracts.operation import Handler, Operation


class Table:
    """Operations by id and by method and path. Raises ValueError for ids, paths or presences that clash."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self.by_id: dict[str, Operation] = {}
        self.by_route: dict[tuple[str, str], list[Operation]] = {}
        for operation in operations:
            if operation.id in self.by_id:
                raise ValueError(f"operation {operation.id}: the id is taken")
            self.by_id[operation.id] = operation
            for path in (operation.neutral_path, *operation.explicit_paths):
                self._add(path, operation)

    def _add(self, path: str, operation: Operation) -> None:
        shared = self.by_route.setdefault((operation.method, path), [])
        for other in shared:
            if not (operation.when_present & other.when_absent or operation.when_absent & other.when_present):
                raise ValueError(f"operations {other.id} and {operation.id}: {operation.method} {path} means both")
            alike = (operation.effect, operation.roles, operation.levels, operation.scopes, operation.public)
            if alike != (other.effect, other.roles, other.levels, other.scopes, other.public):
                raise ValueError(f"operations {other.id} and {operation.id}: one path, but not one effect and caller")
            if operation.upload or other.upload:
                raise ValueError(f"operations {other.id} and {operation.id}: an upload shares its path with nothing")
        shared.append(operation)

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.by_id.values())

    def __getitem__(self, operation_id: str) -> Operation:
        return self.by_id[operation_id]

    def __len__(self) -> int:
        return len(self.by_id)

    def handled_by(self, handler: Handler) -> Operation:
        """The one operation of this handler. Raises ValueError where there is none."""
        for operation in self:
            if operation.handler is handler:
                return operation
        raise ValueError(f"the table has no operation for {handler}")


def choose(operations: Sequence[Operation], fields: Mapping[str, Any]) -> Operation | None:
    """Which of the operations that share a path these query and body fields mean; None if none does."""
    names = frozenset(fields)
    return next((op for op in operations if op.when_present <= names and not op.when_absent & names), None)
