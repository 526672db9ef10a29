"""The data dictionary of `bank_accounts`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "approvedBy": "Who approved it; null until then.",
    "rejectedBy": "Who rejected it; null until then.",
    "isNameMatching": "Whether the name on the account matches the player's.",
    "BankAccount.confirmedAt": "When it was approved; null until then.",
    "BankAccountReview.actionType": "Whether to approve or to reject the account.",
    "BankAccountsQuery.cardNumber": ("Part of the card's number; spaces are ignored.", "4455"),
    "BankAccountsQuery.bankName": ("Part of the bank's name.", "example"),
    "bankAccounts": ("The number of bank accounts to review.", 5),
}
