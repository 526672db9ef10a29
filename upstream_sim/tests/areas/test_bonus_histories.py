"""Whatever players, staff and time do with bonuses, each dollar belongs to one grant, and none is unlocked twice."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tools.examples import examples
from upstream_sim.tests.bonus_actions import BonusActions

pytestmark = pytest.mark.slow

TestBonusHistories = BonusActions.TestCase
TestBonusHistories.settings = settings(max_examples=examples(40), stateful_step_count=25, deadline=None)
