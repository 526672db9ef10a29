"""How simulated staff review bank accounts."""

from __future__ import annotations

from contracts.areas.bank_accounts import BankAccountAction, BankAccountReview
from upstream_sim.areas.bank_accounts.commands import review
from upstream_sim.areas.bank_accounts.queries import WAITING
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, REVIEWS, BankAccount
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import answers_of, decided_by_staff, like_reviews
from upstream_sim.shared.users import Caller

REJECTED = 1 / 6  # of accounts, as in the history
APPROVED_NOTE = "Thank you, your account is approved."
NOT_THEIRS, UNREADABLE = "The name on the card is not yours.", "We could not read the card number."


@decided_by_staff("bankAccounts", "bank account", BANK_ACCOUNTS, WAITING, like_reviews)
def decide(world: World, caller: Caller, account: BankAccount, rng: Rng) -> str:
    """Rejects one in another name, and one that somebody else has."""
    answered = answers_of(REVIEWS.warnings(world, account))
    is_rejected = answered is None or rng.random() < REJECTED
    form = BankAccountReview(
        uuid=account.uuid,
        actionType=BankAccountAction.REJECT if is_rejected else BankAccountAction.CONFIRM,
        playerNote=APPROVED_NOTE if not is_rejected else NOT_THEIRS if answered is None else UNREADABLE,
        playerCode=account.playerCode,
        acknowledged=answered,
    )
    review(world, caller, Command(None, form, None, account.revision))
    return "rejected" if is_rejected else "approved"
