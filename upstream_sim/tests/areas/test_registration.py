"""Areas register themselves: each is named as in the contracts, and each call that reaches the platform is handled."""

from __future__ import annotations

from pkgutil import iter_modules

import upstream_sim.areas
from contracts.areas import AREAS, TABLE
from upstream_sim.core.serving.handlers import HANDLERS


def test_every_operation_that_the_console_sends_up_has_a_handler() -> None:
    called = [operation.id for operation in TABLE if not (operation.handled_by_bff or operation.is_service)]
    assert sorted(HANDLERS) == sorted(called)


def test_each_area_has_the_name_of_an_area_of_the_contracts() -> None:
    assert {area.name for area in iter_modules(upstream_sim.areas.__path__)} <= set(AREAS)
