"""The bank accounts that players add by themselves."""

from __future__ import annotations

from upstream_sim.areas.bank_accounts.banks import BANKS, with_check_digit
from upstream_sim.areas.bank_accounts.events import BankAccountAdded, added
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, note
from upstream_sim.shared.players import active_player


@by_players("bankAccount", rate=0.028, draw=4)
def bank_account(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    bank, prefix = rng.choice(BANKS)
    card = with_check_digit(f"{prefix}{rng.randrange(10**9):09}")
    added(world, BankAccountAdded(playerCode=player_code, bankName=bank, cardNumber=card))
    note(world, "bankAccountAdded", player.opId, player_code, f"Account at {bank} added")
