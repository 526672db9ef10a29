"""Players by their points, one of them with the evidence, and how many wait for a review."""

from __future__ import annotations

from collections import defaultdict
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.risk import RiskLevel, RiskPath, RiskPlayersQuery, RiskRule, RiskSettingsQuery
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.risk.records import (
    DEFAULTS,
    EVIDENCE,
    REVIEWS,
    RISK_SETTINGS,
    SCORES,
    Evidence,
    HasRule,
    Review,
    Score,
    best_of_each,
    score_of,
)
from upstream_sim.areas.risk.scores import bounds_of, lapse, level_of, settings_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between, Filters
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import Tenants, counts
from upstream_sim.shared.facts import tells
from upstream_sim.shared.players import PLAYERS, Player, player_of
from upstream_sim.shared.records import operator_to_wire, page_to_wire, queried_tenants, record_to_wire, without_none
from upstream_sim.shared.tenants import OPERATORS, operator_of
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import MARKERS


@handles("riskPlayers")
def players(world: World, caller: Caller, command: Command[None, RiskPlayersQuery]) -> dict[str, Any]:
    query = command.body
    lapse(world)
    tenants = queried_tenants(world, caller, query)
    filters = without_none(
        {
            "opId": tenants,
            "isTest": query.isTest,
            "isReviewed": query.isReviewed,
            "playerCode": query.playerCode and query.playerCode.strip().upper(),
            "rules": query.rule and HasRule(query.rule),
            "score": None if query.minScore is None else Between(query.minScore, None),
        }
    )
    scores = world.table(SCORES)
    of_level = scores.select(*(_of_level(world, tenants, query.level) if query.level else [{}]))
    page = of_level.where(filters).page(query.sort, query.page, query.limit)
    return page_to_wire(page, lambda score: _row_to_wire(world, score))


def _of_level(world: World, tenants: Tenants, level: RiskLevel) -> list[Filters]:
    """The filters of which any finds scores of a level: tenants have thresholds of their own."""
    by_bounds: defaultdict[Between, set[str]] = defaultdict(set)
    for operator in world.table(OPERATORS).all():
        if tenants is None or operator.opId in tenants:
            by_bounds[bounds_of(settings_of(world, operator.opId), level)].add(operator.opId)
    return [{"opId": frozenset(op_ids), "score": bounds} for bounds, op_ids in by_bounds.items()]


def _row_to_wire(world: World, score: Score) -> dict[str, Any]:
    player = world.table(PLAYERS).get(score.playerCode)
    review = _latest_review(world, score.playerCode) if score.floor is not None else None
    return {
        "playerCode": score.playerCode,
        "playerId": player.playerId if player else "",
        "username": player.username if player else "",
        "isTest": score.isTest,
        "isBlocked": player.isBlocked if player else False,
        "operator": operator_to_wire(world, score.opId),
        "score": score.score,
        "level": level_of(settings_of(world, score.opId), score.score),
        "rules": score.rules,
        "isReviewed": score.isReviewed,
        "reviewedBy": review.by if review else None,
        "reviewedAt": review.at if review else None,
        "lastAt": score.lastAt,
        "lapsesAt": score.lapsesAt,
        "revision": score.revision,
    }


def _latest_review(world: World, player_code: str) -> Review | None:
    own = world.table(REVIEWS).where(playerCode=player_code)
    return max(own, key=lambda review: (review.at, review.id), default=None)


