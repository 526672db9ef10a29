"""The data dictionary of `external_wallet`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "customerId": ("The wallet owner's id at Utopia.", "UT-1001"),
    "wallets": "The balances, by currency; a withdrawal is limited to the first.",
    "voucherCode": ("The code of a Utopia voucher; null until there is one.", "UTP-65A1-F0C2-E4B0-D3A9-C7F8-1234"),
    "voucherRefNo": ("Utopia's reference number of the voucher; null until there is one.", "881204"),
    "fee": ("Utopia's fee; null until it is known.", 0.5),
    "ExternalTransaction.uuid": ("The wallet's id.", "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f"),
    "ExternalTransaction.amount": ("The amount in UUSD; null until Utopia has read the voucher.", 25),
    "ExternalWithdraw.amount": ("The amount to withdraw, in UUSD.", 25),
}
