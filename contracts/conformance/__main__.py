"""`python -m contracts.conformance --url https://platform.example --accounts accounts.toml`: which operations a
platform answers as the contract has them, to each of these accounts. Without --accounts it calls as the user whose
token PLATFORM_TOKEN holds. Ends with 1 where something deviates, with 2 where nothing could be asked."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import httpx

from contracts.conformance.accounts import Account, NotSignedIn, SignIn, WrongAccounts, read_accounts, sign_in_all
from contracts.conformance.findings import Report
from contracts.conformance.platform import Platform
from contracts.conformance.printed import as_html, as_junit, as_text
from contracts.conformance.run import Run
from contracts.mapping import WrongMapping, load_mapping
from contracts.table import TABLE
from contracts.upstream_routes import upstream_routes


class Wrong(Exception):
    """Options with which nothing can be asked; the text is a sentence."""


def main(arguments: Sequence[str] | None = None, transport: httpx.AsyncBaseTransport | None = None) -> int:
    """Runs and reports. `transport` stands in for the network."""
    options = _parser().parse_args(arguments)
    try:
        options.url = _address(options)
        report = asyncio.run(_report(options, _accounts(options), transport))
        _write(options, report)
    except WrongMapping as error:
        return _ended(str(error))
    except (Wrong, WrongAccounts, NotSignedIn) as error:
        return _ended(str(error))
    sys.stdout.write(as_text(report))
    return int(report.deviates)


def _ended(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 2


def _address(options: argparse.Namespace) -> str:
    """The platform's address. Raises Wrong."""
    address = options.url or options.base_url
    if not address:
        raise Wrong("Give the platform's address: --url https://platform.example")
    if not str(address).startswith(("http://", "https://")):
        raise Wrong(f"--url is {address}, which does not begin with http:// or https://.")
    if options.writes is not None and not options.writes.strip():
        raise Wrong("--writes names no operator.")
    unknown = next((name for name in options.write if name not in TABLE.by_id or not TABLE[name].is_write), None)
    if unknown:
        raise Wrong(f"{unknown} is no write.")
    known = TABLE.by_id.keys() | {operation.area for operation in TABLE}
    unknown = next((name for name in options.only if name not in known), None)
    if unknown:
        raise Wrong(f"--only names {unknown}, which is neither an operation nor an area.")
    return str(address)


def _accounts(options: argparse.Namespace) -> list[SignIn]:
    """Who calls. Raises WrongAccounts, Wrong."""
    if options.accounts is not None:
        return read_accounts(options.accounts)
    token = os.environ.get("PLATFORM_TOKEN", "")
    if not token:
        raise Wrong("PLATFORM_TOKEN is not set, and no --accounts are given.")
    return [SignIn("the token", Account(token=token))]


async def _report(
    options: argparse.Namespace, accounts: Sequence[SignIn], transport: httpx.AsyncBaseTransport | None
) -> Report:
    mapped = load_mapping(options.mapping, TABLE) if options.mapping else None
    routes = mapped.routes if mapped else upstream_routes(TABLE)
    given = dict(text.partition("=")[::2] for text in options.set)
    async with httpx.AsyncClient(base_url=options.url, transport=transport) as client:
        platform = Platform(client, routes, mapped, options.timeout)
        callers, signed_in = await sign_in_all(platform, TABLE, accounts)
        absent = mapped.absent if mapped else frozenset()
        run = Run(platform, TABLE, callers, given, absent, options.writes, frozenset(options.write))
        return await run.report(options.url, options.only, signed_in)


def _write(options: argparse.Namespace, report: Report) -> None:
    """The files that were asked for. Raises Wrong."""
    forms: Mapping[str, Callable[[Report], str]] = {
        "json": lambda one: json.dumps(one.to_json(), indent=2) + "\n",
        "html": as_html,
        "junit": as_junit,
    }
    for name, form in forms.items():
        path: Path | None = getattr(options, name)
        try:
            if path is not None:
                path.write_text(form(report), encoding="utf-8")
        except OSError as error:
            raise Wrong(f"--{name} names {path}, which cannot be written ({error.strerror}).") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m contracts.conformance", description=__doc__)
    parser.add_argument("base_url", nargs="?", help="the same as --url")
    parser.add_argument("--url", help="the platform's address, as in BFF_UPSTREAM_URL")
    parser.add_argument(
        "--accounts", type=Path, metavar="FILE", help="who calls: a TOML file, a table for each account"
    )
    parser.add_argument("--writes", metavar="OPERATOR", help="writes on this operator too, and takes them back")
    parser.add_argument("--mapping", type=Path, help="the mapping file, as in BFF_MAPPING")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="an operation or a whole area")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="the value of a field")
    parser.add_argument("--write", action="append", default=[], metavar="OPERATION", help="a write that may be sent")
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="how long an answer may take at most")
    parser.add_argument("--json", type=Path, metavar="FILE", help="writes the report there as JSON")
    parser.add_argument("--html", type=Path, metavar="FILE", help="writes the report there as one page of HTML")
    parser.add_argument("--junit", type=Path, metavar="FILE", help="writes the report there for JUnit's readers")
    return parser


if __name__ == "__main__":
    sys.exit(main())
