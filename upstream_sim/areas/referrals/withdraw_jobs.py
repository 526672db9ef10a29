"""Jobs that withdraw and confirm the profit of an operator's players, in the name of who started them. One runs per
operator, whose brands are included; what would want an answer from a person is left out, and listed with why."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.referral_profits import (
    JOB_RUNNING,
    WithdrawJobCancel,
    WithdrawJobFailuresQuery,
    WithdrawJobStart,
    WithdrawJobStatus,
)
from contracts.fields import ListQuery
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.referrals.profits import hold_withdrawal, is_pending, profit_of
from upstream_sim.areas.referrals.records import (
    JOB_FAILURES,
    JOB_PLAYERS,
    WITHDRAW_JOBS,
    JobFailure,
    JobPlayer,
    WithdrawJob,
    job_player_id,
)
from upstream_sim.areas.referrals.referred import in_usd
from upstream_sim.areas.referrals.settings import least_withdrawal
from upstream_sim.areas.transactions.holds import pay_out_hold
from upstream_sim.core.history.audit import Actor
from upstream_sim.core.refusals import Refusal, TransitionNotAllowed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import (
    UserRef,
    operator_to_wire,
    page_to_wire,
    queried_tenants,
    visible_record,
    without_none,
)
from upstream_sim.shared.tenants import family, operator_of, require_present
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import warnings_of

STEP = "referralWithdrawStep"
JOB_GONE = "Job not found."
RUNNING = "A job is running for {title} already. It ends by itself, or cancel it."
ENDED = "This job has ended."
ONE_BY_ONE = 600  # players, one in a second; the rest in batches, so that it ends within the hour
REST_SECONDS = 3_600 - ONE_BY_ONE
GONE = "The player is no longer there."
PENDING_ALREADY = "A withdrawal or a claim is pending already."
TOO_LITTLE = "The wallet holds less than the minimum."


@handles("withdrawJobStart")
def start(world: World, caller: Caller, command: Command[None, WithdrawJobStart]) -> dict[str, Any]:
    """The job, which begins in a second. Raises NotFound, RecordLocked for a deleted brand, and a JOB_RUNNING refusal
    where one runs for the operator, its parent or a brand."""
    operator = operator_of(world, command.body.opId)
    require_present(operator)
    tenants = family(world, operator.opId)
    for running in world.table(WITHDRAW_JOBS).where(status=WithdrawJobStatus.RUNNING):
        if tenants & family(world, running.opId):
            title = operator_of(world, running.opId).title
            raise Refusal(409, JOB_RUNNING, [RUNNING.format(title=title)])
    players = sorted(_payable(world, tenants))
    with caller.change(world) as change:
        job = WithdrawJob(
            jobId=world.new_id_for("awj"),
            opId=operator.opId,
            status=WithdrawJobStatus.RUNNING,
            total=len(players),
            startedBy=UserRef.of(caller.actor),
            startedByRole=caller.actor.role,
            createdAt=world.now(),
        )
        kept = change.put(world.table(WITHDRAW_JOBS), job)
        for number, code in enumerate(players):
            row = JobPlayer(id=job_player_id(job.jobId, number), playerCode=code)
            change.put(world.table(JOB_PLAYERS), row)
        _schedule_next(world, job.jobId)
    return job_to_wire(world, kept)


def _payable(world: World, tenants: Iterable[str]) -> Iterable[str]:
    """The codes of the players with at least their own minimum, of whom nothing is pending."""
    for op_id in tenants:
        for player in world.table(PLAYERS).where(opId=op_id, isDeleted=False):
            profit = profit_of(world, player)
            if profit > 0 and profit >= least_withdrawal(world, player) and not is_pending(world, player):
                yield player.playerCode


@handles("withdrawJobCancel")
def cancel(world: World, caller: Caller, command: Command[None, WithdrawJobCancel]) -> dict[str, Any]:
    """The job as it ended; what it did stays. Raises NotFound, and TransitionNotAllowed for one that has ended."""
    form = command.body
    job = visible_record(world, caller, WITHDRAW_JOBS, form.jobId, JOB_GONE, op_id=form.opId)
    if job.status is not WithdrawJobStatus.RUNNING:
        raise TransitionNotAllowed(ENDED)
    with caller.change(world) as change:
        kept = _end(change, job, WithdrawJobStatus.CANCELED)
    return job_to_wire(world, kept)


@handles("withdrawJobs")
def jobs(world: World, caller: Caller, command: Command[ListQuery]) -> dict[str, Any]:
    """A page, the newest first. Raises ValidationFailed for an unknown sort."""
    query = command.query
    filters = without_none({"opId": queried_tenants(world, caller, query)})
    page = world.table(WITHDRAW_JOBS).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda job: job_to_wire(world, job))


@handles("withdrawJobFailures")
def failures(world: World, caller: Caller, command: Command[WithdrawJobFailuresQuery]) -> dict[str, Any]:
    """A page of whom a job left out. Raises NotFound, for another tenant's job too, and ValidationFailed for an
    unknown sort."""
    query = command.query
    job = visible_record(world, caller, WITHDRAW_JOBS, query.jobId, JOB_GONE)
    page = world.table(JOB_FAILURES).page({"jobId": job.jobId}, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda failure: _failure_to_wire(world, failure))


@due(STEP, "The affiliate withdraw job goes on")
def go_on(world: World, payload: dict[str, Any]) -> None:
    """Comes to the next players of a job, as many as a second has, and schedules the rest."""
    job = world.table(WITHDRAW_JOBS).get(payload["jobId"])
    if job is None or job.status is not WithdrawJobStatus.RUNNING:
        return
    actor = Actor(job.startedBy.userCode, job.startedBy.nickname, job.startedByRole)
    with world.change(actor) as change:
        last = min(job.total, job.reached + batch_of(job.total, job.reached))
        for number in range(job.reached, last):
            job = _come_to(change, job, number)
        if last == job.total:
            _end(change, job, WithdrawJobStatus.COMPLETED)
        else:
            change.put(world.table(WITHDRAW_JOBS), job)
            _schedule_next(world, job.jobId)


def batch_of(total: int, reached: int) -> int:
    """How many players a second of world time has."""
    return 1 if reached < ONE_BY_ONE else max(1, -(-(total - ONE_BY_ONE) // REST_SECONDS))


def _come_to(change: Change, job: WithdrawJob, number: int) -> WithdrawJob:
    """The job after one of its players was paid, or left out."""
    world = change.world
    listed = world.table(JOB_PLAYERS).get(job_player_id(job.jobId, number))
    code = listed.playerCode if listed else ""
    player = world.table(PLAYERS).get(code)
    amount = profit_of(world, player) if player else Decimal(0)
    warned = tuple(warning.code for warning in warnings_of(world, Act.PAY_OUT, code)) if player else ()
    why_not = _why_not(world, player, amount, warned)
    if player is None or why_not is not None:
        failure = JobFailure(
            id=job_player_id(job.jobId, number),
            jobId=job.jobId,
            opId=player.opId if player else job.opId,
            playerCode=code,
            cents=int(amount * 100),
            reason=why_not or GONE,
            warnings=warned,
            createdAt=world.now(),
        )
        change.put(world.table(JOB_FAILURES), failure)
        return msgspec.structs.replace(job, reached=number + 1, failed=job.failed + 1)
    held = hold_withdrawal(change, player, amount)
    pay_out_hold(change, held, player_wallets.main(code, player_wallets.USD))
    cents = job.paidCents + int(amount * 100)
    return msgspec.structs.replace(job, reached=number + 1, done=job.done + 1, paidCents=cents)


def _why_not(world: World, player: Player | None, amount: Decimal, warned: Iterable[WarningCode]) -> str | None:
    """Why a player is left out; None for one who is paid."""
    if player is None or player.isDeleted:
        return GONE
    if is_pending(world, player):
        return PENDING_ALREADY
    if amount <= 0 or amount < least_withdrawal(world, player):
        return TOO_LITTLE
    texts = [warning.text for warning in warnings_of(world, Act.PAY_OUT, player.playerCode) if warning.code in warned]
    return " ".join(texts) or None


def _end(change: Change, job: WithdrawJob, status: WithdrawJobStatus) -> WithdrawJob:
    ended = msgspec.structs.replace(job, status=status, endedAt=change.world.now())
    return change.put(change.world.table(WITHDRAW_JOBS), ended)


def _schedule_next(world: World, job_id: str) -> None:
    world.schedule(world.now() + timedelta(seconds=1), STEP, {"jobId": job_id})


def job_to_wire(world: World, job: WithdrawJob) -> dict[str, Any]:
    """`WithdrawJob` on the wire."""
    return {
        "jobId": job.jobId,
        "opId": job.opId,
        "operator": operator_to_wire(world, job.opId),
        "status": job.status,
        "total": job.total,
        "done": job.done,
        "failed": job.failed,
        "amountInUSD": in_usd(job.paidCents),
        "startedBy": job.startedBy,
        "startedAt": job.createdAt,
        "endedAt": job.endedAt,
    }


def _failure_to_wire(world: World, failure: JobFailure) -> dict[str, Any]:
    """`WithdrawJobFailure` on the wire."""
    player = world.table(PLAYERS).get(failure.playerCode)
    return {
        "jobId": failure.jobId,
        "opId": failure.opId,
        "playerCode": failure.playerCode,
        "username": player.username if player else "",
        "amountInUSD": in_usd(failure.cents),
        "reason": failure.reason,
        "warnings": failure.warnings,
        "createdAt": failure.createdAt,
    }
