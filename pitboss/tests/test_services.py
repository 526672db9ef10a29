import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pitboss.services import Service, check_port, free_port, free_ports, port_from
from tools.paths import ROOT, Problem

SERVER = """
import http.server, os, pathlib, subprocess, sys
class Ready(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers()
    def log_message(self, *args): pass
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
port, note = int(sys.argv[1]), pathlib.Path(sys.argv[2])
note.with_suffix(".new").write_text(f"{os.getpid()} {child.pid}")
note.with_suffix(".new").rename(note)
http.server.HTTPServer(("127.0.0.1", port), Ready).serve_forever()
"""

RUNNER = (
    f"SERVER = {SERVER!r}"
    + """
import sys
from tools.paths import Problem
from pitboss.services import Service, Stopped, running, watch
def service(name, port, note):
    command = [sys.executable, "-c", SERVER, port, note]
    return Service(name, command, f"http://127.0.0.1:{port}/")
both = [service("first", *sys.argv[1:3]), service("second", *sys.argv[3:5])]
try:
    with running(both):
        print("ready", flush=True)
        watch(both)
except Problem as problem:
    sys.exit(str(problem))
except Stopped:
    print("stopped", flush=True)
"""
)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def eventually(true: Callable[[], bool]) -> bool:
    until = time.monotonic() + 30
    while not true() and time.monotonic() < until:
        time.sleep(0.02)
    return true()


class Pair:
    """Two fake services under a runner of their own."""

    def __init__(self, folder: Path) -> None:
        self.notes = [folder / "first", folder / "second"]
        ports = free_ports(len(self.notes))
        arguments = [str(one) for pair in zip(ports, self.notes, strict=True) for one in pair]
        self.runner = subprocess.Popen(
            [sys.executable, "-c", RUNNER, *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.runner.stdout
        assert self.runner.stdout.readline() == "ready\n"
        self.pids = [int(pid) for note in self.notes for pid in note.read_text().split()]

    def end(self) -> tuple[str, str]:
        return self.runner.communicate(timeout=60)

    def none_is_left(self) -> bool:
        return eventually(lambda: not any(is_alive(pid) for pid in self.pids))


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    pair = Pair(tmp_path)
    yield pair
    for pid in [pair.runner.pid, *pair.pids]:
        if is_alive(pid):
            os.kill(pid, signal.SIGKILL)
    pair.end()


linux_only = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


@linux_only
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_no_orphan_is_left_when_told_to_stop(pair: Pair, how: signal.Signals) -> None:
    pair.runner.send_signal(how)
    out, err = pair.end()
    assert (out, err, pair.runner.returncode) == ("stopped\n", "", 0)
    assert pair.none_is_left()


@linux_only
def test_services_end_with_a_runner_that_was_killed(pair: Pair) -> None:
    pair.runner.kill()
    assert eventually(lambda: not any(is_alive(int(note.read_text().split()[0])) for note in pair.notes))


@linux_only
@pytest.mark.parametrize("which", [0, 1])
def test_when_one_dies_the_other_is_stopped_and_the_exit_says_so(pair: Pair, which: int) -> None:
    os.kill(pair.pids[2 * which], signal.SIGKILL)
    _, err = pair.end()
    assert pair.runner.returncode == 1
    assert f"The {('first', 'second')[which]} ended by itself (exit code -9)" in err
    assert pair.none_is_left()


def test_a_service_that_ends_before_it_is_ready_leaves_its_last_words(tmp_path: Path) -> None:
    service = Service(
        "BFF",
        [sys.executable, "-c", "raise SystemExit('BFF_PORT must be a number.')"],
        ready_url=f"http://127.0.0.1:{free_port()}/",
        log=tmp_path / "log",
    )
    service.start()
    with pytest.raises(Problem, match=r"BFF_PORT must be a number\.\n\nThe BFF ended by itself"):
        service.wait_ready()
    service.stop()


def test_a_taken_port_is_named_with_its_variable() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Problem, match=f"Port {port} is taken: .* BFF_PORT=") as caught:
            check_port(port, "BFF_PORT")
    assert "\n" not in str(caught.value)


def test_a_free_port_passes() -> None:
    check_port(free_port(), "BFF_PORT")


@pytest.mark.parametrize("text", ["http", "0", "65536", "-1", "80.0", "٨"])
def test_what_is_no_port_is_refused_by_the_name_of_its_variable(text: str) -> None:
    with pytest.raises(Problem, match="SIM_PORT must be a port"):
        port_from("SIM_PORT", 8001, {"SIM_PORT": text})


@pytest.mark.parametrize(("env", "port"), [({}, 8001), ({"SIM_PORT": ""}, 8001), ({"SIM_PORT": "9001"}, 9001)])
def test_a_port_from_the_environment(env: dict[str, str], port: int) -> None:
    assert port_from("SIM_PORT", 8001, env) == port


def test_a_log_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("no folder")
    service = Service("simulator", [sys.executable, "-c", ""], log=tmp_path / "logs" / "simulator.log")
    with pytest.raises(Problem, match=r"simulator\.log cannot be written: (File exists|Not a directory)\."):
        service.start()
