"""The long attacks on the console, every property with all its examples, what is proven by living through it, every
dialog before whoever sees players' personal data masked, and the counted work by keys, on loopback alone. The attacks
are bounded and seeded (PROVE_SEED chooses another seed)."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.paths import PYTHON, ROOT
from tools.test import FOLDERS, forget_settings


def main() -> int:
    """Run every attack at full length, every property and proof, the work by keys and the walk through dialogs; 1 when
    one failed."""
    forget_settings(os.environ)
    env = {**os.environ, "PROVE": "1"}
    pytest = [str(PYTHON), "-m", "pytest", "-q"]
    runs = (
        [*pytest, "tests/attack"],
        [*pytest, "-m", "hypothesis or proof", "--ignore=tests/attack", *FOLDERS],
        [*pytest, "web/e2e/test_keyboard.py"],
        ["npx", "vitest", "run", "--config", "web/vitest.config.ts", "surfaces/personal"],
    )
    return max(subprocess.run(run, cwd=ROOT, env=env, check=False).returncode for run in runs)


if __name__ == "__main__":
    sys.exit(main())
