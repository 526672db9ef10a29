"""What the build says that each page loads, and which of its files are new after a change."""

import gzip
import json
import re
import subprocess
from pathlib import Path

from tools.paths import DIST, ROOT
from web.e2e.weights import MOST_PAGE_KILOBYTES, MOST_PAGE_REQUESTS, named_by, weight_of

# The document, the session, what is general, the font, and the call for the rows.
REQUESTS_BESIDE_CODE = 5
# Bytes as they are sent: what a page draws before anything else has come.
MOST_BEFORE_FIRST_PAINT = 14_000
IMPORT_MAP = DIST / ".vite" / "importmap.json"
IMPORTED = re.compile(r'(?:from|import)"\./([^"]+\.js)"')
MOST_PASSED_ON = 200
# A build in memory of the same sources, but for one word.
BUILD_OTHERWISE = """
import { build } from 'vite'
const changed = {
  name: 'changed',
  enforce: 'pre',
  transform: (code, id) => id.endsWith('/bets/Bets.tsx') ? code.replace('No bets yet', 'No stakes yet') : null,
}
const { output } = await build({ root: 'web', logLevel: 'silent', plugins: [changed], build: { write: false } })
console.log(JSON.stringify(output.map(({ fileName }) => fileName)))
"""


def test_every_page_loads_few_files_and_bytes() -> None:
    shell = set(named_by("index.html"))
    pages = json.loads((DIST / ".vite" / "pages.json").read_text())
    assert len(pages) > 100
    too_heavy = []
    for path, own in pages.items():
        files = shell | {f"/{file}" for file in own}
        requests = REQUESTS_BESIDE_CODE + len(files)
        if requests > MOST_PAGE_REQUESTS or weight_of(files) > MOST_PAGE_KILOBYTES:
            too_heavy.append(f"{path}: {requests} requests, {weight_of(files):.0f} kB")
    assert not too_heavy


def test_a_page_has_its_shape_before_it_waits_for_a_style_sheet() -> None:
    html = (DIST / "index.html").read_text()
    assert len(gzip.compress(html.encode(), 4)) <= MOST_BEFORE_FIRST_PAINT
    head, _, body = html.partition("</head>")
    assert 'rel="stylesheet"' not in head
    assert body.index("<style nonce") < body.index('id="first"') < body.index('rel="stylesheet"')


def test_a_changed_word_changes_the_name_of_one_file() -> None:
    done = subprocess.run(
        ["node", "--input-type=module", "-e", BUILD_OTHERWISE], cwd=ROOT, capture_output=True, check=True
    )
    names = {Path(name).name for name in json.loads(done.stdout) if name.startswith("assets/")}
    assert len(names) > 100
    others = names - {file.name for file in (DIST / "assets").iterdir()}
    assert len(others) == 1, others


def test_no_two_files_import_each_other() -> None:
    assets = DIST / "assets"
    # Files name each other by keys that stay.
    files = {Path(key).name: Path(file).name for key, file in json.loads(IMPORT_MAP.read_text())["imports"].items()}
    # One that only passes on another's names runs nothing that could lack something.
    code = {file.name: file.read_text() for file in assets.glob("*.js") if file.stat().st_size > MOST_PASSED_ON}
    imports = {own: {files.get(name, name) for name in IMPORTED.findall(text)} for own, text in code.items()}
    assert len(imports) > 100
    assert sum(map(len, imports.values())) > 1_000
    circles = [(one, other) for one, others in imports.items() for other in others if one in imports.get(other, ())]
    assert not circles
