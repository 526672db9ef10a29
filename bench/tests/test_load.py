import pytest

from bench import load
from bench.load import Call, Load
from tools.paths import Problem

OUTPUT = """\
Running 1s test @ http://127.0.0.1:8000/
  2 requests in 1.00s, 1.00KB read
summary: {"requests": 4200, "refused": 0, "broken": 0, "late": 0, "p50": 1.250, "p99": 9.500}
"""


def test_requests_and_percentiles_are_read_from_the_load_generator() -> None:
    assert load.parse(OUTPUT) == Load(requests=4200, p50=1.25, p99=9.5)


@pytest.mark.parametrize(
    ("output", "message"),
    [
        ("unable to connect to 127.0.0.1:1 Connection refused", "Connection refused"),
        (OUTPUT.replace('"refused": 0', '"refused": 7'), "of 4200 .* {'refused': 7}"),
        (OUTPUT.replace('"late": 0', '"late": 1'), "of 4200 .* {'late': 1}"),
        (OUTPUT.replace("4200", "0"), "of 0 "),
    ],
)
def test_what_went_wrong_is_no_figure(output: str, message: str) -> None:
    with pytest.raises(Problem, match=message):
        load.parse(output)


def test_script_carries_the_call() -> None:
    script = load.lua(Call("PUT", "/x", {"X-A": 'with "quotes" and ]]'}, {"note": "a\nb"}))
    assert "wrk.method = [==[PUT]==]" in script
    assert 'wrk.headers[ [==[X-A]==] ] = [==[with "quotes" and ]]]==]' in script
    assert "wrk.headers[ [==[Content-Type]==] ] = [==[application/json]==]" in script
    assert r'wrk.body = [==[{"note": "a\nb"}]==]' in script


def test_call_without_body_sends_none() -> None:
    script = load.lua(Call("GET", "/x"))
    assert "wrk.body = nil" in script
    assert "Content-Type" not in script


def test_target_varies_by_turn() -> None:
    script = load.lua(Call("GET", "/x?page={turn}", variants=500))
    assert "turn % 500 + 1" in script
    assert 'string.gsub([==[/x?page={turn}]==], "{turn}", turn)' in script
