"""Measure.

python -m bench [--quick] [--minutes M] [--only PART]... [--json FILE]

The parts: bff, personal, pollers, simulator, changes, ranking, activity, scenarios, transactions, bonuses, content,
uploads, games, partners, exports, files, risk, reports, support, web, pages, typing,
http2.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from bench import (
    browsing,
    changing,
    content,
    exporting,
    filing,
    fleet,
    gaming,
    granting,
    keying,
    listing,
    living,
    mapped,
    masking,
    metering,
    multiplexing,
    partners,
    polling,
    preparing,
    processes,
    proxying,
    ranking,
    report,
    reporting,
    scoring,
    simulating,
    ticketing,
    uploading,
    visiting,
)
from bench.figures import Section
from bench.plan import FULL, QUICK, Plan
from pitboss.services import Stopped
from tools.paths import Problem


def _bff(plan: Plan) -> Section:
    section = proxying.section(plan)
    fleet.add(section, plan)
    metering.add(section, plan)
    mapped.add(section, plan)
    return section


PARTS: dict[str, Callable[[Plan], Section]] = {
    "bff": _bff,
    "personal": masking.section,
    "pollers": polling.section,
    "simulator": simulating.section,
    "changes": changing.section,
    "ranking": ranking.section,
    "activity": living.section,
    "scenarios": preparing.section,
    "transactions": listing.section,
    "bonuses": granting.section,
    "content": content.section,
    "uploads": uploading.section,
    "games": gaming.section,
    "partners": partners.section,
    "exports": exporting.section,
    "files": filing.section,
    "risk": scoring.section,
    "reports": reporting.section,
    "support": ticketing.section,
    "web": browsing.section,
    "pages": visiting.section,
    "typing": keying.section,
    "http2": multiplexing.section,
}


def arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure, on this machine, in one run.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: under two minutes, figures less sure")
    parser.add_argument("--only", action="append", choices=list(PARTS), help="just this part; may be repeated")
    parser.add_argument("--minutes", type=float, help="stop pages after so many; the next run goes on from there")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every value to this file too")
    return parser.parse_args(given)


def measure(parts: Sequence[str], plan: Plan) -> list[Section]:
    """Measure part after part, and print each as it is done."""
    sections = []
    for part in parts:
        sections.append(PARTS[part](plan))
        print(f"\n{report.text(sections[-1])}", flush=True)
    return sections


def main(given: Sequence[str]) -> int:
    """Print what was measured; 1 when it could not be."""
    chosen = arguments(given)
    try:
        processes.check()
        machine = processes.machine()
        print(machine, flush=True)
        plan = QUICK if chosen.quick else FULL
        sections = measure(
            chosen.only or list(PARTS), replace(plan, minutes=chosen.minutes) if chosen.minutes else plan
        )
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except Stopped:
        print("Stopped.", file=sys.stderr)
        return 130
    if chosen.json:
        chosen.json.write_text(report.document(machine, sections))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
