"""Pin the Python packages again, without naming the index they came from."""

from __future__ import annotations

import subprocess
import sys

from tools.paths import ROOT

OPTIONS = (
    "--allow-unsafe",
    "--generate-hashes",
    "--no-annotate",
    "--no-emit-find-links",
    "--no-emit-index-url",
    "--no-emit-options",
    "--no-emit-trusted-host",
    "--no-header",
    "--quiet",
    "--strip-extras",
)


def main() -> None:
    """Write both lock files; `--upgrade` takes newer versions."""
    for name in ("requirements", "requirements-dev"):
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, *sys.argv[1:]]
        command += ["--output-file", f"{name}.lock", f"{name}.in"]
        subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
