"""Reviews of documents that are open: to whoever opened one its images and the player's name are shown, unmasked. Kept
beside the world, by real time, as presence is; that it was opened is an activity."""

from __future__ import annotations

from typing import Any

from contracts.areas.activities import ActivityAction
from contracts.areas.kyc import REVIEW_NOT_OPEN, REVIEW_SECONDS, KycDocumentPath
from upstream_sim.areas.kyc.records import DOCUMENTS, REVIEWS, Document
from upstream_sim.core.refusals import Denied
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.users import Caller


@handles("kycReviewOpen")
def open_review(world: World, caller: Caller, command: Command[None, None, KycDocumentPath]) -> dict[str, Any]:
    """What the review compares. Raises NotFound, for another tenant's too."""
    document = REVIEWS.visible(world, caller, command.path.uuid)
    spec = DOCUMENTS.audit
    assert spec is not None  # noqa: S101  # as it is declared
    with caller.change(world) as change:
        change.add_activity(
            area=spec.area,
            action=ActivityAction.REVIEWED,
            opId=document.opId,
            recordKind=spec.kind,
            recordId=document.uuid,
            recordTitle=spec.title(document),
            before=None,
            after={"playerCode": document.playerCode, "documentType": document.documentType},
        )
    _opened(world)[caller.user.userCode, document.uuid] = world.real() + REVIEW_SECONDS
    player = world.table(PLAYERS).get(document.playerCode)
    return {
        "uuid": document.uuid,
        "playerCode": document.playerCode,
        "firstName": player.firstName if player else "",
        "lastName": player.lastName if player else "",
        "images": document.images,
        "openForSeconds": REVIEW_SECONDS,
    }


def require_open(world: World, caller: Caller, document: Document) -> None:
    """Raises Denied unless the caller opened the document's review a while ago at most."""
    if _opened(world).get((caller.user.userCode, document.uuid), 0.0) <= world.real():
        raise Denied(REVIEW_NOT_OPEN)


def _opened(world: World) -> dict[tuple[str, str], float]:
    """Until when each is open, by user and document."""
    now = world.real()
    kept: dict[tuple[str, str], float] = world.derived.setdefault("openReviews", {})
    for key in [key for key, until in kept.items() if until <= now]:
        del kept[key]
    return kept
