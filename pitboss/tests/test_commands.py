from __future__ import annotations

import sys
from importlib import import_module

import pytest

from pitboss.commands import COMMANDS, main


def said(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["/somewhere/bin/pitboss", *words])
    return main()


@pytest.mark.parametrize("name", COMMANDS)
def test_each_runs_what_it_names_with_the_arguments_behind_it(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    seen: list[list[str]] = []
    module = import_module(COMMANDS[name][1])
    assert callable(module.main)
    monkeypatch.setattr(module, "main", lambda: seen.append(sys.argv))
    assert said(monkeypatch, *name.split(), "--check", "more") == 0
    assert seen == [[f"pitboss {name}", "--check", "more"]]


def test_its_exit_code_is_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bff.__main__.main", lambda: 2)
    assert said(monkeypatch, "bff") == 2


def test_help_tells_every_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(monkeypatch, "--help") == 0
    told = capsys.readouterr().out
    assert all(f"pitboss {name} " in told for name in COMMANDS)


@pytest.mark.parametrize("words", [["serve"], ["bffs"], []])
def test_what_is_no_command_is_told_which_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert said(monkeypatch, *words) == 2
    told = capsys.readouterr().err
    assert ("has no command" in told) is bool(words)
    assert "pitboss run" in told
