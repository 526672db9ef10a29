/**
 * Lists of transactions, and what is read and done in them: composed by the areas of transactions,
 * deposits, withdrawals, top-ups and cashback.
 */
import { lazyComponent } from '@/kit/lazyComponent'

export {
  type TransactionAction,
  type TransactionActions,
  type TransactionDialogProps,
  useActionAllowed,
  useActionDialog,
  useActionsAndDeletion,
  useTransactionActions,
} from './actions'
export { BalanceChanges, DECIDED } from './BalanceChanges'
export { transactionColumns } from './columns'
export { decisionFacts } from './decisionFacts'
export { amountOf, decisionBody, decisionDisabledReason } from './decisions'
export { bulkDelete, useDeleteTransaction } from './deletion'
export { filterKinds, optionsOf, transactionFilters, useTransactionFilters } from './filters'
export { nameOf, states, subTypes, titleOf, types } from './labels'
export { OrderStatus } from './OrderStatus'
export { Sum } from './Sum'
export { TransactionList, type TransactionListProps } from './TransactionList'
export { TransactionState } from './TransactionState'
export { moneySource, useMoneyList } from './useMoneyList'
export { useTransactionTabs } from './useTransactionTabs'

export const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)
