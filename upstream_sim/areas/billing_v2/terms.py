"""The terms that an invoice charges: from the operator's settings and the form."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from contracts.areas.billing_v2 import AdditionalCost, InvoiceForm
from contracts.texts import NO_SETTINGS
from upstream_sim.areas.billing_v2.figures import ZERO, Terms
from upstream_sim.areas.billing_v2.records import Cost, InvoiceSettings
from upstream_sim.core.refusals import Refusal, ValidationFailed

if TYPE_CHECKING:
    from collections.abc import Sequence

SETTINGS_NOT_FOUND = "SETTINGS_NOT_FOUND"
NEEDED = ("casinoGGRPercentage", "sportGGRPercentage", "minMonthlyFeeInUSD")


def costs_of(costs: Sequence[AdditionalCost]) -> tuple[Cost, ...]:
    return tuple(Cost(name=cost.name, value=cost.value) for cost in costs)


def terms_of(settings: InvoiceSettings) -> Terms:
    """The terms of the settings, which have no brand fee."""
    return Terms(
        casino_percentage=settings.casinoGGRPercentage,
        sport_percentage=settings.sportGGRPercentage,
        premium_sport=settings.premiumSportInUSD,
        premium_bot=settings.premiumBotInUSD,
        min_monthly_fee=settings.minMonthlyFeeInUSD,
        brand_fee=ZERO,
        additional_costs=settings.additionalCosts,
    )


def resolve_terms(form: InvoiceForm, settings: InvoiceSettings | None) -> Terms:
    """The settings' terms, or the form's where it overrides them.

    Raises a SETTINGS_NOT_FOUND refusal without settings, and ValidationFailed for what an override
    without settings leaves out.
    """
    if not form.overrideSettings:
        if settings is None:
            raise Refusal(422, SETTINGS_NOT_FOUND, [NO_SETTINGS])
        return terms_of(settings)
    if settings is None:
        _require_needed(form)
    usual = terms_of(settings) if settings else _NOTHING
    return Terms(
        casino_percentage=_chosen(form.casinoGGRPercentage, usual.casino_percentage),
        sport_percentage=_chosen(form.sportGGRPercentage, usual.sport_percentage),
        premium_sport=_chosen(form.premiumSportInUSD, usual.premium_sport),
        premium_bot=_chosen(form.premiumBotInUSD, usual.premium_bot),
        min_monthly_fee=_chosen(form.minMonthlyFeeInUSD, usual.min_monthly_fee),
        brand_fee=_chosen(form.brandFeeInUSD, ZERO),
        additional_costs=usual.additional_costs if form.additionalCosts is None else costs_of(form.additionalCosts),
    )


_NOTHING = Terms(ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, ())


def _require_needed(form: InvoiceForm) -> None:
    missing = {
        name: "Required, because this operator has no settings." for name in NEEDED if getattr(form, name) is None
    }
    if missing:
        raise ValidationFailed(fields=missing)


def _chosen(given: Decimal | None, usual: Decimal) -> Decimal:
    return usual if given is None else given
