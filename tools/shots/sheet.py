"""The pictures of a folder on one HTML page, by area and page, to be narrowed to a theme and a width."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path

INDEX = "shots.json"
STYLE = """
body { font: 14px system-ui, sans-serif; margin: 0 16px 48px; background: #f4f4f5; color: #18181b }
header { position: sticky; top: 0; padding: 8px 0; background: inherit; display: flex; gap: 16px }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
h3 { margin: 16px 0 4px; font-size: 14px } figure { margin: 0 } figcaption { font-size: 12px }
img { height: 240px; border: 1px solid #d4d4d8; background: #fff } .hidden { display: none }
"""
SCRIPT = """
const boxes = [...document.querySelectorAll('header input')]
const draw = () => {
  const off = boxes.filter((box) => !box.checked).map((box) => box.value)
  for (const each of document.querySelectorAll('figure'))
    each.classList.toggle('hidden', off.includes(each.dataset.theme) || off.includes(each.dataset.width))
}
for (const box of boxes) box.addEventListener('change', draw)
"""


@dataclass(frozen=True)
class Shot:
    """A picture, where it stands in its folder, and what it shows."""

    file: str
    area: str
    page: str
    name: str
    theme: str
    width: int


def slug(name: str) -> str:
    """A name for a file, the same for the same name alone."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return plain if len(plain) <= 60 else f"{plain[:52]}-{zlib.crc32(name.encode()):08x}"


def write(folder: Path, shots: Sequence[Shot], problems: Sequence[str] = ()) -> Path:
    """The sheet of these pictures, written beside their list."""
    (folder / INDEX).write_text(json.dumps([asdict(shot) for shot in shots], indent=1))
    body = "".join(_areas(shots))
    if problems:
        body += f"<h2>Not photographed, or stopped</h2><ul>{''.join(f'<li>{escape(p)}' for p in problems)}</ul>"
    return write_page(folder / "index.html", "Pictures of the console", shots, body)


def read(folder: Path) -> list[Shot]:
    """The pictures that a folder holds."""
    return [Shot(**each) for each in json.loads((folder / INDEX).read_text())]


def write_page(file: Path, title: str, shots: Sequence[Shot], body: str) -> Path:
    """A page that shows `body`, whose figures can be narrowed to some of these themes and widths."""
    kinds = [*sorted({shot.theme for shot in shots}), *map(str, sorted({shot.width for shot in shots}))]
    boxes = "".join(f"<label><input type=checkbox checked value={kind}> {kind}</label>" for kind in kinds)
    file.write_text(
        f"<!doctype html><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
        f"<header><b>{title}</b> {boxes}</header>{body}<script>{SCRIPT}</script>"
    )
    return file


def figure(shot: Shot, file: str, caption: str = "") -> str:
    """A picture that opens whole."""
    words = escape(caption or f"{shot.theme} {shot.width}")
    address = escape(file, quote=True)
    return (
        f"<figure data-theme={shot.theme} data-width={shot.width}>"
        f'<a href="{address}"><img loading=lazy src="{address}" alt="{words}"></a>'
        f"<figcaption>{words}</figcaption></figure>"
    )


def _areas(shots: Iterable[Shot]) -> Iterator[str]:
    """Areas by name, their pages and what is on them in the order in which pictures were first taken."""
    pages: dict[str, dict[str, dict[str, list[Shot]]]] = {}
    for shot in shots:
        pages.setdefault(shot.area, {}).setdefault(shot.page, {}).setdefault(shot.name, []).append(shot)
    for area in sorted(pages):
        yield f"<h1>{escape(area)}</h1>"
        for page, names in pages[area].items():
            yield f"<h2>{escape(page)}</h2>"
            for name, some in names.items():
                figures = "".join(figure(shot, shot.file) for shot in some)
                yield f"<h3>{escape(name)}</h3><section>{figures}</section>"
