"""Records of the referral programme: settings of players' own, what was rewarded, and the jobs that withdraw profit."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.referral_profits import WithdrawJobStatus
from contracts.roles import PLATFORM_ADMINS, Role
from contracts.warnings import WarningCode
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.operator_settings import ReferralSettings
from upstream_sim.shared.records import UserRef


class PlayerReferralSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player's own settings, in place of the operator's."""

    playerCode: str
    opId: str
    settings: ReferralSettings
    updatedBy: UserRef
    updatedAt: datetime
    revision: int = 1


class RewardKind(StrEnum):
    CPR = "CPR"
    CPA = "CPA"
    REVENUE_SHARE = "REVENUE_SHARE"


class Reward(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was decided about a reward, once and for all; its key says what for: a player and a kind, or a referring
    player and a month. `txId` is the transaction, also of one that was rejected; None where there was nothing to pay,
    such as a CPR beyond the month's maximum. `cents` is what was paid, in USD."""

    id: str
    kind: RewardKind
    referrerCode: str
    opId: str
    playerCode: str | None
    txId: str | None
    cents: int
    decidedAt: datetime


class WithdrawJob(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A job that withdraws the profit of an operator's players, in the name of who started it. `reached` counts the
    players that it has come to: those it paid, `done`, and those it left out, `failed`."""

    jobId: str
    opId: str
    status: WithdrawJobStatus
    total: int
    reached: int = 0
    done: int = 0
    failed: int = 0
    paidCents: int = 0
    startedBy: UserRef
    startedByRole: Role | None
    createdAt: datetime
    endedAt: datetime | None = None
    revision: int = 1


class JobPlayer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player whom a job found at its start, by the number in which it comes to them."""

    id: str
    playerCode: str


class JobFailure(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player whom a job left out, and why."""

    id: str
    jobId: str
    opId: str
    playerCode: str
    cents: int
    reason: str
    warnings: tuple[WarningCode, ...]
    createdAt: datetime


PLAYER_SETTINGS = Schema(
    name="referralPlayerSettings",
    record=PlayerReferralSettings,
    key="playerCode",
    bitmaps=("opId",),
    audit=AuditSpec(
        area=ActivityArea.PLAYERS,
        kind="Affiliate settings",
        title=lambda settings: f"Affiliate settings of {settings.playerCode}",
        readers=PLATFORM_ADMINS,
    ),
)
REWARDS = Schema(
    name="referralRewards",
    record=Reward,
    bitmaps=("opId", "kind"),
    arrays=("referrerCode", "playerCode"),
    sorts=("decidedAt",),
)
WITHDRAW_JOBS = Schema(
    name="referralWithdrawJobs",
    record=WithdrawJob,
    key="jobId",
    bitmaps=("opId", "status"),
    sorts=("createdAt",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="Affiliate withdraw job",
        title=lambda job: f"Affiliate withdraw job {job.jobId}",
    ),
    counters=("reached", "done", "failed", "paidCents"),
)
JOB_PLAYERS = Schema(name="referralJobPlayers", record=JobPlayer)
JOB_FAILURES = Schema(
    name="referralJobFailures",
    record=JobFailure,
    bitmaps=("opId",),
    arrays=("jobId",),
    sorts=("createdAt", "playerCode"),
)


def reward_id(code: str, what: str) -> str:
    """The key of what a player is rewarded for."""
    return f"{code}:{what}"


def job_player_id(job_id: str, number: int) -> str:
    return f"{job_id}:{number}"
