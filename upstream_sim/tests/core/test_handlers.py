"""A handler says by its annotation which command it takes: its operation's models."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import upstream_sim.areas  # noqa: F401  # registers the rules
from contracts.areas import TABLE
from contracts.areas.bank_accounts import BankAccountPath, BankAccountReview
from contracts.wire import Wire
from upstream_sim.core.serving.handlers import HANDLERS, Command, command_fault, handles
from upstream_sim.core.world.world import World


def exact(_world: World, _caller: Any, _command: Command[None, BankAccountReview]) -> None: ...


def wider(_world: World, _caller: Any, _command: Command[None, Wire]) -> None: ...


def other(_world: World, _caller: Any, _command: Command[None, BankAccountPath]) -> None: ...


def misplaced(_world: World, _caller: Any, _command: Command[BankAccountReview]) -> None: ...


def empty(_world: World, _caller: Any, _command: Command) -> None: ...


def untyped(_world: World, _caller: Any, _command: Any) -> None: ...


def unannotated(_world, _caller, _command):  # type: ignore[no-untyped-def]  # what the check is for
    ...


OPERATION = TABLE["bankAccountReview"]


def test_every_handler_takes_its_operations_models() -> None:
    assert len(HANDLERS) > 200
    faults = {name: command_fault(TABLE[name], handler.do) for name, handler in HANDLERS.items()}
    assert {name: fault for name, fault in faults.items() if fault} == {}


@pytest.mark.parametrize("handler", [exact, wider])
def test_a_handler_of_the_operations_models_has_no_fault(handler: Callable[..., Any]) -> None:
    assert command_fault(OPERATION, handler) is None


@pytest.mark.parametrize("handler", [other, misplaced, empty, untyped, unannotated])
def test_a_handler_of_another_command_is_told_by_a_sentence(handler: Callable[..., Any]) -> None:
    expected = f"{handler.__name__} must take a Command[None, BankAccountReview, None], not "
    assert (command_fault(OPERATION, handler) or "").startswith(expected)


def test_an_operation_has_one_handler() -> None:
    assert OPERATION.id in HANDLERS
    with pytest.raises(ValueError, match="has a rule"):
        handles(OPERATION.id)(exact)
