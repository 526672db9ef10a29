import os
from pathlib import Path

from tools.webapp import KEEP_OLD_ASSETS, publish, sources


def write(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)


def test_only_what_is_built_counts_as_source(tmp_path: Path) -> None:
    write(tmp_path, "index.html", "src/a.tsx", "src/a.test.tsx", "src/testing/setup.ts", "e2e/test_a.py", "dist/a.js")
    assert {path.relative_to(tmp_path).as_posix() for path in sources(tmp_path)} == {"index.html", "src/a.tsx"}


def test_a_new_build_leaves_recent_assets_for_open_tabs(tmp_path: Path) -> None:
    fresh, dist = tmp_path / "fresh", tmp_path / "dist"
    write(dist, "index.html", "assets/recent.js", "assets/ancient.js")
    long_ago = (dist / "index.html").stat().st_mtime - 2 * KEEP_OLD_ASSETS
    os.utime(dist / "assets" / "ancient.js", (long_ago, long_ago))
    write(fresh, "index.html", ".vite/manifest.json", "assets/new.js")
    publish(fresh, dist)
    assert {path.name for path in (dist / "assets").iterdir()} == {"recent.js", "new.js"}
    assert (dist / ".vite" / "manifest.json").is_file()
