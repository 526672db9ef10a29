"""The data dictionary of `withdrawals`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "crypto": "Where a payout by CRYPTO goes; null for others.",
    "WithdrawCrypto.address": ("The address.", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"),
    "WithdrawCrypto.network": "The network of the address.",
    "WithdrawCrypto.currency": ("The currency that arrives.", "USDT"),
    "WithdrawCrypto.amount": ("What arrives, in that currency.", 82.5),
    "playerName": ("The player's first and last name.", "Ayla Demir"),
    "TomaniDecision.gatewayUuid": ("The id of the gateway that pays.", "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f"),
    "TomaniDecision.provider": ("The provider behind that gateway.", "Tomani 1"),
    "withForce": "Approve although Tomani answered 0 before.",
    "InProgressDecision.note": ("The note shown to the player.", "Thank you, all is well."),
    "InProgressDecision.status": "The provider's result: paid or not.",
    "WithdrawSettlement.status": "Whether to settle it as paid or as refused.",
    "WithdrawSettlement.reason": ("The evidence for this outcome.", "The bank's statement of 3 November shows it."),
    "ProviderAnswer.status": ("1: done; 2: in progress; 0: not accepted, so the withdrawal stays PENDING.", 1),
    "ProviderAnswer.description": ("The provider's message.", "Accepted"),
    "ProviderAnswer.order": "How its order is marked afterwards; null where nothing stands in its way.",
    "canForce": "Whether it can be approved although the provider did not accept it.",
    "TomaniGateway.provider": ("The provider behind the gateway.", "Tomani 1"),
    "TomaniGateway.title": "The gateway's name in each language.",
    "en": ("The English text.", "Tomani fast"),
    "WithdrawWagering.requiredWagerInUSD": ("The wagering requirement, in USD.", 500),
    "requestsToday": ("The number of withdrawals the player requested today (UTC).", 1),
    "maxDailyWithdrawRequests": ("The maximum number of withdrawals per player and day; null for no limit.", 3),
    "WithdrawFacts.balance": ("The player's balance in the withdrawal's currency.", 400),
    "WithdrawFacts.held": ("The player's held amount in that currency.", 250),
    "WithdrawOrder.provider": "The provider that pays it out; null if none was chosen.",
    "WithdrawOrder.state": "The state of the order at the provider.",
    "WithdrawOrder.description": ("The state in words.", "The provider is working on it."),
    "sentCount": ("The number of times it was sent to the provider.", 1),
    "firstSentAt": "When it was first sent; null if not yet.",
    "lastSentAt": "When it was last sent; null if not yet.",
    "settleableAt": "When a SUPER_ADMIN may settle it without an answer; null if that is not possible.",
    "withdraw": ("The number of pending withdrawals.", 12),
    "WithdrawWagering.wageredInUSD": ("The amount wagered so far, in USD.", 120),
}
