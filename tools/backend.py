"""The simulator and the BFF for tests that call them over HTTP.

`python -m tools.backend` starts both on free ports and prints one line of JSON once they are ready: `bff` and
`simulator`, their addresses, and `logs`, the files they write. Both stop when standard input ends.
"""

from __future__ import annotations

import json
import sys

from pitboss.run import environment
from pitboss.services import Service, Stopped, free_ports, running
from tools.paths import CACHE, Problem


def services() -> list[Service]:
    """The simulator and the BFF in front of it, on ports that nothing uses."""
    bff, simulator = free_ports(2)
    env = {**environment(bff, simulator), "SIM_PASSWORD_COST": "least"}
    return [
        Service(
            name,
            [sys.executable, "-m", module],
            ready_url=f"http://127.0.0.1:{port}/readyz",
            env=env,
            log=CACHE / "logs" / f"surfaces-{module}-{port}.log",
        )
        for name, module, port in (("simulator", "upstream_sim", simulator), ("BFF", "bff", bff))
    ]


def main() -> int:
    """Serve until standard input ends; 1 when a service could not be started."""
    simulator, bff = services()
    addresses = {each.name: (each.ready_url or "").removesuffix("/readyz") for each in (simulator, bff)}
    logs = [str(each.log) for each in (simulator, bff)]
    try:
        with running([simulator, bff]):
            ready = {"bff": addresses["BFF"], "simulator": addresses["simulator"], "logs": logs}
            print(json.dumps(ready), flush=True)
            sys.stdin.read()
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except Stopped:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
