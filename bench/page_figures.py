"""What each page took beside the list of invoices: kept as it is measured, and told at the end."""

from __future__ import annotations

import json
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bench.figures import Section

MOST_RATIO = 1.1
MOST_SHIFT = 0.02
MOST_TASK_MS = 200
SLOWEST = 5
PEER = "/billing/operatorsV2/invoice"
DELAY = ", delay "
AGAIN = "second visit"
TASK_COLD, TASK_VISIT = "longest task once the shell stands, cold", "longest task of a visit"


@dataclass(frozen=True, slots=True)
class Took:
    """Milliseconds until a page was on the screen, and of its main thread's CPU until then."""

    elapsed: float
    cpu: float


@dataclass(slots=True)
class Turn:
    """One turn of a page: what it took by what was measured, the worst shift of its layout, its longest tasks in ms."""

    took: dict[str, Took] = field(default_factory=dict)
    shift: float = 0
    tasks: dict[str, float] = field(default_factory=dict)


class Kept:
    """The turns in their order, the list of invoices among them, in a file as soon as they are there: a run that was
    stopped goes on where it was, as long as the build is the same."""

    def __init__(self, file: Path, build: str) -> None:
        self._file, self._build = file, build
        self.all: list[tuple[str, Turn]] = []
        if file.is_file():
            kept = json.loads(file.read_text())
            if kept["build"] == build:
                self.all = [(path, _turn(turn)) for path, turn in kept["all"]]

    def add(self, path: str, turn: Turn) -> None:
        """And keep it."""
        self.all.append((path, turn))
        self._file.parent.mkdir(parents=True, exist_ok=True)
        plain = [(each, asdict(took)) for each, took in self.all]
        self._file.write_text(json.dumps({"build": self._build, "all": plain}))

    def forget(self) -> None:
        """The run is over: the next one begins anew."""
        self._file.unlink(missing_ok=True)

    def paths(self) -> Sequence[str]:
        """The pages that were measured, each once; the list of invoices is none of them."""
        return list(dict.fromkeys(path for path, _turn in self.all if path != PEER))

    def of(self, path: str) -> Sequence[Turn]:
        return [turn for each, turn in self.all if each == path]

    def names(self) -> Sequence[str]:
        """What was measured of each page."""
        return list(self.all[0][1].took)

    def alike(self) -> Mapping[str, Sequence[str]]:
        """The names of what costs the same CPU, since it differs by the line's delay alone; by what it is."""
        alike: dict[str, list[str]] = {}
        for name in self.names():
            alike.setdefault(name.partition(DELAY)[0], []).append(name)
        return alike

    def ratio(self, path: str, names: Sequence[str], what: str) -> float:
        """Of the list of invoices, the median of the page's turns; `what` is `elapsed` or `cpu`."""
        places = [at for at, (each, _turn) in enumerate(self.all) if each == path]
        return statistics.median(self._ratio(at, names, what) for at in places)

    def _ratio(self, at: int, names: Sequence[str], what: str) -> float:
        """Of the mean of the lists that were measured last before and first after it."""

        def took(turn: Turn) -> float:
            each: list[float] = [getattr(turn.took[name], what) for name in names]
            return sum(each)

        before = next((turn for path, turn in reversed(self.all[:at]) if path == PEER), None)
        after = next((turn for path, turn in self.all[at:] if path == PEER), None)
        return took(self.all[at][1]) / statistics.mean(took(turn) for turn in (before, after) if turn)

    def is_over(self, path: str) -> bool:
        """Whether anything of the page is over its aim, so that it is worth another look."""
        turns = self.of(path)
        return (
            any(self.ratio(path, names, "cpu") > MOST_RATIO for what, names in self.alike().items() if _has_aim(what))
            or any(_task(turns, name) > MOST_TASK_MS for name in turns[0].tasks)
            or _shift(turns) > MOST_SHIFT
        )


def _turn(plain: Mapping[str, Any]) -> Turn:
    took = {name: Took(**each) for name, each in plain["took"].items()}
    return Turn(took, plain["shift"], plain["tasks"])


def _task(turns: Sequence[Turn], name: str) -> float:
    return statistics.median(turn.tasks[name] for turn in turns)


def _shift(turns: Sequence[Turn]) -> float:
    return statistics.median(turn.shift for turn in turns)


def tell(section: Section, kept: Kept) -> None:
    """The list's own figures, and of all others the ratios to it, each page's median; the slowest by name."""
    paths = kept.paths()
    for name in kept.names():
        section.add(f"list of invoices, {name}", "ms", [turn.took[name].elapsed for turn in kept.of(PEER)])
        _tell_ratios(section, f"elapsed, {name}", {path: kept.ratio(path, [name], "elapsed") for path in paths}, None)
    for what, names in kept.alike().items():
        cpu = [turn.took[name].cpu for turn in kept.of(PEER) for name in names]
        section.add(f"list of invoices, main thread, {what}", "ms CPU", cpu)
        aim = MOST_RATIO if _has_aim(what) else None
        _tell_ratios(section, f"main thread, {what}", {path: kept.ratio(path, names, "cpu") for path in paths}, aim)
    for name in (TASK_COLD, TASK_VISIT):
        found = {path: _task(kept.of(path), name) for path in paths}
        _tell_worst(section, f"{name}, ms", found, MOST_TASK_MS)
    _tell_worst(section, "layout shift", {path: _shift(kept.of(path)) for path in paths}, MOST_SHIFT)
    again = sum(len(kept.of(path)) > 1 for path in paths)
    section.remarks.append(f"{len(paths)} pages, {again} of them looked at again; the aim is one of CPU.")


def _has_aim(what: str) -> bool:
    return not what.startswith(AGAIN)


def _tell_ratios(section: Section, title: str, found: Mapping[str, float], aim: float | None) -> None:
    section.add(f"others of it, {title}", "", list(found.values()))
    _tell_worst(section, f"the slowest of it, {title}", found, aim)


def _tell_worst(section: Section, title: str, found: Mapping[str, float], aim: float | None) -> None:
    worst = sorted(found.items(), key=lambda one: -one[1])[:SLOWEST]
    section.add(title, "", [worst[0][1]], aim)
    section.remarks.append(f"{title}: {', '.join(f'{path} {value:.3g}' for path, value in worst)}.")
