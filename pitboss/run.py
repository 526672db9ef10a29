"""Run the console with its simulated platform until Ctrl-C."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Mapping, Sequence

from pitboss.help_site import DEFAULT_PORT, HOST
from pitboss.paths import CACHE, CHECKOUT, Problem
from pitboss.services import Service, check_port, get, port_from, running, until_stopped, watch

PASSWORD = "Pitboss-2026"
SERVICE_TOKEN = secrets.token_urlsafe(32)


def ports() -> tuple[int, int]:
    """The BFF's port and the simulator's, both free."""
    bff, sim = port_from("BFF_PORT", 8000), port_from("SIM_PORT", 8001)
    if bff == sim:
        raise Problem(f"BFF_PORT and SIM_PORT are both {bff}: give each a port of its own.")
    check_port(bff, "BFF_PORT")
    check_port(sim, "SIM_PORT")
    return bff, sim


def environment(bff: int, sim: int) -> dict[str, str]:
    """The services' environment."""
    return {
        "BFF_PORT": str(bff),
        "BFF_SIMULATOR": "true",
        "BFF_UPSTREAM_URL": f"http://127.0.0.1:{sim}",
        "BFF_SERVICE_TOKEN": SERVICE_TOKEN,
        **assets(sim),
        **studio(sim),
        "SIM_PORT": str(sim),
        "SIM_SERVICE_TOKEN": SERVICE_TOKEN,
    }


def assets(sim: int) -> dict[str, str]:
    """Where the images of content are: the simulator serves them, unless the environment names another place."""
    return {} if "BFF_ASSETS_URL" in os.environ else {"BFF_ASSETS_URL": f"http://127.0.0.1:{sim}/assets"}


def studio(sim: int) -> dict[str, str]:
    """Where launched games run: its page, which the console frames, unless the environment says more."""
    own = {"SIM_PUBLIC_URL": f"http://127.0.0.1:{sim}", "BFF_LAUNCH_ORIGINS": f"http://127.0.0.1:{sim}"}
    return {name: value for name, value in own.items() if name not in os.environ}


def activity() -> dict[str, str]:
    """How much happens in the default world by itself: a little, and simulated staff decide what nobody decided, where
    the environment says nothing else."""
    usual = {"SIM_ACTIVITY": "calm", "SIM_STAFF": "slow"}
    return {name: os.environ.get(name, value) for name, value in usual.items()}


def help_site() -> tuple[list[Service], dict[str, str]]:
    """The help site and its setting for the BFF; nothing where the environment names another."""
    if "BFF_HELP_URL" in os.environ:
        return [], {}
    port = port_from("HELP_PORT", DEFAULT_PORT)
    check_port(port, "HELP_PORT")
    address = f"http://{HOST}:{port}"
    command = [sys.executable, "-m", "pitboss.help_site"]
    log = CACHE / "logs" / f"help-site-{port}.log"
    service = Service("help site", command, f"{address}/readyz", env={"HELP_PORT": str(port)}, log=log)
    return [service], {"BFF_HELP_URL": address}


def services(bff: int, sim: int) -> list[Service]:
    """The simulator, the BFF in front of it, and the help site that its pages show."""
    help_services, help_env = help_site()

    def service(name: str, module: str, port: int) -> Service:
        return Service(
            name,
            [sys.executable, "-m", module],
            ready_url=f"http://127.0.0.1:{port}/readyz",
            env={**environment(bff, sim), **activity(), **help_env},
            log=CACHE / "logs" / f"{module}-{port}.log",
        )

    return [service("simulator", "upstream_sim", sim), service("BFF", "bff", bff), *help_services]


def accounts(sim: int) -> list[Mapping[str, str]]:
    """Who can sign in, as the simulator tells."""
    answer = get(f"http://127.0.0.1:{sim}/__sim/worlds/default/accounts")
    try:
        listed = json.loads(answer or b"{}")["data"]["accounts"]
    except (ValueError, KeyError, TypeError):
        return []
    return [account for account in listed if isinstance(account, dict)]


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows in columns that line up."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(f"  {line}".rstrip() for line in lines)


def welcome(bff: int, sim: int) -> str:
    """Where the console is and who can sign in."""
    rows = [[str(each.get(key) or "") for key in ("email", "role", "at")] for each in accounts(sim)]
    who = ["", "Sign in as one of these:", "", table(rows), ""] if rows else []
    return "\n".join(
        [
            "",
            f"Pitboss is ready: http://127.0.0.1:{bff}/admin",
            *who,
            f"Password: {PASSWORD}",
            f"Logs: {'.cache/logs' if CHECKOUT else CACHE / 'logs'}. Ctrl-C stops it.",
        ]
    )


def serve() -> None:
    bff, sim = ports()
    print("Starting ...", flush=True)
    all_of_them = services(bff, sim)
    with running(all_of_them):
        print(welcome(bff, sim), flush=True)
        watch(all_of_them)


def main() -> int:
    """Serve until told to stop; 1 when something went wrong."""
    return until_stopped(serve)


if __name__ == "__main__":
    sys.exit(main())
