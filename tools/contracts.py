"""Emits what the table of operations becomes: the OpenAPI documents and web/src/api/gen.

    python tools/contracts.py [--check]

With `--check` nothing is written: it exits 1 and names each file that is not what would be emitted.
"""

from __future__ import annotations

import filecmp
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
CONTROL = Path("contracts/control.openapi.json")
DOCUMENTS = (Path("contracts/openapi.json"), Path("contracts/platform.openapi.json"), CONTROL)
GENERATED = Path("web/src/api/gen")


def emit(root: Path, scratch: Path) -> None:
    """Writes all that is emitted below `root`. Raises CalledProcessError with what was printed."""
    _python("contracts.emit", "--root", str(root), "--scratch", str(scratch))
    codegen = PROJECT / "node_modules" / ".bin" / "rtk-query-codegen-openapi"
    subprocess.run(
        [str(codegen), str(scratch / "codegen.config.json")],
        cwd=PROJECT,
        check=True,
        capture_output=True,
    )
    _python("contracts.emit.endpoints", str(scratch / "endpoints.ts"), str(root / GENERATED))
    _python("upstream_sim.http.control_document", str(root / CONTROL))


def _python(module: str, *args: str) -> None:
    subprocess.run([sys.executable, "-m", module, *args], cwd=PROJECT, check=True)


def stale(root: Path) -> list[str]:
    """The committed files that differ from those emitted below `root`, or stand on one side alone."""
    generated = {path.relative_to(top) for top in (PROJECT, root) for path in (top / GENERATED).rglob("*.ts")}
    return [str(name) for name in sorted(generated.union(DOCUMENTS)) if not _same(PROJECT / name, root / name)]


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and filecmp.cmp(one, other, shallow=False)


def main() -> int:
    if "--check" not in sys.argv[1:]:
        emit(PROJECT, PROJECT / ".cache" / "contracts")
        return 0
    with tempfile.TemporaryDirectory(dir=PROJECT / ".cache") as folder:
        emit(Path(folder), Path(folder) / "scratch")
        found = stale(Path(folder))
    for name in found:
        print(f"{name} is stale: run `make contracts`.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
