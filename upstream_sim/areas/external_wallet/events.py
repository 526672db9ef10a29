"""What Utopia does by itself: it issues vouchers."""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import model_validator

from contracts.areas.external_wallet import (
    NOT_POSITIVE,
    SHORTEST_VOUCHER,
)
from contracts.fields import field_error
from contracts.money import Usd
from contracts.rules import MinLength, Required
from contracts.wire import Wire
from upstream_sim.areas.external_wallet.jobs import voucher_code
from upstream_sim.areas.external_wallet.records import VOUCHERS, Voucher
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World


class VoucherIssued(Wire):
    """Utopia issues a voucher; without a code it makes one."""

    amount: Annotated[Usd, Required("Amount is required.")]
    voucherCode: Annotated[str, MinLength(SHORTEST_VOUCHER, "At least 28 characters.")] | None = None

    @model_validator(mode="after")
    def _require_positive(self) -> Self:
        if self.amount <= 0:
            raise field_error("amount", NOT_POSITIVE)
        return self


@event("utopiaVoucherIssued", VoucherIssued)
def voucher_issued(world: World, body: VoucherIssued) -> dict[str, Any]:
    """The voucher. Raises ValidationFailed for a code that exists."""
    with world.change() as change:
        code = body.voucherCode or voucher_code(world)
        if world.table(VOUCHERS).get(code) is not None:
            raise ValidationFailed("voucherCode", "This code already exists.")
        change.put(world.table(VOUCHERS), Voucher(code=code, amount=body.amount, isUsed=False))
    return {"voucherCode": code, "amount": body.amount}
