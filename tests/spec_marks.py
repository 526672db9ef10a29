"""A pytest plugin that names, on one line, the specification's items that collected tests are marked with."""

from __future__ import annotations

import pytest

PREFIX = "SPEC "


def pytest_collection_finish(session: pytest.Session) -> None:
    marked = {name for item in session.items for mark in item.iter_markers("spec") for name in mark.args}
    print(f"\n{PREFIX}{' '.join(sorted(marked))}")  # noqa: T201  # it is read from the output
