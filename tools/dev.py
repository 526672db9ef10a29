"""Run everything with reload: the services on a change of Python, the web app by Vite."""

from __future__ import annotations

import sys

from pitboss.run import activity, environment, ports, welcome
from pitboss.services import Service, check_port, port_from, running, until_stopped, watch
from tools.paths import VENV, node_tool

WATCHED = {"upstream_sim": ["upstream_sim", "contracts"], "bff": ["bff", "contracts"]}


def reloading(name: str, module: str, port: int, env: dict[str, str]) -> Service:
    """A service that starts again when its Python changes."""
    command = [str(VENV / "bin" / "watchfiles"), "--filter", "python", "--sigint-timeout", "5"]
    command += [f"{sys.executable} -m {module}", *WATCHED[module]]
    return Service(name, command, ready_url=f"http://127.0.0.1:{port}/readyz", env=env)


def serve() -> None:
    bff, sim = ports()
    web = port_from("WEB_PORT", 5173)
    check_port(web, "WEB_PORT")
    env = {**environment(bff, sim), **activity()}
    vite = [node_tool("vite"), "web", "--port", str(web), "--strictPort"]
    all_three = [
        reloading("simulator", "upstream_sim", sim, env),
        reloading("BFF", "bff", bff, env),
        Service("development server", vite, f"http://127.0.0.1:{web}/signin.html", env),
    ]
    with running(all_three):
        print(welcome(bff, sim), flush=True)
        print(f"Reloading web app: http://127.0.0.1:{web}/admin", flush=True)
        watch(all_three)


def main() -> int:
    """Serve with reload until told to stop; 1 when something went wrong."""
    return until_stopped(serve)


if __name__ == "__main__":
    sys.exit(main())
