"""`python -m contracts.conformance https://platform.example`: which operations a platform answers as the contract has
them. The token of a signed-in user is read from PLATFORM_TOKEN. Ends with 1 where something deviates, with 2 where
nothing could be asked."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import httpx

from contracts.conformance.run import Finding, Run, TokenRefused, Verdict
from contracts.conformance.values import Values
from contracts.mapping import WrongMapping, load_mapping
from contracts.table import TABLE
from contracts.upstream_routes import upstream_routes


def main(arguments: Sequence[str] | None = None, transport: httpx.AsyncBaseTransport | None = None) -> int:
    """Runs and reports. `transport` stands in for the network."""
    options = _parser().parse_args(arguments)
    token = os.environ.get("PLATFORM_TOKEN", "")
    unknown = [name for name in options.write if name not in TABLE.by_id or not TABLE[name].is_write]
    if not token or unknown:
        sys.stderr.write(f"{unknown[0]} is no write.\n" if unknown else "PLATFORM_TOKEN is not set.\n")
        return 2
    try:
        findings = asyncio.run(_findings(options, token, transport))
    except (WrongMapping, TokenRefused, httpx.HTTPError) as error:
        said = {WrongMapping: "--mapping ", TokenRefused: "The platform does not say who the token's user is: "}
        sys.stderr.write(f"{said.get(type(error), 'The platform cannot be reached: ')}{error}\n")
        return 2
    if options.json is not None:
        options.json.write_text(json.dumps([asdict(finding) for finding in findings], indent=2) + "\n")
    sys.stdout.write(report(findings))
    return int(any(finding.verdict is Verdict.DEVIATES for finding in findings))


def report(findings: Sequence[Finding]) -> str:
    """A line for each operation, a line below for each field that deviates, and their counts."""
    lines = []
    for finding in findings:
        status = f"HTTP {finding.http}: " if finding.http and finding.verdict is Verdict.REFUSED else ""
        lines.append(f"{finding.verdict:<10} {finding.operation:<28} {status}{finding.reason}".rstrip())
        lines += [f"{'':<10} {name}: {kind}" for name, kind in finding.deviations]
    counts = Counter(finding.verdict for finding in findings)
    return "\n".join([*lines, "", ", ".join(f"{counts[verdict]} {verdict}" for verdict in Verdict), ""])


async def _findings(
    options: argparse.Namespace, token: str, transport: httpx.AsyncBaseTransport | None
) -> list[Finding]:
    mapped = load_mapping(options.mapping, TABLE) if options.mapping else None
    routes = mapped.routes if mapped else upstream_routes(TABLE)
    given = dict(text.partition("=")[::2] for text in options.set)
    async with httpx.AsyncClient(base_url=options.base_url, transport=transport) as client:
        return await Run(client, TABLE, routes, token, frozenset(options.write), Values(given)).findings(options.only)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m contracts.conformance", description=__doc__)
    parser.add_argument("base_url", help="the platform's address, as in BFF_UPSTREAM_URL")
    parser.add_argument("--mapping", type=Path, help="the mapping file, as in BFF_MAPPING")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="an operation or a whole area")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="the value of a field")
    parser.add_argument("--write", action="append", default=[], metavar="OPERATION", help="a write that may be sent")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the findings there too")
    return parser


if __name__ == "__main__":
    sys.exit(main())
