"""Make the checkout ready to run, doing only what has not been done yet.

`python3 -m tools.setup` readies what `make run` needs, `--dev` what tests and checks need on top;
`--no-web` leaves the web app unbuilt.
"""

from __future__ import annotations

import contextlib
import fcntl
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import webapp
from tools.build_cache import digest, is_fresh, renew
from tools.paths import CACHE, NODE_MODULES, PYTHON, ROOT, VENV, Problem
from tools.requirements import check_machine


def _run(command: list[str], otherwise: str) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Problem(otherwise)


def _make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    _run(
        [sys.executable, "-m", "venv", str(VENV)],
        "Python could not make .venv: on Debian and Ubuntu, install python3-venv and try again.",
    )


def _venv() -> None:
    # A virtual environment outlives the Python it was made of: ask whether it still finds its own.
    find_pip = "import importlib.util as u, sys; sys.exit(u.find_spec('pip') is None)"
    works = PYTHON.exists() and not subprocess.run([str(PYTHON), "-c", find_pip], check=False).returncode
    if not works:
        _make_venv()


def _python_packages(*, dev: bool) -> None:
    locks = {True: ROOT / "requirements-dev.lock", False: ROOT / "requirements.lock"}
    stamps = {True: VENV / "stamp-dev", False: VENV / "stamp"}
    wanted = {kind: digest(ROOT, [lock]) for kind, lock in locks.items()}

    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["--require-hashes", "--requirement", str(locks[dev])]

    def install() -> None:
        print(f"Installing the Python packages of {locks[dev].name} ...", flush=True)
        _run(command, "pip could not install the Python packages: it says above why.")

    # The larger set holds the smaller one.
    if not dev and is_fresh(stamps[True], wanted[True]):
        return
    renew(stamps[dev], wanted[dev], install)


def _node_packages() -> None:
    def install() -> None:
        print("Installing the Node packages ...", flush=True)
        _run(
            ["npm", "ci", "--loglevel=error"],
            "npm could not install the Node packages: it says above why.",
        )

    lock = [ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc"]
    renew(NODE_MODULES / ".stamp", digest(ROOT, lock), install)


def _packages(*, dev: bool) -> None:
    """Python's and Node's at once: each waits for its registry most of the time."""

    def python() -> None:
        _venv()
        _python_packages(dev=dev)

    with ThreadPoolExecutor() as pool:
        for installed in [pool.submit(python), pool.submit(_node_packages)]:
            installed.result()


def _bytecode() -> None:
    """Compile our own modules, as pip does with packages; what is compiled already is passed over. Where
    PYTHONDONTWRITEBYTECODE is set, as in many images, every start would compile all of them again."""
    folders = [str(ROOT / name) for name in ("bff", "contracts", "pitboss", "tools", "upstream_sim")]
    subprocess.run([str(PYTHON), "-m", "compileall", "-q", *folders], cwd=ROOT, check=False)


def _web_app() -> None:
    def build() -> None:
        print("Building the web app ...", flush=True)
        webapp.build()

    made_from = [*webapp.sources(), ROOT / "package-lock.json"]
    renew(ROOT / "web" / "dist" / ".vite" / "stamp", digest(ROOT, made_from), build)


@contextlib.contextmanager
def _alone(lock: Path = CACHE / "setup.lock") -> Iterator[None]:
    """Two makes at once take turns."""
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def ready(*, dev: bool, web: bool) -> None:
    """Check the machine, then bring packages and the web app up to date."""
    check_machine()
    with _alone():
        _packages(dev=dev)
        _bytecode()
        if web:
            _web_app()


def main() -> int:
    """Set up, or say in one sentence why not."""
    try:
        ready(dev="--dev" in sys.argv[1:], web="--no-web" not in sys.argv[1:])
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
