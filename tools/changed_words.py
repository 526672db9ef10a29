"""Do the surfaces that vitest holds find a text, option or state of the web that changed?

`python -m tools.changed_words [COUNT] [SEED]` changes one letter of a random text of `web/src` that a row names, runs
the tables that name it, puts the file back, and goes on: COUNT times, 30 unless said otherwise. It prints its seed and
each change, and exits 1 where one was not found. The checkout must be clean.
"""

from __future__ import annotations

import csv
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.paths import ROOT, node_tool

SOURCES = ROOT / "web" / "src"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# A short word may be another surface's as well.
SHORTEST = 8


class Change(NamedTuple):
    """A text in a file, and the tables whose rows name it."""

    text: str
    file: Path
    tables: tuple[str, ...]


def named() -> Iterator[tuple[str, str]]:
    """Text and table: what rows proven by vitest expect to be read."""
    for path in sorted((ROOT / "web" / "e2e").glob("*_spec.csv")):
        for row in csv.DictReader(path.read_text().splitlines()):
            if row.get("where") != "vitest":
                continue
            for text in (row["subject"], *row["expected"].split("|")):
                if len(text) >= SHORTEST and re.fullmatch(r"[A-Z][A-Za-z ,.!?%-]*[a-z][A-Za-z ,.!?%-]*", text):
                    yield text, path.name.removesuffix("_spec.csv")


def quoted(text: str) -> re.Pattern[str]:
    """The text as a literal, or alone between tags."""
    return re.compile(rf"(?<=['\"`>])\s*{re.escape(text)}\s*(?=['\"`<])")


def changes() -> list[Change]:
    """Every change that may be made."""
    files = {
        path: path.read_text()
        for path in sorted(SOURCES.rglob("*.ts*"))
        if ".test." not in path.name and not {"gen", "testing"} & set(path.parts)
    }
    tables: dict[str, set[str]] = {}
    for text, table in named():
        tables.setdefault(text, set()).add(table)
    found = []
    for text in sorted(tables):
        holding = [path for path, source in files.items() if text in source and quoted(text).search(source)]
        # a text of several files does not say which of them a row is about
        if len(holding) == 1:
            found.append(Change(text, holding[0], tuple(sorted(tables[text]))))
    return found


def altered(text: str, rng: random.Random) -> str:
    """The text with another letter in one place, not its first."""
    place = rng.choice([at for at, letter in enumerate(text) if at and letter in LETTERS])
    letter = rng.choice([each for each in LETTERS if each != text[place]])
    return text[:place] + letter + text[place + 1 :]


def is_found(change: Change, new: str) -> bool:
    """Whether a table that names the text fails while it is another."""
    source = change.file.read_text()
    try:
        change.file.write_text(quoted(change.text).sub(new, source))
        command = [node_tool("vitest"), "run", "--bail", "1", "--config", "web/vitest.config.ts"]
        command += [f"surfaces/{table}.test.ts" for table in change.tables]
        return subprocess.run(command, cwd=ROOT, check=False, capture_output=True).returncode != 0
    finally:
        change.file.write_text(source)


def main() -> int:
    """Make the changes; 1 when one was not found."""
    count, seed = (int(given) for given in (*sys.argv[1:], *("30", str(random.randrange(10**6)))[len(sys.argv) - 1 :]))
    rng = random.Random(seed)
    missed = 0
    print(f"seed {seed}", flush=True)
    for change in rng.sample(changes(), count):
        new = altered(change.text, rng)
        found = is_found(change, new)
        missed += not found
        where = change.file.relative_to(SOURCES)
        print(
            f"{'found ' if found else 'MISSED'}  {', '.join(change.tables)}: {change.text!r} -> {new!r} in {where}",
            flush=True,
        )
    print(f"{count - missed} of {count} found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
