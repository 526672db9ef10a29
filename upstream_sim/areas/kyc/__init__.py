"""Players' identity documents: the rules behind `contracts.areas.kyc`."""

from upstream_sim.areas.kyc import commands, queries
from upstream_sim.areas.kyc.records import DOCUMENTS, Document, Image, verification_of

__all__ = ["DOCUMENTS", "Document", "Image", "commands", "queries", "verification_of"]
