"""What an operator or a brand says of itself, and what the platform allows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contracts.areas.operators import OperatorDraft, OperatorGeneral, OperatorSettingsEdit
from contracts.money import Currency
from upstream_sim.areas.billing_v2.settings import open_settings
from upstream_sim.areas.operators.wire import to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.active_times import keep_active_change
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.player_wallets import main_balances
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import UserRef, change_record, require_revision, without_none
from upstream_sim.shared.tenants import DEFAULT_TENANT, OPERATORS, Operator, operator_of
from upstream_sim.shared.tron import tron_address
from upstream_sim.shared.users import Caller

TITLE_TAKEN = "Another operator or brand has this title."
NOT_PLAYED_IN = "Not among the currencies to play in: {}."
USD_ALWAYS = "USD can always be topped up; it is not listed."
NO_LIMIT = "Enter the limit."
NOT_A_BRANDS = "The limit is the operator’s: one sum for it and its brands."
STILL_HELD = "Players still hold these currencies, with how many of them: {}."
ID_TAKEN = "This ID is or was another operator’s or brand’s."
TWICE = "Choose each once."
LIMITS = ("dailyTopupLimitInUSD", "maxTournamentPrizesInUSD")


@handles("operatorCreate")
def create(world: World, caller: Caller, command: Command[None, OperatorDraft]) -> dict[str, Any]:
    """The new operator, with the platform's invoice settings. Raises ValidationFailed for an `opId` that is or was
    used, another's title and an unknown language."""
    form, table, now = command.body, world.table(OPERATORS), world.now()
    if form.opId.casefold() == DEFAULT_TENANT.casefold() or table.get(form.opId) is not None:
        raise ValidationFailed("opId", ID_TAKEN)
    fields = general_fields(world, form, None)
    _require_once("allowedCurrenciesToPlay", form.allowedCurrenciesToPlay)
    with caller.change(world) as change:
        operator = Operator(
            opId=form.opId,
            parentOpId=None,
            isActive=form.isActive,
            allowedCurrenciesToPlay=tuple(form.allowedCurrenciesToPlay),
            additionalTopupCurrencies=(),
            walletAddress=tron_address(f"{world.seed}:{form.opId}"),
            dailyTopupLimitInUSD=form.dailyTopupLimitInUSD,
            createdAt=now,
            updatedAt=now,
            updatedBy=UserRef.of(caller.actor),
            **fields,
        )
        operator = change.put(table, operator)
        open_settings(change, operator)
    return to_wire(world, operator)


@handles("operatorsGeneralUpdate")
def edit_general(world: World, caller: Caller, command: Command[None, OperatorGeneral]) -> dict[str, Any]:
    """The operator. Raises NotFound, StaleRecord, and ValidationFailed for an unknown language and for another's
    title."""
    form = command.body
    operator = operator_of(world, form.opId)
    require_revision(operator, command.revision, to_wire(world, operator))
    fields = general_fields(world, form, operator)
    with caller.change(world) as change:
        edited = change_record(change, OPERATORS, operator, **fields)
    return to_wire(world, edited)


@handles("operatorsSettingsUpdate")
def edit_settings(world: World, caller: Caller, command: Command[None, OperatorSettingsEdit]) -> dict[str, Any]:
    """The operator. Raises NotFound, StaleRecord, and ValidationFailed for a brand's limit and for currencies that are
    not played in."""
    form = command.body
    operator = operator_of(world, form.opId)
    require_revision(operator, command.revision, to_wire(world, operator))
    _require_limit(operator, form)
    played = tuple(form.allowedCurrenciesToPlay or operator.allowedCurrenciesToPlay)
    _require_unused(world, operator, frozenset(operator.allowedCurrenciesToPlay) - {*played})
    _require_once("allowedCurrenciesToPlay", played)
    _require_currencies(played, form.additionalTopupCurrencies)
    for name in ("depositGateways", "withdrawGateways"):
        _require_once(name, getattr(form, name))
    limits = {name: getattr(form, name) for name in LIMITS}
    with caller.change(world) as change:
        keep_active_change(change, operator, is_active=form.isActive)
        edited = change_record(
            change,
            OPERATORS,
            operator,
            isActive=form.isActive,
            allowedCurrenciesToPlay=played,
            additionalTopupCurrencies=tuple(form.additionalTopupCurrencies),
            depositGateways=tuple(form.depositGateways),
            withdrawGateways=tuple(form.withdrawGateways),
            **without_none(limits),
        )
    return to_wire(world, edited)


def general_fields(world: World, form: OperatorGeneral, own: Operator | None) -> dict[str, Any]:
    """What the form says, as the record keeps it; `own` is the record that it is about, None for a new one. Raises
    ValidationFailed."""
    if form.defaultLanguage not in LANGUAGES:
        raise ValidationFailed("defaultLanguage", f"One of {', '.join(LANGUAGES)}.")
    title = form.title.strip()
    for other in world.table(OPERATORS).all():
        is_other = own is None or other.opId != own.opId
        if is_other and not other.isDeleted and other.title.casefold() == title.casefold():
            raise ValidationFailed("title", TITLE_TAKEN)
    return {
        "title": title,
        "supportEmail": form.supportEmail,
        "defaultLanguage": form.defaultLanguage,
        "timezone": form.timezone,
    }


def _require_limit(operator: Operator, form: OperatorSettingsEdit) -> None:
    """Raises ValidationFailed."""
    is_brand, is_given = operator.parentOpId is not None, form.dailyTopupLimitInUSD is not None
    if is_brand is is_given:
        raise ValidationFailed("dailyTopupLimitInUSD", NOT_A_BRANDS if is_brand else NO_LIMIT)


def _require_unused(world: World, operator: Operator, dropped: frozenset[str]) -> None:
    """Raises ValidationFailed for currencies that players of the operator still hold."""
    players = [player.playerCode for player in world.table(PLAYERS).where(opId=operator.opId)] if dropped else []
    held = [currency for code in players for currency, amount in main_balances(world, code).items() if amount]
    if counts := {name: held.count(name) for name in sorted(dropped) if name in held}:
        told = ", ".join(f"{name} ({count})" for name, count in counts.items())
        raise ValidationFailed("allowedCurrenciesToPlay", STILL_HELD.format(told))


def _require_currencies(played: Sequence[str], chosen: Sequence[Currency]) -> None:
    """Raises ValidationFailed."""
    _require_once("additionalTopupCurrencies", chosen)
    if Currency.USD in chosen:
        raise ValidationFailed("additionalTopupCurrencies", USD_ALWAYS)
    others = [name for name in chosen if name not in played]
    if others:
        raise ValidationFailed("additionalTopupCurrencies", NOT_PLAYED_IN.format(", ".join(others)))


def _require_once(name: str, chosen: Sequence[str]) -> None:
    """Raises ValidationFailed."""
    if len(set(chosen)) < len(chosen):
        raise ValidationFailed(name, TWICE)
