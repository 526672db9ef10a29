"""Creating bonuses, editing, switching and deleting them, and giving one by hand."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC
from typing import Any

from contracts.areas.bonuses import (
    EXTEND_FIRST,
    TYPE_FIXED,
    BonusDefinitionDraft,
    BonusDefinitionEdit,
    BonusDefinitionKey,
    BonusDefinitionSwitch,
    BonusStatus,
    BonusTerms,
    BonusType,
)
from contracts.areas.player_bonuses import BonusGift, BonusGiftQuestion
from contracts.warnings import Act
from upstream_sim.areas.bonuses.eligibility import budget_left, has_budget, tenants_above
from upstream_sim.areas.bonuses.grants import give, grants_of
from upstream_sim.areas.bonuses.queries import definition_of
from upstream_sim.areas.bonuses.records import DEFINITIONS, GRANTS, Definition, Text
from upstream_sim.areas.bonuses.rules import in_cents, in_usd, is_given_at
from upstream_sim.areas.bonuses.wire import definition_to_wire, grant_to_wire
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.players import PLAYERS, Player, player_of
from upstream_sim.shared.records import UserRef, change_record, operator_title, require_revision
from upstream_sim.shared.tenants import Operator, operator_of, require_present
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import codes_of, require_answered

IS_DELETED = "This bonus is deleted; nothing of it changes any more."
PAST_END = "The end must not be in the past."
MONEY = (
    "prizeType",
    "amountInUSD",
    "percentage",
    "maxBonusAmountInUSD",
    "minDepositAmountInUSD",
    "wageringMultiplier",
    "daysToUse",
)
"""The terms of which an edit raises the version."""
NO_BONUS, NOT_MANUAL = "There is no such bonus.", "Only a manual bonus is given by hand."
OTHER_TENANT = "This bonus is not for players of {operator}."
NOT_GIVEN = "This bonus is not given now: it is disabled, has not begun, or has ended."
HELD = "The player was given this bonus before."
IS_TEST, IS_GONE, NO_PLAYER = "A test player is given no bonus.", "The player is deleted.", "Player not found."


@handles("bonusDefinitionCreate")
def create(world: World, caller: Caller, command: Command[None, BonusDefinitionDraft]) -> dict[str, Any]:
    """The new bonus, active. Raises NotFound for an unknown operator, RecordLocked for a deleted brand, and
    ValidationFailed."""
    form = command.body
    operator = operator_of(world, form.opId)
    require_present(operator)
    terms = _terms_of(operator, form)
    if terms["endTime"] <= world.now():
        raise ValidationFailed("endTime", PAST_END)
    with caller.change(world) as change:
        made = Definition(
            bonusId=world.new_id_for("bns"),
            opId=operator.opId,
            status=BonusStatus.ACTIVE,
            createdAt=world.now(),
            updatedAt=world.now(),
            updatedBy=UserRef.of(change.actor),
            **terms,
        )
        made = change.put(world.table(DEFINITIONS), made)
    return definition_to_wire(world, made)


@handles("bonusDefinitionEdit")
def edit(world: World, caller: Caller, command: Command[None, BonusDefinitionEdit]) -> dict[str, Any]:
    """The bonus with its new terms. Raises NotFound, for another tenant's too, StaleRecord, RecordLocked for a deleted
    one and for a brand's parent's, and ValidationFailed."""
    form = command.body
    found = _changeable(world, caller, form.bonusId, command.revision)
    if form.type is not found.type:
        raise ValidationFailed("type", TYPE_FIXED)
    terms = _terms_of(operator_of(world, found.opId), form)
    if terms["endTime"] != found.endTime and terms["endTime"] <= world.now():
        raise ValidationFailed("endTime", PAST_END)
    decides_money = any(getattr(found, name) != terms[name] for name in MONEY)
    with caller.change(world) as change:
        edited = change_record(change, DEFINITIONS, found, **terms, version=found.version + decides_money)
    return definition_to_wire(world, edited)


@handles("bonusDefinitionSwitch")
def switch(world: World, caller: Caller, command: Command[None, BonusDefinitionSwitch]) -> dict[str, Any]:
    """The bonus enabled or disabled. Raises NotFound, for another tenant's too, StaleRecord, RecordLocked for a deleted
    one and for a brand's parent's, and ValidationFailed for one whose end is past."""
    form = command.body
    found = _changeable(world, caller, form.bonusId, command.revision)
    status = BonusStatus(form.status)
    if status is BonusStatus.ACTIVE and found.endTime <= world.now():
        raise ValidationFailed("status", EXTEND_FIRST)
    if status is found.status:
        return definition_to_wire(world, found)
    with caller.change(world) as change:
        switched = change_record(change, DEFINITIONS, found, status=status)
    return definition_to_wire(world, switched)


@handles("bonusDefinitionDelete")
def delete(world: World, caller: Caller, command: Command[BonusDefinitionKey]) -> None:
    """Deletes it; what was given of it runs on. Raises NotFound, for another tenant's too, StaleRecord, and
    RecordLocked for one that is deleted already and for a brand's parent's."""
    found = _changeable(world, caller, command.query.bonusId, command.revision)
    with caller.change(world) as change:
        change_record(change, DEFINITIONS, found, status=BonusStatus.DELETED)


def _changeable(world: World, caller: Caller, bonus_id: str, revision: int | None) -> Definition:
    found = definition_of(world, caller, bonus_id)
    require_own(world, caller, found.opId)
    if found.status is BonusStatus.DELETED:
        raise RecordLocked(IS_DELETED, {"record": definition_to_wire(world, found)})
    require_revision(found, revision, definition_to_wire(world, found))
    return found


def require_own(world: World, caller: Caller, op_id: str) -> None:
    """Raises RecordLocked for what a brand has of its parent."""
    if not caller.identity.can_see_tenant(op_id):
        raise RecordLocked(f"This belongs to {operator_title(world, op_id)}; it can only be read here.")


def _terms_of(operator: Operator, form: BonusTerms) -> dict[str, Any]:
    """The terms as a record keeps them. Raises ValidationFailed for languages that there are not, and without the
    operator's own."""
    languages = [text.language for text in form.texts]
    unknown = sorted({*languages} - {*LANGUAGES})
    if unknown:
        raise ValidationFailed("texts", f"Not known: {', '.join(unknown)}.")
    if operator.defaultLanguage not in languages:
        raise ValidationFailed(
            "texts", f"A title in {operator.title}'s language, {operator.defaultLanguage}, is missing."
        )
    texts = tuple(
        Text(language=text.language, title=text.title.strip(), description=text.description.strip())
        for text in form.texts
    )
    names = (
        "type",
        *MONEY,
        "budgetInUSD",
    )
    return {
        **{name: getattr(form, name) for name in names},
        "title": texts[0].title,
        "texts": texts,
        "startTime": form.startTime.astimezone(UTC),
        "endTime": form.endTime.astimezone(UTC),
    }


