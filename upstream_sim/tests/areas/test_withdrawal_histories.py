"""Withdrawals alone, so that what is rare among all acts on money comes often."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tools.examples import examples
from upstream_sim.tests.withdrawal_actions import WithdrawalActions

pytestmark = pytest.mark.slow

TestWithdrawals = WithdrawalActions.TestCase
TestWithdrawals.settings = settings(max_examples=examples(30), stateful_step_count=25, deadline=None)
