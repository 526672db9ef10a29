import { lazyComponent } from '@/kit/lazyComponent'

export { OtherActionsContext, TypeActionsContext } from './composition'
export { useAllBulkActions } from './useAllBulkActions'
export { useDecisionActions } from './useAllTransactionActions'

export const PlayerTransactions = lazyComponent(() =>
  import('./PlayerTransactions').then((code) => code.PlayerTransactions),
)
export const ReferralClaimHistory = lazyComponent(() =>
  import('./PlayerTransactions').then((code) => code.ReferralClaimHistory),
)
export const ProfitList = lazyComponent(() =>
  import('./PlayerTransactions').then((code) => code.ProfitList),
)
