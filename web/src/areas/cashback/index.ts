import { lazyComponent } from '@/kit/lazyComponent'

export { cashbackActions } from './actions'
export { claimDecided } from './bulk'

export const Cashback = lazyComponent(() => import('./Claims').then((code) => code.Cashback))
export const PendingCashback = lazyComponent(() =>
  import('./Claims').then((code) => code.PendingCashback),
)
export const CashbackHistory = lazyComponent(() =>
  import('./CashbackHistory').then((code) => code.CashbackHistory),
)
export const CashbackPanel = lazyComponent(() =>
  import('./CashbackPanel').then((code) => code.CashbackPanel),
)
