"""Giving a player a free bet."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.sport_freebets import ERRORS, FREEBET_REFUSED, FreebetAdd, FreebetPlayerPath, FreebetStatus
from contracts.warnings import Act
from upstream_sim.areas.sport_freebets.jobs import LAPSES
from upstream_sim.areas.sport_freebets.rules import error_codes
from upstream_sim.areas.sport_freebets.wire import to_wire
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.free_bets import FREE_BET_TEMPLATES, FREE_BETS, FreeBet, FreeBetTemplate
from upstream_sim.shared.players import Player, player_by_id
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answered


@handles("sportFreebetAdd")
def add(world: World, caller: Caller, command: Command[None, FreebetAdd, FreebetPlayerPath]) -> dict[str, Any]:
    """The free bet. Raises NotFound for a player who is not the caller's to see, ValidationFailed, a FREEBET_REFUSED
    refusal with every reason of the sportsbook's, ConfirmationRequired and RecordLocked."""
    form = command.body
    player = player_by_id(world, caller, command.path.playerId)
    template = world.table(FREE_BET_TEMPLATES).get(form.templateId)
    if template is None:
        raise ValidationFailed("templateId", "There is no such template.")
    require_within(template, form.betCount, form.betAmount)
    if codes := error_codes(world, player, template):
        items = [{"errorCode": code} for code in codes]
        raise Refusal(422, FREEBET_REFUSED, [ERRORS[str(codes[0])]], {"errorItems": items})
    require_answered(world, Act.CHANGE_WALLET, player.playerCode, form.acknowledged)
    with caller.change(world) as change:
        by = UserRef.of(change.actor)
        given = give(change, player, template, form.betCount, int(form.betAmount * 100), by)
    return to_wire(world, given)


def require_within(template: FreeBetTemplate, count: int, amount: Decimal) -> None:
    """Raises ValidationFailed for more than the template allows."""
    most, largest = template.terms.betCount, Decimal(template.terms.betCents).scaleb(-2)
    if count > most:
        raise ValidationFailed("betCount", f"At most {most} {'bet' if most == 1 else 'bets'} by this template.")
    if amount > largest:
        raise ValidationFailed("betAmount", f"At most {largest:,f} USD by this template.")


def give(
    change: Change, player: Player, template: FreeBetTemplate, count: int, cents: int, by: UserRef | None
) -> FreeBet:
    """The free bet that the player holds from now on; `by` is None where the platform gives it."""
    world = change.world
    now = world.now()
    free_bet = FreeBet(
        freeBetId=world.new_id_for("fb"),
        opId=player.opId,
        playerCode=player.playerCode,
        isTest=player.isTest,
        templateId=template.id,
        templateName=template.name,
        terms=template.terms,
        daysToUse=template.daysToUse,
        betCount=count,
        usedCount=0,
        betCents=cents,
        status=FreebetStatus.ACTIVE,
        givenBy=by,
        createdAt=now,
        expiresAt=now + timedelta(days=template.daysToUse),
    )
    world.schedule(free_bet.expiresAt, LAPSES, {"freeBetId": free_bet.freeBetId})
    return change.put(world.table(FREE_BETS), free_bet)
