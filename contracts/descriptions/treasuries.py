"""The data dictionary of `treasuries`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "treasuryId": ("The treasury's id.", "TR-65a1"),
    "networks": "The networks on which it has accounts.",
    "accountCount": ("The number of its accounts.", 4),
    "minimumInUSD": ("The operator's minimum balance, in USD.", 5000),
    "Treasury.provider": ("The provider of the treasury.", "Fireblocks"),
    "TreasuryAccount.provider": ("The provider of the account.", "Fireblocks"),
    "TreasuriesQuery.provider": ("Only those of this provider.", "Fireblocks"),
    "TreasuryAccountsQuery.provider": ("Only those of this provider.", "Fireblocks"),
    "TreasuryAccount.accountId": ("The account's id.", "TA-65a1"),
    "isTestNetwork": "Whether it is on a test network, where funds have no value.",
    "address": ("An address in the network's own format.", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"),
}
