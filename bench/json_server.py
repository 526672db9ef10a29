"""json-server, which people take for a simulated platform: it lists what stands in a file, and knows no rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.node_peers import node_with_packages
from pitboss.services import Service, free_port, running
from tools.paths import CACHE

FOLDER = Path(__file__).parent / "json_server_peer"
PROGRAM = FOLDER / "node_modules" / "json-server" / "lib" / "cli" / "bin.js"


@contextmanager
def serving(rows: list[dict[str, Any]]) -> Iterator[tuple[Service, int] | None]:
    """json-server over these rows, under /rows, and its port; None where it cannot be installed."""
    node = node_with_packages(FOLDER)
    if node is None:
        yield None
        return
    port = free_port()
    with TemporaryDirectory(prefix="bench-json-server-") as folder:
        file = Path(folder) / "db.json"
        file.write_text(json.dumps({"rows": rows}))
        command = [node, str(PROGRAM), "--host", "127.0.0.1", "--port", str(port), "--quiet", str(file)]
        log = CACHE / "logs" / f"bench-json-server-{port}.log"
        service = Service("json-server", command, f"http://127.0.0.1:{port}/rows?_limit=1", log=log)
        with running([service]):
            yield service, port
