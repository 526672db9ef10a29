"""The documents that players upload by themselves, and the providers that check them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from contracts.areas.kyc import DocumentType
from contracts.warnings import Act
from upstream_sim.areas.kyc.events import (
    DocumentUploaded,
    IdentityConfirmed,
    IdentityRefused,
    document_uploaded,
    identity_confirmed,
    identity_refused,
)
from upstream_sim.areas.kyc.records import DOCUMENTS, NOTES
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, later, note, unless_refused
from upstream_sim.shared.players import active_player
from upstream_sim.shared.warnings import leaves_to_staff
from upstream_sim.shared.words import in_words

CHECKED_BY = "activityIdentityChecked"
CHECKED = 0.3  # of documents: by a provider of identity checks
REFUSED = 0.23  # of these


@by_players("document", rate=0.03, draw=3)
def document(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    form = DocumentUploaded(playerCode=player_code, documentType=rng.choice(list(DocumentType)))
    uuid = document_uploaded(world, form)["uuid"]
    note(world, "documentUploaded", player.opId, player_code, f"{in_words(form.documentType)} uploaded")
    if rng.random() < CHECKED:
        later(world, rng, 600, 7200, CHECKED_BY, {"uuid": uuid, "note": _note(rng)})


def _note(rng: Rng) -> str:
    """Why the provider will refuse it; empty where it confirms it."""
    return rng.choice(NOTES) if rng.random() < REFUSED else ""


@due(CHECKED_BY, "An identity check of the document {uuid} ends")
def identity_checked(world: World, payload: dict[str, Any]) -> None:
    document, note_for_player = world.table(DOCUMENTS).get(payload["uuid"]), payload.get("note")
    if note_for_player:
        with unless_refused(world, "identityRefused", document, "Document rejected by a provider"):
            identity_refused(world, IdentityRefused(uuid=payload["uuid"], noteForThePlayer=note_for_player))
        return
    if document is not None and leaves_to_staff(world, Act.APPROVE_DOCUMENT, document.playerCode):
        return
    with suppress(Refusal):
        identity_confirmed(world, IdentityConfirmed(uuid=payload["uuid"]))
        if document is not None:
            note(world, "identityConfirmed", document.opId, document.playerCode, "Document confirmed by a provider")
