"""Whatever referred players do, and whatever is withdrawn, rewards are paid once, and the books are right."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tools.examples import examples
from upstream_sim.tests.referral_actions import ReferralActions

pytestmark = pytest.mark.slow

TestHistories = ReferralActions.TestCase
TestHistories.settings = settings(max_examples=examples(20), stateful_step_count=15, deadline=None)
