from __future__ import annotations

from pathlib import Path

import pytest

from contracts.mapping import Platform, load_mapping
from contracts.table import TABLE
from contracts.tests.mapped_calls import Load


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Reads the text of a mapping file, with these variables of the environment."""

    def load(text: str, **environ: str) -> Platform:
        file = tmp_path / "mapping.toml"
        file.write_text(text)
        return load_mapping(file, TABLE, environ)

    return load
