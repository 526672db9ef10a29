"""Players' balances: what each of their wallets holds, and the totals.

The list is our choice: the specification has none.
"""

from contracts.areas.players import AREA, TAGS, Balance, PlayerOperator, PlayerWallet
from contracts.envelope import Page
from contracts.fields import Instant, ListQuery, Sort
from contracts.money import Currency, Usd
from contracts.operation import Export, Origin
from contracts.wire import Wire


class BalancesQuery(ListQuery):
    """`currency` finds players with a balance in it; `hasBalance` players with any balance."""

    sort: Sort = "-balanceInUSD"
    playerCode: str | None = None
    playerId: str | None = None
    username: str | None = None
    currency: Currency | None = None
    hasBalance: bool | None = None
    isBlocked: bool | None = None
    isDeleted: bool | None = None


class PlayerBalances(Wire):
    """A player's wallets: the main wallet in `wallet`, the others in USD. `balanceInUSD` is the total at
    current rates, without `heldInUSD`: what all wallets hold for open withdrawals and claims. Not real-time."""

    playerCode: str
    playerId: str
    username: str
    isTest: bool
    isBlocked: bool
    isDeleted: bool
    activeCurrency: str
    operator: PlayerOperator
    wallet: PlayerWallet
    bonusInUSD: Usd
    cashbackInUSD: Usd
    affiliateInUSD: Usd
    balanceInUSD: Usd
    heldInUSD: Usd
    createdAt: Instant


class BalanceTotals(Wire):
    """Totals over all players that match the filters, per currency and in USD."""

    byCurrency: dict[str, Balance]
    mainInUSD: Usd
    bonusInUSD: Usd
    cashbackInUSD: Usd
    affiliateInUSD: Usd
    balanceInUSD: Usd


class BalancesPage(Page[PlayerBalances]):
    totals: BalanceTotals


OPERATIONS = (
    AREA.read(
        "playersBalances",
        "/api/players/balances",
        "List player balances",
        origin=Origin.ASSUMED,
        query=BalancesQuery,
        export=Export(),
        data=BalancesPage,
        time_limit=30,
        tags=TAGS | {"Wallet"},
    ),
)
