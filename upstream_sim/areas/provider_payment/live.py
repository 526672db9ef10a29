"""The transfers of operators that arrive by themselves."""

from __future__ import annotations

from decimal import Decimal

from upstream_sim.areas.provider_payment.events import TransferArrived, transfer_arrived
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_tenants, note

OTHER_TOKEN = 0.3  # of transfers: cannot be assigned
RATE = 1.0  # of an operator; brands pay none


@by_tenants("transfer", rate=lambda tenant, _players: RATE if tenant.parentOpId is None else 0)
def transfer(world: World, rng: Rng, op_id: str) -> None:
    amount, token = Decimal(rng.randint(100, 2_000)), "USDC" if rng.random() < OTHER_TOKEN else None
    transfer_arrived(world, TransferArrived(opId=op_id, currency="USDT", amount=amount, token=token))
    note(world, "transferArrived", op_id, None, f"Transfer of {amount:,f} {token or 'USDT'} arrived")
