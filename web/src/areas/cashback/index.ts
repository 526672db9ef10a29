import { lazyComponent } from '@/kit/lazyComponent'

export { cashbackActions } from './actions'
export { claimDecided } from './bulk'
export { CashbackFields } from './CashbackFields'

export const CashbackHistory = lazyComponent(() =>
  import('./CashbackHistory').then((code) => code.CashbackHistory),
)
export const CashbackPanel = lazyComponent(() =>
  import('./CashbackPanel').then((code) => code.CashbackPanel),
)
