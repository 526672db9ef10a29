import { lazyComponent } from '@/kit/lazyComponent'

export { CashbackFields } from './CashbackFields'
export { cashbackDecisions } from './decisions'

export const CashbackHistory = lazyComponent(() =>
  import('./CashbackHistory').then((code) => code.CashbackHistory),
)
export const CashbackPanel = lazyComponent(() =>
  import('./CashbackPanel').then((code) => code.CashbackPanel),
)
