"""What referring players earned: listed, withdrawn to their main wallets, and the jobs that do it for many.

The lists and the jobs' records are our choice; the rest are the specification's calls.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import ForWeb
from contracts.areas.operators import ChosenOperator
from contracts.areas.players import PlayerOperator
from contracts.areas.referrals import AREA, PANEL, ReferringPlayer
from contracts.areas.transactions import AFTERWARDS, AS_TRANSACTIONS, DECIDERS, Transaction, TransactionsQuery
from contracts.fields import Instant, ListQuery, Named
from contracts.money import Usd
from contracts.operation import Example
from contracts.roles import Permission
from contracts.rules import Ge, MaxLength, Required
from contracts.warnings import WarningCode
from contracts.wire import Wire

JOB_RUNNING = "JOB_RUNNING"
JOB_REFRESH_SECONDS: ForWeb[int] = 5
LEAST = 0.01

JobId = Annotated[str, Required("Job is required."), MaxLength(64, "At most 64 characters.")]


class ReferralWithdraw(ReferringPlayer):
    """How much of the affiliate wallet goes to the main wallet, once it is confirmed."""

    totalProfitInUSD: Annotated[
        Usd,
        Required("Profit is required."),
        Ge(LEAST, "The profit must be at least 0.01."),
        Field(title="Profit"),
    ]


class WithdrawJobStatus(StrEnum):
    RUNNING = "RUNNING"
    COMPLETED = "COMPLETED"
    CANCELED = "CANCELED"


class WithdrawJob(Wire):
    """A job that withdraws the affiliate profit of an operator's players. `total` players were found at its start,
    `done` of them were paid, `amountInUSD` in all, and `failed` were left out: each of these is listed with why."""

    jobId: str
    opId: str
    operator: PlayerOperator
    status: Annotated[WithdrawJobStatus, Field(strict=False)]
    total: int
    done: int
    failed: int
    amountInUSD: Usd
    startedBy: Named
    startedAt: Instant
    endedAt: Instant | None


class WithdrawJobFailure(Wire):
    """A player whom a job left out. `warnings` are those that nobody could answer for it."""

    jobId: str
    opId: str
    playerCode: str
    username: str
    amountInUSD: Usd
    reason: str
    warnings: list[Annotated[WarningCode, Field(strict=False)]]
    createdAt: Instant


class WithdrawJobStart(Wire):
    opId: ChosenOperator


class WithdrawJobCancel(Wire):
    opId: ChosenOperator
    jobId: JobId


class WithdrawJobFailuresQuery(ListQuery):
    """Sorts: `createdAt`, `playerCode`."""

    jobId: JobId


AFTER_MONEY = AFTERWARDS | PANEL
JOBS = frozenset({"WithdrawJobs"})

OPERATIONS = (
    AREA.list(
        "referralProfits",
        "/api/transactions/affiliate-profit",
        "List what players earned by referring others, and what they were paid of it",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.list(
        "referralPending",
        "/api/transactions/pending-affiliate-profit",
        "List pending affiliate profit: withdrawals and the players’ own claims, whatever `txStatus` says",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.list(
        "referralWithdrawals",
        "/api/transactions/affiliate/withdraw",
        "List withdrawals of affiliate profit",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.write(
        "referralWithdraw",
        "POST",
        "/api/reports/affiliate/profit/withdraw",
        "Withdraw a player’s affiliate profit",
        roles=DECIDERS,
        permission=Permission.REFERRALS_WITHDRAW,
        body=ReferralWithdraw,
        example=Example(body={"playerCode": "P-65a1f0c2", "opId": "aurora", "totalProfitInUSD": 50}),
        data=Transaction,
        success="Affiliate profit withdrawn succesfully.",
        invalidates=AFTER_MONEY,
    ),
    AREA.list(
        "withdrawJobs",
        "/api/reports/affiliate/withdraw-jobs",
        "List jobs that withdraw affiliate profit, the newest first",
        WithdrawJob,
        query=ListQuery,
        tags=JOBS,
        poll=True,
    ),
    AREA.list(
        "withdrawJobFailures",
        "/api/reports/affiliate/withdraw-jobs/failures",
        "List the players whom a job left out",
        WithdrawJobFailure,
        query=WithdrawJobFailuresQuery,
        example=Example(query={"jobId": "awj_65a1f0c2e4"}),
        tags=JOBS,
    ),
    AREA.write(
        "withdrawJobStart",
        "POST",
        "/api/reports/affiliate/withdraw-jobs/start",
        "Start a job that withdraws the affiliate profit of an operator’s players",
        roles=DECIDERS,
        permission=Permission.REFERRALS_WITHDRAW,
        body=WithdrawJobStart,
        example=Example(body={"opId": "atlantis"}),
        data=WithdrawJob,
        success="Affiliate Withdraw Job Started!",
        invalidates=JOBS,
    ),
    AREA.write(
        "withdrawJobCancel",
        "POST",
        "/api/reports/affiliate/withdraw-jobs/cancel",
        "Cancel a job that withdraws affiliate profit; what it did stays",
        roles=DECIDERS,
        permission=Permission.REFERRALS_WITHDRAW,
        body=WithdrawJobCancel,
        example=Example(body={"opId": "atlantis", "jobId": "awj_65a1f0c2e4"}),
        data=WithdrawJob,
        success="Affiliate Withdraw Job Canceled!",
        invalidates=JOBS | AFTER_MONEY,
    ),
)
