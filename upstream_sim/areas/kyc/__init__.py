"""Players' identity documents: the rules behind `contracts.areas.kyc`."""

from upstream_sim.areas.kyc import commands, events, live, open_reviews, queries, simulated_staff
from upstream_sim.areas.kyc.records import DOCUMENTS, Document, Image, verification_of

__all__ = [
    "DOCUMENTS",
    "Document",
    "Image",
    "commands",
    "events",
    "live",
    "open_reviews",
    "queries",
    "simulated_staff",
    "verification_of",
]
