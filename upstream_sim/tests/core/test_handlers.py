"""A handler says by its annotation which command it takes; one that says otherwise is found as it is registered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from contracts.areas.bank_accounts import BankAccountPath, BankAccountReview
from contracts.wire import Wire
from upstream_sim.core.handlers import HANDLERS, Command, handles
from upstream_sim.core.world import World


def exact(_world: World, _caller: Any, _command: Command[None, BankAccountReview]) -> None: ...


def wider(_world: World, _caller: Any, _command: Command[None, Wire]) -> None: ...


def other(_world: World, _caller: Any, _command: Command[None, BankAccountPath]) -> None: ...


def misplaced(_world: World, _caller: Any, _command: Command[BankAccountReview]) -> None: ...


def empty(_world: World, _caller: Any, _command: Command) -> None: ...


def untyped(_world: World, _caller: Any, _command: Any) -> None: ...


def unannotated(_world, _caller, _command):  # type: ignore[no-untyped-def]  # what the check is for
    ...


@pytest.fixture(autouse=True)
def _free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(HANDLERS, "bankAccountReview")


@pytest.mark.parametrize("handler", [exact, wider])
def test_a_handler_of_the_operations_models_is_registered(handler: Callable[..., Any]) -> None:
    handles("bankAccountReview")(handler)
    assert HANDLERS["bankAccountReview"].do is handler


@pytest.mark.parametrize("handler", [other, misplaced, empty, untyped, unannotated])
def test_a_handler_of_another_command_is_refused_by_a_sentence(handler: Callable[..., Any]) -> None:
    expected = rf"bankAccountReview: {handler.__name__} must take a Command\[None, BankAccountReview, None\], not "
    with pytest.raises(ValueError, match=expected):
        handles("bankAccountReview")(handler)
    assert "bankAccountReview" not in HANDLERS
