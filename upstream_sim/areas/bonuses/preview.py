"""What a bonus and its releases give a player, in words and figures, saved or not."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.bonus_previews import BonusAnswer, BonusQuestion
from contracts.areas.bonuses import BonusPrizeType, BonusStatus, BonusTerms, BonusType
from contracts.money import trim_zeros
from upstream_sim.areas.bonuses.commands import NO_BONUS
from upstream_sim.areas.bonuses.grants import releases_of
from upstream_sim.areas.bonuses.queries import definition_of
from upstream_sim.areas.bonuses.records import GRANTS, Definition, Terms
from upstream_sim.areas.bonuses.releases import terms_of
from upstream_sim.areas.bonuses.rules import amount_for, in_cents, in_usd, required_cents, terms_at, unlocks_by_wager
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

ENTER_DEPOSIT = "Enter a deposit."
EARNED_BY = {BonusType.MANUAL_BONUS: "Given by hand", BonusType.REGISTRATION_BONUS: "Registration"}
Named = tuple[str, Terms]
"""A release's title and terms."""


@handles("bonusPreview")
def preview(world: World, caller: Caller, command: Command[None, BonusQuestion]) -> dict[str, Any]:
    """`BonusAnswer`. Raises ValidationFailed for a bonus that there is not, and for a deposit bonus without a
    deposit."""
    form = command.body
    bonus_id = form.release.bonusId if form.release else form.bonusId
    saved = _definition_of(world, caller, bonus_id) if bonus_id else None
    definition = _unsaved(world, form.definition) if form.definition else saved
    if definition is None:
        raise ValidationFailed("bonusId", NO_BONUS)
    is_deposit = definition.type is BonusType.DEPOSIT_BONUS
    if is_deposit and form.depositInUSD is None:
        raise ValidationFailed("depositInUSD", ENTER_DEPOSIT)
    deposit = in_cents(form.depositInUSD or Decimal(0)) if is_deposit else 0
    return _answer(world, form, definition, saved, deposit)


def _answer(
    world: World, form: BonusQuestion, definition: Definition, saved: Definition | None, deposit: int
) -> dict[str, Any]:
    cents, releases = amount_for(definition, deposit), _releases(world, form, saved)
    unlocks = [(title, wager, more) for title, terms in releases for wager, more in unlocks_by_wager(terms, cents)]
    required = required_cents(cents, definition.wageringMultiplier)
    wagered = None if form.wagerInUSD is None else in_cents(form.wagerInUSD)
    unlocked = None if wagered is None else _unlocked_at(releases, cents, wagered)
    answer = BonusAnswer(
        text=_in_words(definition, deposit, cents, unlocks, (wagered, unlocked), required),
        bonusAmountInUSD=in_usd(cents),
        unlocks=[],
        unlockedAmountInUSD=None if unlocked is None else in_usd(unlocked),
        requiredWagerInUSD=in_usd(required),
        lapsesAfterDays=definition.daysToUse,
        keepingCount=_keeping(world, saved),
    )
    shown = [
        {"releaseTitle": title, "requiredWagerInUSD": in_usd(wager), "unlockedAmountInUSD": in_usd(more)}
        for title, wager, more in unlocks
    ]
    return {**answer.model_dump(), "unlocks": shown}


def _releases(world: World, form: BonusQuestion, saved: Definition | None) -> list[Named]:
    """The bonus's releases that are active, the asked one as it would be."""
    now = world.now()
    found: list[Named] = [
        (release.title, release.nextTerms or terms_at(release, now))
        for release in (releases_of(world, saved.bonusId) if saved else ())
        if release.isActive and release.releaseId != form.releaseId
    ]
    if form.release is not None:
        found.append((form.release.title.strip(), terms_of(form.release)))
    return [each for each in found if each[1].endTime > now]


def _unlocked_at(releases: list[Named], cents: int, wagered: int) -> int:
    """What a wager within one period unlocks, where it counts for every release."""
    by_release = (
        max((more for wager, more in unlocks_by_wager(terms, cents) if wager <= wagered), default=0)
        for _, terms in releases
    )
    return min(cents, sum(by_release))


def _keeping(world: World, saved: Definition | None) -> int:
    if saved is None:
        return 0
    return world.table(GRANTS).count(bonusId=saved.bonusId, isOpen=True, isPending=False)


def _in_words(
    definition: Definition,
    deposit: int,
    cents: int,
    unlocks: list[tuple[str, int, int]],
    asked: tuple[int | None, int | None],
    required: int,
) -> str:
    """One sentence, amounts in USD."""
    is_deposit = definition.type is BonusType.DEPOSIT_BONUS
    begins = f"Deposit {_figure(deposit)}" if is_deposit else EARNED_BY[definition.type]
    if not cents:
        return f"{begins}: no bonus, the smallest deposit is {definition.minDepositAmountInUSD or 0:,f}."
    parts = [f"{begins}: bonus {_figure(cents)}"]
    titles = {title for title, _, _ in unlocks}
    for at, (title, wager, more) in enumerate(unlocks):
        by = f" by {title}" if len(titles) > 1 else ""
        verb = "" if at and len(titles) == 1 else "unlocked "
        parts.append(
            f"{verb}{_figure(more)} at a wager of {_figure(wager)}{by}" if not at or by else _short(more, wager)
        )
    sentence = ", ".join(parts)
    if not unlocks:
        sentence += ", which nothing unlocks yet"
    wagered, unlocked = asked
    if wagered is not None and unlocked is not None:
        sentence += f"; a wager of {_figure(wagered)} unlocks {_figure(unlocked)}"
    if required:
        sentence += f"; {_figure(required)} to be wagered before a withdrawal"
    days = definition.daysToUse
    return f"{sentence}; lapses after {days} {'day' if days == 1 else 'days'}."


def _short(more: int, wager: int) -> str:
    return f"{_figure(more)} at {_figure(wager)}"


def _figure(cents: int) -> str:
    return f"{trim_zeros(in_usd(cents)):,f}"


def _definition_of(world: World, caller: Caller, bonus_id: str) -> Definition:
    try:
        found = definition_of(world, caller, bonus_id)
    except NotFound:
        raise ValidationFailed("bonusId", NO_BONUS) from None
    if found.status is BonusStatus.DELETED:
        raise ValidationFailed("bonusId", NO_BONUS)
    return found


def _unsaved(world: World, terms: BonusTerms) -> Definition:
    """The terms as a bonus that nobody has."""
    money = {
        name: getattr(terms, name) for name in BonusTerms.model_fields if name not in ("texts", "prizeType", "type")
    }
    return Definition(
        bonusId="",
        opId="",
        type=terms.type,
        prizeType=BonusPrizeType(terms.prizeType),
        title=terms.texts[0].title,
        texts=(),
        status=BonusStatus.ACTIVE,
        createdAt=world.now(),
        updatedAt=world.now(),
        **money,
    )