@handles("bonusGive")
def give_by_hand(world: World, caller: Caller, command: Command[None, BonusGift]) -> dict[str, Any]:
    """What the player was given. Raises NotFound for a player whom the caller does not see, ValidationFailed for a
    bonus, an amount or a player that cannot be, and ConfirmationRequired."""
    form = command.body
    player = player_of(world, caller, form.playerCode.strip().upper())
    definition, cents = world.table(DEFINITIONS).get(form.bonusId.strip()), in_cents(form.amountInUSD)
    refusal = gift_refusal(world, player, definition, cents)
    if refusal is not None or definition is None:
        raise ValidationFailed(*(refusal or ("bonusId", NO_BONUS)))
    require_answered(world, Act.CHANGE_WALLET, player.playerCode, form.acknowledged)
    with caller.change(world) as change:
        transaction = give(change, player, definition, cents, note=form.note.strip())
    grant = world.table(GRANTS).first(txId=transaction.txId)
    return grant_to_wire(world, grant) if grant else {}


@handles("bonusGiftPreview")
def preview(world: World, caller: Caller, command: Command[None, BonusGiftQuestion]) -> dict[str, Any]:
    """Who of the players can be given the bonus, in the order in which they were named: the budget goes to the
    first."""
    form = command.body
    definition, cents = world.table(DEFINITIONS).get(form.bonusId.strip()), in_cents(form.amountInUSD)
    eligible: list[dict[str, Any]] = []
    refused: list[dict[str, Any]] = []
    for code in _each_once(form.playerCodes):
        player = world.table(PLAYERS).get(code)
        if player is None or not caller.identity.can_see_tenant(player.opId):
            refused.append({"playerCode": code, "username": None, "field": "playerCode", "reason": NO_PLAYER})
            continue
        refusal = gift_refusal(world, player, definition, cents, before=cents * len(eligible))
        if refusal is not None:
            refused.append({"playerCode": code, "username": player.username, "field": refusal[0], "reason": refusal[1]})
        else:
            warnings = codes_of(world, Act.CHANGE_WALLET, code)
            eligible.append({"playerCode": code, "username": player.username, "warnings": warnings})
    left = budget_left(world, definition) if definition and caller.identity.can_see_tenant(definition.opId) else None
    return {
        "eligible": eligible,
        "refused": refused,
        "sumInUSD": in_usd(cents * len(eligible)),
        "budgetLeftInUSD": None if left is None else in_usd(left),
    }


def gift_refusal(
    world: World, player: Player, definition: Definition | None, cents: int, before: int = 0
) -> tuple[str, str] | None:
    """The field of a gift that is refused, and why; None where it can be given after `before` cents of its budget."""
    if definition is None or definition.status is BonusStatus.DELETED:
        return "bonusId", NO_BONUS
    if definition.opId not in tenants_above(world, player.opId):
        return "bonusId", OTHER_TENANT.format(operator=operator_title(world, player.opId))
    if definition.type is not BonusType.MANUAL_BONUS:
        return "bonusId", NOT_MANUAL
    if not is_given_at(definition, world.now()):
        return "bonusId", NOT_GIVEN
    most = definition.amountInUSD
    if most is not None and cents > in_cents(most):
        return "amountInUSD", f"At most {most:,.2f} USD of this bonus."
    who = _player_refusal(world, player, definition)
    if who is not None:
        return "playerCode", who
    if not has_budget(world, definition, before + cents):
        left = max(0, (budget_left(world, definition) or 0) - before)
        return "amountInUSD", f"{in_usd(left):,.2f} USD is left of the budget."
    return None


def _player_refusal(world: World, player: Player, definition: Definition) -> str | None:
    if player.isDeleted:
        return IS_GONE
    if player.isTest:
        return IS_TEST
    held = any(grant.bonusId == definition.bonusId for grant in grants_of(world, player.playerCode))
    return HELD if held else None


def _each_once(codes: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(code.strip().upper() for code in codes))
