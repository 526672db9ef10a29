"""Affiliates on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from contracts.areas.affiliates.accounts import AffiliateStatus
from upstream_sim.areas.affiliate_billing.claims import CLAIMS, claimable, waiting_claims
from upstream_sim.areas.affiliate_billing.records import RECORDS, earned_by, paid_by
from upstream_sim.areas.channels import players_by
from upstream_sim.areas.channels.sums import Joined
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.shared.channels import channels_in_use
from upstream_sim.shared.records import operator_to_wire, record_to_wire
from upstream_sim.shared.users import USERS, User

STORED = ("affId", "affCode", "affTitle", "userCode", "referredBy", "createdAt", "updatedAt", "deletedAt", "revision")


def to_wire(world: World, affiliate: Affiliate, joined: Mapping[str, Joined]) -> dict[str, Any]:
    """`Affiliate` on the wire; `joined` are the players, by affiliate."""
    user, referrer = account_of(world, affiliate), world.table(AFFILIATES).get(affiliate.referredBy or "")
    operator, waiting = operator_to_wire(world, affiliate.opId), affiliate.waitingSettings
    records = list(world.table(RECORDS).where(affId=affiliate.affId))
    return {
        **{name: getattr(affiliate, name) for name in STORED},
        **{name: operator[name] for name in ("opId", "opTitle", "parentOpId")},
        "nickname": user.nickname,
        "email": user.email,
        "status": status_of(affiliate, user),
        "referredByTitle": referrer.affTitle if referrer else None,
        "players": joined.get(affiliate.affId, Joined()).signups,
        "channels": len(channels_in_use(world, affiliate.affId)),
        "openAmountInUSD": earned_by(records) - paid_by(records),
        "claimableInUSD": claimable(records, world.table(CLAIMS).where(affId=affiliate.affId)),
        "affiliateSettings": record_to_wire(affiliate.affiliateSettings),
        "waitingSettings": record_to_wire(waiting) if waiting else None,
    }


def details_to_wire(world: World, affiliate: Affiliate) -> dict[str, Any]:
    """`AffiliateDetails` on the wire."""
    user = account_of(world, affiliate)
    referred = [each for each in world.table(AFFILIATES).where(opId=affiliate.opId) if _is_of(each, affiliate)]
    return {
        **to_wire(world, affiliate, players_by(world, "affId", {"affId": affiliate.affId})),
        "language": user.language,
        "timezone": user.timezone,
        "referredAffiliates": len(referred),
        "deletionBlockers": [] if affiliate.deletedAt else list(deletion_blockers(world, affiliate)),
    }


def deletion_blockers(world: World, affiliate: Affiliate) -> Iterator[str]:
    """What is open, in words."""
    records = list(world.table(RECORDS).where(affId=affiliate.affId))
    unpaid = earned_by(records) - paid_by(records)
    if unpaid > 0:
        yield f"{unpaid:,.2f} USD of profit are not paid yet."
    waiting = len(list(waiting_claims(world, affiliate.affId)))
    if waiting:
        yield (
            "1 claim is neither paid nor rejected."
            if waiting == 1
            else f"{waiting} claims are neither paid nor rejected."
        )


def status_of(affiliate: Affiliate, user: User) -> AffiliateStatus:
    if affiliate.deletedAt is not None:
        return AffiliateStatus.DELETED
    return AffiliateStatus.BLOCKED if user.isBlocked else AffiliateStatus.ACTIVE


def account_of(world: World, affiliate: Affiliate) -> User:
    """The affiliate's account. Raises LookupError where there is none."""
    found = world.table(USERS).get(affiliate.userCode)
    if found is None:
        raise LookupError(f"{affiliate.affId} has no account")
    return found


def titles_of(world: World, aff_ids: Iterable[str]) -> dict[str, str]:
    """The display names of affiliates."""
    table = world.table(AFFILIATES)
    return {aff_id: found.affTitle for aff_id in set(aff_ids) if (found := table.get(aff_id))}


def _is_of(each: Affiliate, referrer: Affiliate) -> bool:
    return each.referredBy == referrer.affId and each.deletedAt is None
