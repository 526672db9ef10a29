"""The card that a transaction was paid with or to."""

from __future__ import annotations

import msgspec

from upstream_sim.core.schema import Schema


class CardUse(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`cardNumber` is digits only."""

    txId: str
    cardNumber: str
    playerCode: str
    opId: str


CARD_USES = Schema(name="cardUses", record=CardUse, key="txId", bitmaps=("opId",), arrays=("cardNumber", "playerCode"))
