from __future__ import annotations

from pathlib import Path

import pytest

from contracts import exports
from contracts.mapping import Platform, load_mapping
from contracts.table import TABLE
from contracts.tests.mapped_calls import Load


@pytest.fixture(autouse=True)
def own_exports(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that a test declares is known to no test after it."""
    monkeypatch.setattr(exports, "EXPORTED", {**exports.EXPORTED})


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Reads the text of a mapping file, with these variables of the environment."""

    def load(text: str, **environ: str) -> Platform:
        file = tmp_path / "mapping.toml"
        file.write_text(text)
        return load_mapping(file, TABLE, environ)

    return load
