"""The transactions of bonuses: all of them, and the players' claims that wait for a decision.

The lists are our choice; the decision is in `contracts.areas.transaction_decisions`.
"""

from contracts.area import ForWeb
from contracts.areas.bonuses import AREA
from contracts.areas.transactions import AS_TRANSACTIONS, Transaction, TransactionsQuery

UNABLE_TO_CLAIM: ForWeb[str] = "Unable to Claim"

LIST_TAGS = frozenset({"Transaction"})

OPERATIONS = (
    AREA.list(
        "bonusTransactions",
        "/api/bonus/transactions",
        "List transactions of bonuses: what was given, and what was claimed",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
        tags=LIST_TAGS,
    ),
    AREA.list(
        "bonusClaims",
        "/api/bonus/claims",
        "List pending claims of bonuses, whatever `txStatus` says",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
        tags=LIST_TAGS,
    ),
)
