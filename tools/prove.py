"""The long attacks on the console: bounded, seeded (PROVE_SEED chooses another), on loopback alone."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.paths import PYTHON, ROOT
from tools.test import forget_settings


def main() -> int:
    """Run every attack at full length; 1 when one got through."""
    forget_settings(os.environ)
    env = {**os.environ, "PROVE": "1"}
    return subprocess.run(
        [str(PYTHON), "-m", "pytest", "-q", "tests/attack"], cwd=ROOT, env=env, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
