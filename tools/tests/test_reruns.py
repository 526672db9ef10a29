import subprocess
import sys
from pathlib import Path

import pytest

from tools.paths import ROOT, node_tool
from tools.steps import reruns_file

FLAKY = """
import pathlib
import pytest

@pytest.mark.parametrize("number", range({count}))
def test_passes_at_the_second_try(number, tmp_path_factory):
    seen = pathlib.Path(__file__).with_name(f"seen-{{number}}")
    tried = seen.exists()
    seen.touch()
    assert tried, f"test {{number}} is flaky"
"""


@pytest.mark.parametrize(("count", "workers", "code"), [(3, 0, 0), (4, 0, 1), (4, 2, 1)])
def test_more_than_three_reruns_fail_a_run(tmp_path: Path, count: int, workers: int, code: int) -> None:
    (tmp_path / "test_flaky.py").write_text(FLAKY.format(count=count))
    options = [
        "-q",
        "--reruns=2",
        f"-n{workers}",
        "-p",
        "tools.reruns",
        "-p",
        "no:cacheprovider",
        f"--junitxml={tmp_path / 'report.xml'}",
        f"--rootdir={tmp_path}",
    ]
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout
    assert ("4 reruns, and at most 3" in done.stdout) == (code == 1)
    named = reruns_file(tmp_path / "report.xml").read_text()
    kept = sorted((tmp_path / ".cache" / "reruns").iterdir())
    assert len(kept) == count
    for number in range(count):
        assert f"(trace: .cache/reruns/test_flaky.py-test_passes_at_the_second_try-{number}-" in named
        assert any(f"test {number} is flaky" in trace.read_text() for trace in kept)
        assert f"AssertionError: test {number} is flaky" in named
        assert f"AssertionError: test {number} is flaky" in done.stdout


FLAKY_IN_VITEST = """
let tries = 0
for (let number = 0; number < {count}; number += 1)
  it(`passes at the second try ${{number}}`, () => {{
    tries += 1
    expect(tries % 2, `test ${{number}} is flaky`).toBe(0)
  }})
"""


@pytest.mark.parametrize(("count", "code"), [(3, 0), (4, 1)])
def test_more_than_three_reruns_fail_a_run_of_vitest(tmp_path: Path, count: int, code: int) -> None:
    (tmp_path / "flaky.test.js").write_text(FLAKY_IN_VITEST.format(count=count))
    report = tmp_path / "report.json"
    options = ["run", "--globals", "--root", str(tmp_path), "--retry=1", f"--outputFile.json={report}"]
    reporters = ["--reporter=json", f"--reporter={ROOT / 'web' / 'reruns.ts'}"]
    done = subprocess.run(
        [node_tool("vitest"), *options, *reporters], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert ("4 reruns, and at most 3" in done.stderr) == (code == 1)
    named = reruns_file(report).read_text().splitlines()
    assert len(named) == count
    assert named[0].startswith("tried again: flaky.test.js: passes at the second try 0: test 0 is flaky")