@handles("riskPlayer")
def player(world: World, caller: Caller, command: Command[None, None, RiskPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's player too."""
    return details_to_wire(world, caller, player_of(world, caller, command.path.playerCode))


def details_to_wire(world: World, caller: Caller, player: Player) -> dict[str, Any]:
    """`RiskDetails` of a player."""
    lapse(world)
    score = world.table(SCORES).get(player.playerCode)
    evidence = list(world.table(EVIDENCE).where(playerCode=player.playerCode))
    best = {each.id for each in best_of_each(each for each in evidence if each.stands(world.now())).values()}
    reviews = sorted(
        world.table(REVIEWS).where(playerCode=player.playerCode), key=lambda one: (one.at, one.id), reverse=True
    )
    points = score.score if score else 0
    return {
        "playerCode": player.playerCode,
        "username": player.username,
        "operator": operator_to_wire(world, player.opId),
        "score": points,
        "level": level_of(settings_of(world, player.opId), points),
        "rules": score.rules if score else (),
        "isReviewed": score.isReviewed if score else False,
        "revision": score.revision if score else 0,
        "evidence": [
            _evidence_to_wire(world, caller, each, number, counts=each.id in best)
            for number, each in reversed([*enumerate(sorted(evidence, key=lambda one: (one.at, one.id)), 1)])
        ],
        "reviews": [
            {"id": one.id, "note": one.note, "score": one.score, "rules": one.rules, "by": one.by, "at": one.at}
            for one in reviews
        ],
    }


def _evidence_to_wire(world: World, caller: Caller, evidence: Evidence, number: int, *, counts: bool) -> dict[str, Any]:
    """`number` among the player's own names it: its own id holds the card, account or device that it is about."""
    others = [found for code in evidence.others if (found := world.table(PLAYERS).get(code)) is not None]
    seen = [other for other in others if caller.identity.can_see_tenant(other.opId)]
    return {
        "id": f"{evidence.playerCode}-{number}",
        "rule": evidence.rule,
        "points": evidence.points,
        "counts": counts,
        "at": evidence.at,
        "lapsesAt": evidence.lapsesAt,
        "matches": [{"playerCode": other.playerCode, "username": other.username, "opId": other.opId} for other in seen],
        "matchesElsewhere": len(others) - len(seen),
        **_subject_to_wire(world, evidence),
    }


def _subject_to_wire(world: World, evidence: Evidence) -> dict[str, Any]:
    """What the evidence is about, and what it is held against."""
    kind, _, value = evidence.subject.partition(":")
    amount, against, other = (_usd(cents) for cents in (evidence.cents, evidence.against, evidence.otherCents))
    match evidence.rule:
        case RiskRule.CARD_SHARED:
            return {"cardNumber": evidence.subject}
        case RiskRule.BANK_ACCOUNT_SHARED:
            own = world.table(BANK_ACCOUNTS).first(playerCode=evidence.playerCode, isDeleted=False, **{kind: value})
            return {kind: value, "bankAccount": own.uuid if own else None}
        case RiskRule.DEVICE_SHARED:
            return {"deviceId" if kind == "device" else "ip": value}
        case RiskRule.LARGE_DEPOSIT:
            return {"txId": evidence.subject, "amountInUSD": amount, "medianInUSD": against}
        case RiskRule.QUICK_WITHDRAWAL:
            beside = {"depositTxId": evidence.otherTxId, "depositInUSD": other, "wagerInUSD": against}
            return {"txId": evidence.subject, "amountInUSD": amount, **beside}
        case RiskRule.BONUS_WITHDRAWAL:
            return {
                "txId": evidence.subject,
                "amountInUSD": amount,
                "bonusTxId": evidence.otherTxId,
                "bonusInUSD": other,
            }
    return {"txId": evidence.subject, "amountInUSD": amount, "takenInUSD": against}


def _usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)


@handles("riskSettings")
def settings(world: World, _caller: Caller, command: Command[RiskSettingsQuery]) -> dict[str, Any]:
    """Raises NotFound for an unknown operator."""
    return settings_to_wire(world, operator_of(world, command.query.opId).opId)


def settings_to_wire(world: World, op_id: str) -> dict[str, Any]:
    """`RiskSettings` of a tenant, its own or those that it inherits."""
    own = world.table(RISK_SETTINGS).get(op_id)
    found = msgspec.structs.replace(settings_of(world, op_id), opId=op_id)
    given = record_to_wire(found, hidden=("updatedBy",))
    is_default = found.updatedAt is None
    return {
        **given,
        "isInherited": own is None,
        "revision": own.revision if own else 0,
        "updatedBy": None if is_default else found.updatedBy,
    }


@counts("risk")
def waiting(world: World, tenants: Tenants) -> int:
    """The high scores that are not reviewed."""
    lapse(world)
    high = world.table(SCORES).select(*_of_level(world, tenants, RiskLevel.HIGH))
    return high.where({"isReviewed": False}).count


@tells
def risk_facts(world: World, player: Player) -> dict[str, Any]:
    """What a decision about the player's money is told."""
    return {"risk": risk_of(world, player.playerCode)}


def mark_row(world: World, player_code: str) -> dict[str, Any]:
    """The risk of a row's player; nothing for one without points."""
    risk = risk_of(world, player_code)
    return {"risk": risk} if risk["score"] else {}


MARKERS.append(mark_row)


def risk_of(world: World, player_code: str) -> dict[str, Any]:
    """`RiskMark` of a player, by what stands now; it changes nothing, and may be asked for within a change."""
    score, now = world.table(SCORES).get(player_code), world.now()
    if score is not None and score.lapsesAt <= now:
        own = world.table(EVIDENCE).where(playerCode=player_code)
        score = score_of(player_code, score.opId, is_test=score.isTest, evidence=own, now=now, floor=None)
    if score is None:
        return {"score": 0, "level": level_of(DEFAULTS, 0), "rules": ()}
    return {
        "score": score.score,
        "level": level_of(settings_of(world, score.opId), score.score),
        "rules": score.rules,
    }
