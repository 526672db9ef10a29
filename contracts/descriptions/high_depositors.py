"""The data dictionary of `high_depositors`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "trimDecimals": "Whether to write whole USD, truncated. The selection uses the full amounts.",
    "depositAmountInUSDThreshold": ("The minimum of confirmed deposits, in USD.", 1000),
}
