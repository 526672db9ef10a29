"""An area registers itself: an example, written into a copy of the tree, works in both services and in the web after
four central edits, none of them in the web."""

from __future__ import annotations

import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.paths import NODE_MODULES, ROOT

EXAMPLE = Path(__file__).parent / "example_area"
COPIED = ("bff", "contracts", "docs", "pitboss", "tools", "upstream_sim", "web")
CONFIGURATION = ("biome.json", "conftest.py", "package.json", "pyproject.toml")
# with what is compiled of it, which stays true of a copy; not what is just being written of that
LEFT_OUT = shutil.ignore_patterns("*.pyc.*", "dist", "e2e", "example_area")
WEB_AREA = Path("web/src/areas/feedback")
MOST_WEB_LINES = 230
# what holds any list and any drawer, and the names of the tests that are run for the example
GENERIC = ("lists", "drawers")
ASKED = ("feedback", "^who may know whom", "^one way for each thing", "^what users typed")
READ = "allowed,allowed,denied,allowed,allowed,allowed,allowed,denied"
# what is added after which text, each of which stands there once
CENTRAL_EDITS: dict[str, tuple[tuple[str, str], ...]] = {
    "contracts/areas/__init__.py": (('    "activity",\n', '    "feedback",\n'),),
    "contracts/roles.py": (
        (
            '    EXTERNAL_WALLET_WRITE = "external_wallet_write"\n',
            '    FEEDBACK_READ = "feedback_read"\n    FEEDBACK_REPLY = "feedback_reply"\n',
        ),
        ("        Permission.DOMAINS_READ,\n        Permission.FLOWS_READ,\n", "        Permission.FEEDBACK_READ,\n"),
        ("            Permission.DEPOSITS_WRITE,\n", "            Permission.FEEDBACK_REPLY,\n"),
    ),
    "contracts/tests/roles.csv": (
        (
            "simulatorActivitySet,-,allowed,allowed,allowed,allowed,allowed,allowed,allowed,allowed\n",
            f"feedbackList,own,{READ}\n"
            "feedbackList,foreign,allowed,allowed,denied,denied,denied,denied,denied,denied\n"
            f"feedbackList,none,{READ}\n"
            f"feedback,-,{READ}\n"
            "feedbackReply,-,allowed,allowed,denied,allowed,denied,allowed,allowed,denied\n",
        ),
    ),
    "docs/handbook.md": (
        (
            "# Handbook\n",
            "\n## Feedback\n\n<!-- pages: feedback -->\n\nWhat players say.\n\n- A reply is final.\n",
        ),
    ),
}


def files_of(folder: Path) -> set[Path]:
    return {
        path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }


def run(tree: Path, *arguments: str) -> str:
    """What a module of the tree's own prints."""
    env = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=tree, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_node(tree: Path, tool: str, *arguments: str) -> str:
    """What a tool of npm's prints in the tree, without colours."""
    command = [str(tree / "node_modules" / ".bin" / tool), *arguments]
    env = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the example, and what is emitted there."""
    tree = tmp_path_factory.mktemp("tree")
    for name in COPIED:
        shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
    for name in CONFIGURATION:
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(EXAMPLE, tree, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for name, additions in CENTRAL_EDITS.items():
        text = (tree / name).read_text()
        for after, added in additions:
            assert text.count(after) == 1, (name, after)
            text = text.replace(after, after + added)
        (tree / name).write_text(text)
    (tree / "node_modules").symlink_to(NODE_MODULES)
    return tree


def test_it_takes_the_four_central_edits_and_no_other(tree: Path) -> None:
    before = {Path(name) / path for name in COPIED for path in files_of(ROOT / name)}
    changed = {str(path) for path in before if (tree / path).exists() and not filecmp.cmp(ROOT / path, tree / path)}
    assert changed == {
        "contracts/areas/__init__.py",
        "contracts/roles.py",
        "contracts/tests/roles.csv",
        "docs/handbook.md",
    }
    assert {path for path in files_of(EXAMPLE) if (ROOT / path).exists()} == set()
    assert {path.parent for path in files_of(EXAMPLE) if path.parts[0] == "web"} == {WEB_AREA}


def test_its_screens_are_short() -> None:
    lines = [line for path in (EXAMPLE / WEB_AREA).iterdir() for line in path.read_text().splitlines()]
    assert len(lines) <= MOST_WEB_LINES


@pytest.fixture(scope="module")
def emitted(tree: Path) -> Path:
    """The tree with what its contracts become."""
    run(tree, "tools.contracts")
    return tree


@pytest.mark.slow
def test_it_works_in_both_services(emitted: Path) -> None:
    tree = emitted
    contracts = [f"contracts/tests/test_{name}.py" for name in ("area", "documents", "permissions", "roles_csv")]
    registration = "upstream_sim/tests/areas/test_registration.py"
    # of its own examples alone, in `checks.py`
    without = ("--deselect", "contracts/tests/test_documents.py::test_examples_are_what_the_schemas_take")
    assert " passed" in run(tree, "pytest", "-q", "-m", "not slow", *without, "checks.py", *contracts, registration)


@pytest.mark.slow
def test_its_screens_are_linted_and_drawn(emitted: Path) -> None:
    run_node(emitted, "biome", "check", "--vcs-enabled=false", "--error-on-warnings", str(WEB_AREA))
    # it and what it stands on: what other areas hold is checked without it
    alone = {"extends": "./tsconfig.json", "include": ["src/areas/feedback", "src/testing", "src/**/*.d.ts"]}
    (emitted / "web" / "tsconfig.area.json").write_text(json.dumps(alone))
    run_node(emitted, "tsc", "--noEmit", "--project", "web/tsconfig.area.json")
    # its own tests and the architecture's; and as every list and drawer is, before a platform that deviates
    files = [str(WEB_AREA), "web/src/architecture.test.ts", *(f"web/src/app/{each}.test.tsx" for each in GENERIC)]
    told = run_node(emitted, "vitest", "run", "--config", "web/vitest.config.ts", *files, "-t", "|".join(ASKED))
    assert re.search(r"Test Files +4 passed \(4\)", told), told


@pytest.mark.proof
@pytest.mark.skipif(os.environ.get("PROVE") != "1", reason="the whole app is built with it in make prove")
def test_its_page_is_a_file_of_its_own_where_the_app_is_built(emitted: Path) -> None:
    run_node(emitted, "vite", "build", "web", "--minify", "false", "--outDir", str(emitted / "dist"))
    assert list((emitted / "dist" / "assets").glob("FeedbackPage-*.js"))
