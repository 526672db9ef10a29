"""How each measure is computed from sums, and which sums it wants. What they mean, `contracts.measures` says."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from contracts.measures import MEASURES
from upstream_sim.areas.reports import sources
from upstream_sim.areas.reports.releases import RELEASES
from upstream_sim.areas.reports.sources import Raw, Source
from upstream_sim.shared.histograms import median_of
from upstream_sim.shared.measures import ggr

Value = Decimal | None
SIX_PLACES = Decimal("0.000001")


class Formula(NamedTuple):
    """`sources` are where its sums come from; a measure without any is computed by the report itself."""

    value: Callable[[Raw], Value]
    sources: tuple[Source, ...] = ()


def _count(name: str, source: Source) -> Formula:
    return Formula(lambda raw: Decimal(raw.get(name, 0)), (source,))


def _cents(name: str, source: Source) -> Formula:
    return Formula(lambda raw: usd(raw.get(name, 0)), (source,))


def _count_of_report(name: str) -> Formula:
    """What the report itself counts; absent where it cannot."""
    return Formula(lambda raw: Decimal(raw[name]) if name in raw else None)


def usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)


def share(part: int, whole: int) -> Value:
    """A share of 1, to 6 places; None of nothing."""
    return (Decimal(part) / whole).quantize(SIX_PLACES, ROUND_HALF_UP) if whole else None


def ggr_of(raw: Raw) -> int:
    return ggr(raw.get("stakes", 0), raw.get("wins", 0))


def _decision_time(raw: Raw) -> Value:
    median = median_of(raw.get("times", 0))
    return None if median is None else Decimal(round(median.total_seconds()))


def _approval(raw: Raw) -> Value:
    confirmed = raw.get("confirmed", 0)
    return share(confirmed, confirmed + raw.get("rejected", 0))


B, T, P = sources.BETS, sources.TRANSACTIONS, sources.PLAYERS
PAID, FIRST = sources.PAYMENTS, sources.FIRST_DEPOSITS

FORMULAS: dict[str, Formula] = {
    "bets": _count("settled", B),
    "wager": _cents("wager", B),
    "stakes": _cents("stakes", B),
    "wins": _cents("wins", B),
    "ggr": Formula(lambda raw: usd(ggr_of(raw)), (B,)),
    "ggrCasino": _cents("ggrCASINO", B),
    "ggrSport": _cents("ggrSPORT", B),
    "margin": Formula(lambda raw: share(ggr_of(raw), raw.get("stakes", 0)), (B,)),
    "rtp": Formula(lambda raw: share(raw.get("wins", 0), raw.get("stakes", 0)), (B,)),
    "costs": _cents("costCents", PAID),
    "ngr": Formula(lambda raw: usd(ggr_of(raw) - raw.get("costCents", 0)), (B, PAID)),
    "deposits": _cents("DEPOSITCents", PAID),
    "depositCount": _count("DEPOSITCount", PAID),
    "withdrawals": _cents("WITHDRAWCents", PAID),
    "withdrawalCount": _count("WITHDRAWCount", PAID),
    "netDeposits": Formula(lambda raw: usd(raw.get("DEPOSITCents", 0) - raw.get("WITHDRAWCents", 0)), (PAID,)),
    "ftd": _count("first", FIRST),
    "ftdSum": _cents("firstCents", FIRST),
    "created": _count("created", T),
    "createdSum": _cents("createdCents", T),
    "confirmed": _count("confirmed", T),
    "confirmedSum": _cents("confirmedCents", T),
    "rejected": _count("rejected", T),
    "approvalRate": Formula(_approval, (T,)),
    "decisionTime": Formula(_decision_time, (T,)),
    "players": _count("present", sources.PRESENT),
    "registrations": _count("registered", P),
    "registeredByPartner": _count("registeredAFFILIATE", P),
    "registeredByReferral": _count("registeredREFERRER", P),
    "registeredDirectly": _count("registeredDIRECT", P),
    "depositors": _count("depositors", P),
    "conversion": Formula(lambda raw: share(raw.get("depositors", 0), raw.get("registered", 0)), (P,)),
    "verified": _count("verified", P),
    "timeGgr": Formula(lambda raw: usd(raw.get("timeGgr", 0))),
    "shareOfGgr": Formula(lambda raw: share(raw.get("confirmedCents", 0), raw.get("timeGgr", 0)), (T,)),
    "ggrShare": Formula(lambda raw: share(ggr_of(raw), raw.get("allGgr", 0)), (B,)),
    "active": _count_of_report("active"),
    "depositing": _count_of_report("depositing"),
    "withdrawing": _count_of_report("withdrawing"),
    "declaredRtp": Formula(lambda _raw: None),
    "granted": _cents("granted", RELEASES),
    "unlocked": _cents("unlocked", RELEASES),
    "wagered": _cents("wagered", RELEASES),
    "claimed": _cents("claimed", RELEASES),
    "releasePlayers": _count("players", RELEASES),
    "commission": Formula(lambda raw: usd(raw["commission"]) if "commission" in raw else None),
}
ADDITIVE = frozenset(name for name, measure in MEASURES.items() if measure.adds_up)
"""Those whose parts add up to the whole, so that a difference can be broken down."""
