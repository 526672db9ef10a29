import { part } from '@/kit/lazyComponent'

export { cashbackWays } from './actions'
export { claimDecided } from './bulk'

export const Cashback = part(() => import('./Claims').then((code) => code.Cashback))
export const PendingCashback = part(() => import('./Claims').then((code) => code.PendingCashback))
export const CashbackHistory = part(() =>
  import('./CashbackHistory').then((code) => code.CashbackHistory),
)
export const CashbackPanel = part(() =>
  import('./CashbackPanel').then((code) => code.CashbackPanel),
)
