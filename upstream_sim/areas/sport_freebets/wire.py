"""Templates and free bets on the wire."""

from __future__ import annotations

from datetime import datetime
from decimal import ROUND_DOWN, Decimal
from typing import Any

from contracts.bet_filters import BetStatus, StakeFrom
from contracts.money import CENT
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.world.world import World
from upstream_sim.shared.free_bets import CURRENCY, FreeBet, FreeBetTemplate, FreeBetTerms
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire


def template_to_wire(world: World, template: FreeBetTemplate) -> dict[str, Any]:
    """`FreebetTemplate` on the wire."""
    return {
        "id": template.id,
        "name": template.name,
        "isEnable": template.isEnable,
        "type": template.type,
        "stage": template.terms.stage,
        "fromTime": _seconds(template.fromTime),
        "toTime": _seconds(template.toTime),
        "daysToUse": template.daysToUse,
        "activationDate": _seconds(template.activationDate),
        "freebetData": terms_to_wire(template.terms),
        "disciplines": list(template.terms.disciplines),
        "opId": template.opId,
        "operator": operator_to_wire(world, template.opId),
    }


def terms_to_wire(terms: FreeBetTerms) -> dict[str, Any]:
    """`FreebetData` on the wire."""
    return {
        "minSelection": terms.minSelection,
        "maxSelection": terms.maxSelection,
        "minOdd": _hundredths(terms.minOdd),
        "maxOdd": _hundredths(terms.maxOdd),
        "betAmount": _hundredths(terms.betCents),
        "betCount": terms.betCount,
        "maxWin": _hundredths(terms.maxWinCents),
    }


def to_wire(world: World, free_bet: FreeBet) -> dict[str, Any]:
    """`AppliedFreebet` on the wire."""
    player = world.table(PLAYERS).get(free_bet.playerCode)
    return {
        "freeBetId": free_bet.freeBetId,
        "playerCode": free_bet.playerCode,
        "playerId": player.playerId if player else "",
        "username": player.username if player else "",
        "operator": operator_to_wire(world, free_bet.opId),
        "templateId": free_bet.templateId,
        "templateName": free_bet.templateName,
        "stage": free_bet.terms.stage,
        "betCount": free_bet.betCount,
        "usedCount": free_bet.usedCount,
        "betAmount": free_bet.amount,
        "currency": CURRENCY,
        "status": free_bet.status,
        "givenBy": free_bet.givenBy,
        "createdAt": free_bet.createdAt,
        "expiresAt": free_bet.expiresAt,
    }


def details_to_wire(world: World, free_bet: FreeBet) -> dict[str, Any]:
    """`AppliedFreebetDetails` on the wire."""
    bets = bets_of(world, free_bet)
    used = Decimal(100 * free_bet.usedCount) / free_bet.betCount
    return {
        "freeBetId": free_bet.freeBetId,
        "terms": terms_to_wire(free_bet.terms),
        "disciplines": list(free_bet.terms.disciplines),
        "daysToUse": free_bet.daysToUse,
        "usedPercentage": used.quantize(CENT, ROUND_DOWN),
        "wonInUSD": _hundredths(sum(bet.winInUSDCents for bet in bets)),
        "bets": [_use_to_wire(bet) for bet in bets],
    }


def payload_of(world: World, free_bet: FreeBet) -> dict[str, Any]:
    """The sportsbook's record of it, in its own names."""
    bets = [bet for bet in bets_of(world, free_bet) if bet.status is not BetStatus.CANCELED]
    return {
        "bonus": free_bet.freeBetId,
        "template": {"id": free_bet.templateId, "title": free_bet.templateName},
        "client": free_bet.playerCode,
        "partner": free_bet.opId,
        "nominal": str(free_bet.amount),
        "currency": CURRENCY,
        "granted": free_bet.betCount,
        "spent": free_bet.usedCount,
        "state": free_bet.status.lower(),
        "stage": free_bet.terms.stage,
        "sports": list(free_bet.terms.disciplines),
        "limits": {"maxWin": str(free_bet.max_win), "legs": [free_bet.terms.minSelection, free_bet.terms.maxSelection]},
        "from": _seconds(free_bet.createdAt),
        "to": _seconds(free_bet.expiresAt),
        "coupons": [bet.betId for bet in bets],
    }


def bets_of(world: World, free_bet: FreeBet) -> list[Bet]:
    """The bets that used it, the oldest first; canceled ones too."""
    own = world.table(BETS).where(playerCode=free_bet.playerCode, stakeFrom=StakeFrom.FREE_BET)
    return sorted((bet for bet in own if bet.freeBetId == free_bet.freeBetId), key=lambda bet: bet.placedAt)


def _use_to_wire(bet: Bet) -> dict[str, Any]:
    return {
        "betId": bet.betId,
        "generation": bet.generation,
        "status": bet.status,
        "placedAt": bet.placedAt,
        "odds": None if bet.odds is None else _hundredths(bet.odds),
        "winInUSD": _hundredths(bet.winInUSDCents),
    }


def _hundredths(number: int) -> Decimal:
    return Decimal(number).scaleb(-2)


def _seconds(at: datetime) -> int:
    return int(at.timestamp())
