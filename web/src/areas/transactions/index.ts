import { part } from '@/kit/lazyComponent'

export { type TransactionDialogProps, type TransactionWay, useWays } from './actions'
export { Moves } from './BalanceChanges'
export { amountOf, bulkDelete } from './bulk'
export { type ColumnName, columns, transactionColumns } from './columns'
export { TypeActsContext } from './composition'
export { closedBecause } from './decisions'
export { asQuery, SOUGHT, useTransactionFields } from './filters'
export { states, titleOf, typeName, types, whose } from './labels'
export { asPage, exportOf } from './listSource'
export { Sum } from './Sum'
export type { TransactionDrawerProps } from './TransactionDrawer'
export { TransactionList } from './TransactionList'
export { TransactionState } from './TransactionState'
export { useDeleteTransaction } from './useDeleteTransaction'

export const TransactionDrawer = part(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)
export const Transactions = part(() => import('./Transactions').then((code) => code.Transactions))
export const TransactionPage = part(() =>
  import('./TransactionPage').then((code) => code.TransactionPage),
)
export const ProfitHistory = part(() =>
  import('./ProfitHistory').then((code) => code.ProfitHistory),
)
export const TransactionsOfPlayer = part(() =>
  import('./PlayerTransactions').then((code) => code.TransactionsOfPlayer),
)
export const ReferralClaimHistory = part(() =>
  import('./PlayerTransactions').then((code) => code.ReferralClaimHistory),
)
export const ProfitList = part(() => import('./PlayerTransactions').then((code) => code.ProfitList))
