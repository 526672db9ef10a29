"""`python -m tools.shots` photographs the console; `python -m tools.shots compare BEFORE AFTER` tells what differs."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from pitboss.services import Stopped
from tools.paths import CACHE, Problem
from tools.shots import sheet
from tools.shots.camera import THEMES, Camera
from tools.shots.compare import compare
from tools.shots.places import chosen, pages, places
from tools.shots.studio import SIZES, console, launch


def main(arguments: list[str]) -> int:
    """0 when all is done; 1 where pictures differ or something went wrong."""
    options = _read(arguments)
    try:
        return compare(options.before, options.after, options.tolerance) if options.command else photograph(options)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except Stopped:
        print("Stopped.")
        return 1


def photograph(options: argparse.Namespace) -> int:
    """Take all that is asked for, and write the sheet, also of what there is when stopped. Raises Problem when there is
    no such place."""
    began = time.monotonic()
    listed = pages()
    everything = places(listed)
    wanted = chosen(everything, options.only)
    if not wanted:
        raise Problem(f"No page is of the area, path or name {options.only!r}.")
    folder: Path = options.out
    # pictures of a former run, which this one may name otherwise
    if (folder / sheet.INDEX).is_file():
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with console() as address, sync_playwright() as playwright:
        literal = [page.path for page in listed if ":" not in page.path]
        camera = Camera(launch(playwright), address, folder, literal, options.themes, options.widths)
        try:
            for place in wanted:
                camera.visit(place, everything)
                print(f"{time.monotonic() - began:5.0f} s  {place.area:20} {place.name}", flush=True)
        finally:
            file = sheet.write(folder, camera.shots, camera.problems)
            for problem in camera.problems:
                print(f"  {problem}")
            print(f"{len(camera.shots)} pictures in {time.monotonic() - began:.0f} s: {file}")
    return 0


def _read(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("SHOTS") or CACHE / "shots"))
    parser.add_argument("--only", default=os.environ.get("ONLY", ""), help="areas, paths or names, parted by commas")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--widths", nargs="+", type=int, choices=list(SIZES), default=list(SIZES))
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(dest="command")
    comparing = commands.add_parser("compare", help="tell which pictures of two folders differ")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--tolerance", type=int, default=0, help="by how much of 255 a colour may be off")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
