"""Is this machine fit for Pitboss?

Read by whatever Python is there, so nothing here may need a new one.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

from tools.paths import Problem

PYTHON_NEEDED = (3, 11)
NODE_NEEDED = (20, 19)


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(str(part) for part in version)


def check_python(version: tuple[int, ...] = tuple(sys.version_info[:3])) -> None:
    """Refuse a Python that is too old."""
    if version[:2] < PYTHON_NEEDED:
        raise Problem(
            f"Pitboss needs Python {_dotted(PYTHON_NEEDED)} or newer and this is "
            f"{_dotted(version)}: install a newer one, or name it, "
            "as in `make run PYTHON=python3.12`."
        )


def check_node() -> None:
    """Refuse a machine without Node, without npm, or with a Node that is too old."""
    wanted = f"install Node {_dotted(NODE_NEEDED)} or newer, which brings npm, and try again."
    for name in ("node", "npm"):
        if shutil.which(name) is None:
            raise Problem(f"Pitboss needs {name} and it is not on the PATH: {wanted}")
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    version = tuple(int(part) for part in re.findall(r"\d+", answer.stdout)[:3])
    if version[:2] < NODE_NEEDED:
        raise Problem(f"This machine's Node is {_dotted(version) or 'broken'}: {wanted}")


def check_git() -> None:
    """Refuse a machine without git: the linter asks it which files to leave alone."""
    if shutil.which("git") is None:
        raise Problem("Pitboss needs git and it is not on the PATH: install git and try again.")


def check_machine() -> None:
    """Refuse a machine that cannot run Pitboss, with the first reason found."""
    check_python()
    check_node()
    check_git()
