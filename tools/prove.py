"""The long attacks on the console, every property with all its examples, and what is proven by living through it, on
loopback alone. The attacks are bounded and seeded (PROVE_SEED chooses another seed)."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.paths import PYTHON, ROOT
from tools.test import FOLDERS, forget_settings


def main() -> int:
    """Run every attack at full length, then every property and proof; 1 when one failed."""
    forget_settings(os.environ)
    env = {**os.environ, "PROVE": "1"}
    runs = (["tests/attack"], ["-m", "hypothesis or proof", "--ignore=tests/attack", *FOLDERS])
    pytest = [str(PYTHON), "-m", "pytest", "-q"]
    return max(subprocess.run([*pytest, *run], cwd=ROOT, env=env, check=False).returncode for run in runs)


if __name__ == "__main__":
    sys.exit(main())
