"""Which pictures of two folders differ, with a sheet of each before, after, and where."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.shots import sheet
from tools.shots.sheet import Shot
from tools.shots.studio import launch

SHEET, DIFFERENCE = "differences.html", "differences"
# The browser decodes and draws: a picture of what differs in red on what stays, pale; and how many pixels do.
DIFFER = """async ([before, after, tolerance]) => {
  const pixelsOf = async (source) => {
    const picture = Object.assign(new Image(), { src: `data:image/png;base64,${source}` })
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, picture.width, picture.height)
  }
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)]
  if (one.width !== other.width || one.height !== other.height) return { count: -1, picture: null }
  let count = 0
  for (let at = 0; at < one.data.length; at += 4) {
    let isOff = false
    for (let part = 0; part < 4; part += 1)
      isOff ||= Math.abs(one.data[at + part] - other.data[at + part]) > tolerance
    for (let part = 0; part < 3; part += 1)
      other.data[at + part] = isOff ? (part === 0 ? 220 : 0) : 200 + other.data[at + part] * 0.2
    count += isOff
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: one.width, height: one.height })
  canvas.getContext('2d').putImageData(other, 0, 0)
  return { count, picture: canvas.toDataURL('image/png').split(',')[1] }
}"""


@dataclass(frozen=True)
class Difference:
    """A picture that differs: by how many pixels, or of which folder it is missing."""

    shot: Shot
    words: str
    picture: bytes | None = None


Differ = Callable[[bytes, bytes, int], tuple[int, bytes | None]]
"""How many pixels differ by more than this, -1 for another size; and a picture of where."""


@contextmanager
def browser_differ() -> Iterator[Differ]:
    """Compares pictures in a browser, which decodes them."""
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()

        def differ(before: bytes, after: bytes, tolerance: int) -> tuple[int, bytes | None]:
            sources = [base64.b64encode(each).decode() for each in (before, after)]
            found = page.evaluate(DIFFER, [*sources, tolerance])
            return found["count"], base64.b64decode(found["picture"]) if found["picture"] else None

        yield differ


def differences(before: Path, after: Path, differ: Differ, tolerance: int = 0) -> Iterator[Difference]:
    """Each picture that is in one folder alone, or whose pixels differ. Equal files are not decoded."""
    olds, news = ({shot.file: shot for shot in sheet.read(folder)} for folder in (before, after))
    for file in sorted(olds.keys() | news.keys()):
        shot = news.get(file) or olds[file]
        if file not in olds or file not in news:
            yield Difference(shot, "only after" if file in news else "only before")
            continue
        one, other = (before / file).read_bytes(), (after / file).read_bytes()
        if one == other:
            continue
        count, picture = differ(one, other, tolerance)
        if count:
            yield Difference(shot, "another size" if count < 0 else f"{count} pixels differ", picture)


def compare(before: Path, after: Path, tolerance: int = 0) -> int:
    """1 where pictures differ: their names are printed, and a sheet beside the new ones shows them."""
    with browser_differ() as differ:
        found = list(differences(before, after, differ, tolerance))
    for each in found:
        print(f"{each.shot.file}: {each.words}")
    print(f"{len(found)} pictures differ.")
    if found:
        print(write(before, after, found))
    return int(bool(found))


def write(before: Path, after: Path, found: list[Difference]) -> Path:
    """The sheet: before, after and difference of each."""
    body = "".join(_section(before.resolve(), after.resolve(), each) for each in found)
    return sheet.write_page(after / SHEET, "What differs", [each.shot for each in found], body)


def _section(before: Path, after: Path, each: Difference) -> str:
    shot = each.shot
    figures = ""
    for words, folder in (("before", before), ("after", after)):
        if (folder / shot.file).is_file():
            address = os.path.relpath(folder / shot.file, after)
            figures += sheet.figure(shot, address, words)
    if each.picture:
        file = after / DIFFERENCE / shot.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(each.picture)
        figures += sheet.figure(shot, f"{DIFFERENCE}/{shot.file}", "difference")
    name = escape(f"{shot.area} · {shot.page} · {shot.name} · {shot.theme} {shot.width}: {each.words}")
    return f"<h3>{name}</h3><section>{figures}</section>"
