import socket

import pytest

from pitboss import run
from tools.paths import Problem


def test_one_port_for_both_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BFF_PORT", "9000")
    monkeypatch.setenv("SIM_PORT", "9000")
    with pytest.raises(Problem, match="both 9000"):
        run.ports()


def test_a_taken_port_ends_in_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("BFF_PORT", str(taken.getsockname()[1]))
        assert run.main() == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_bff_is_told_where_the_simulator_is() -> None:
    env = run.environment(8100, 8101)
    assert env["BFF_UPSTREAM_URL"] == "http://127.0.0.1:8101"
    assert env["BFF_SIMULATOR"] == "true"


def answering(monkeypatch: pytest.MonkeyPatch, answer: bytes | None) -> None:
    monkeypatch.setattr(run, "get", lambda _url: answer)


def test_the_welcome_lists_who_can_sign_in(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, b'{"data": {"accounts": [{"email": "a@b.test", "role": "ADMIN", "at": "platform"}]}}')
    welcome = run.welcome(8100, 8101)
    assert "http://127.0.0.1:8100/admin" in welcome
    assert "  a@b.test  ADMIN  platform\n" in welcome
    assert run.PASSWORD in welcome


@pytest.mark.parametrize("answer", [None, b"", b"<html>", b"{}", b'{"data": null}'])
def test_the_welcome_does_without_the_list(monkeypatch: pytest.MonkeyPatch, answer: bytes | None) -> None:
    answering(monkeypatch, answer)
    assert "Sign in as" not in run.welcome(8100, 8101)
