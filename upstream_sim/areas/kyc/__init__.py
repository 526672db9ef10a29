"""Players' identity documents: the rules behind `contracts.areas.kyc`."""

from upstream_sim.areas.kyc import rules
from upstream_sim.areas.kyc.records import DOCUMENTS, Document, Image, verification_of

__all__ = ["DOCUMENTS", "Document", "Image", "rules", "verification_of"]
