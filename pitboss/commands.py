"""`pitboss`: the console, the simulated platform, and what integrators run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from bff.metrics.build import build

NAME = "pitboss"
# By the words of a command: what it does, and the function that does it, which reads the arguments behind them.
COMMANDS = {
    "run": ("serve the console with its simulated platform, to try it out", "pitboss.run"),
    "bff": ("serve the console; --check prints its settings and ends", "bff.__main__"),
    "sim": ("serve the simulated platform alone", "upstream_sim.__main__"),
    "mapping check": ("say what a mapping file would do, or what is wrong with it", "bff.mapping.check"),
    "shadow report": ("show where a second platform answers otherwise", "bff.shadow.report"),
    "conformance": ("hold a platform against the contract", "contracts.conformance.__main__"),
}


def main() -> int:
    """Runs what the arguments name; the exit code. Each command is imported only when it is run."""
    words = sys.argv[1:]
    if words == ["--version"]:
        sys.stdout.write(f"{NAME} {build()}\n")
        return 0
    name = next((name for name in COMMANDS if words[: len(name.split())] == name.split()), None)
    if name is None:
        is_asked = words in (["--help"], ["-h"], ["help"])
        said = "" if is_asked or not words else f"{NAME} has no command {' '.join(words)!r}.\n\n"
        (sys.stdout if is_asked else sys.stderr).write(said + usage())
        return 0 if is_asked else 2
    # What runs reads sys.argv: its own name first, as `python -m` gives it.
    sys.argv[:] = [f"{NAME} {name}", *words[len(name.split()) :]]
    run: Callable[[], int | None] = import_module(COMMANDS[name][1]).main
    return run() or 0


def usage() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {NAME} {name:<{width}}  {what}" for name, (what, _) in COMMANDS.items()]
    return "\n".join([*lines, f"  {NAME} --version", ""])
