"""How simulated staff review documents."""

from __future__ import annotations

from contracts.areas.kyc import DocumentAction, KycReview
from contracts.areas.players import VerificationStatus
from upstream_sim.areas.kyc.commands import review
from upstream_sim.areas.kyc.records import DOCUMENTS, REVIEWS, Document
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.simulated_staff import answers_of, decided_by_staff, like_reviews
from upstream_sim.shared.users import Caller

REJECTED = 0.23  # as many as in the history; providers refuse as many
NOTES = ("The photo is blurred.", "This document has expired.", "A side is missing.")


@decided_by_staff("documents", "document", DOCUMENTS, {"status": VerificationStatus.PENDING}, like_reviews)
def decide(world: World, caller: Caller, document: Document, rng: Rng) -> str:
    player = world.table(PLAYERS).get(document.playerCode)
    answered = answers_of(REVIEWS.warnings(world, document))
    is_rejected = answered is None or rng.random() < REJECTED
    form = KycReview(
        playerId=player.playerId if player else "",
        playerCode=document.playerCode,
        uuid=document.uuid,
        noteForThePlayer=rng.choice(NOTES) if is_rejected else "",
        action=DocumentAction.REJECT if is_rejected else DocumentAction.APPROVE,
        acknowledged=answered,
    )
    review(world, caller, Command(None, form, None, document.revision))
    return "rejected" if is_rejected else "approved"
