export { CashbackHistory } from './CashbackHistory'
export { CashbackPanel } from './CashbackPanel'
export { Cashback, PendingCashback } from './Claims'
