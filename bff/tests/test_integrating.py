"""The handbook's table of the mapping file has every entry that the code reads, and no other."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator

from pydantic import BaseModel

from bff.settings import Settings
from bff.shadow.rules import Rules
from bff.tests.test_drain import ROOT
from contracts.mapping.entries import AreaShape, MappingFile, OperationShape

TEXT = (ROOT / "docs/integrating.md").read_text()
NAMED = re.compile(r"`([a-z_0-9.<>]+)`")


def entries(model: type[BaseModel], place: str = "") -> Iterator[str]:
    """Every entry of a table and of those within it."""
    for name, info in model.model_fields.items():
        inner = next((one for one in models_in(info.annotation) if one not in (AreaShape, OperationShape)), None)
        whole = f"{place}{info.alias or name}"
        if inner is not None:
            yield from entries(inner, f"{whole}.")
        else:
            yield whole


def models_in(annotation: object) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in typing.get_args(annotation):
        yield from models_in(part)


def told(heading: str) -> set[str]:
    """The entries in the first column of the tables below a heading, until the next of its kind."""
    level = heading.partition(" ")[0]
    part = TEXT.partition(f"\n{heading}\n")[2]
    part = re.split(rf"\n#{{2,{len(level)}}} ", part)[0]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return {name.partition(".<")[0] for row in rows for name in NAMED.findall(row.split("|")[1])}


def test_the_table_has_every_entry_of_the_mapping_file_and_no_other() -> None:
    assert told("## The mapping file") == {*entries(MappingFile), *entries(OperationShape)}


def test_the_table_has_every_rule_of_a_second_platform() -> None:
    assert told("## A second platform beside the first") == {*entries(Rules)}


def test_every_setting_of_it_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    wanted = {f"`BFF_{name.upper()}`" for name in Settings.model_fields if name.startswith(("shadow", "mapping"))}
    assert len(wanted) == 4
    assert not [name for name in wanted if name not in readme]
