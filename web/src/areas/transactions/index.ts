import { lazyComponent } from '@/kit/lazyComponent'

export {
  type TransactionAction,
  type TransactionDialogProps,
  useTransactionActions,
} from './actions'
export { BalanceChanges } from './BalanceChanges'
export { amountOf, bulkDelete } from './bulk'
export { type ColumnName, transactionColumns } from './columns'
export { TypeActionsContext } from './composition'
export { decisionDisabledReason } from './decisions'
export { asQuery, SOUGHT, useTransactionFields } from './filters'
export { states, whose } from './labels'
export { asPage, exportOf } from './listSource'
export { Sum } from './Sum'
export { TransactionList } from './TransactionList'
export { TransactionState } from './TransactionState'
export { useDeleteTransaction } from './useDeleteTransaction'

export const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)
export const PlayerTransactions = lazyComponent(() =>
  import('./PlayerTransactions').then((code) => code.PlayerTransactions),
)
export const ReferralClaimHistory = lazyComponent(() =>
  import('./PlayerTransactions').then((code) => code.ReferralClaimHistory),
)
export const ProfitList = lazyComponent(() =>
  import('./PlayerTransactions').then((code) => code.ProfitList),
)
