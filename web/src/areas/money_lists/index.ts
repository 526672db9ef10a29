import { lazyComponent } from '@/kit/lazyComponent'

export { CurrencyAmount } from './CurrencyAmount'
export { DecidingContext } from './deciding'
/**
 * Lists of transactions, and what is read and done in them: composed by the areas of transactions,
 * deposits, withdrawals, top-ups and cashback.
 */
export { decisionFacts } from './decisionFacts'
export { bulkDelete, useWithDeletion } from './deletion'
export { moneyColumns, transactionColumns } from './fields'
export { transactionFilters, useTransactionFilters } from './filters'
export { DECIDED, nameOf, reasons, states, subTypes, titleOf, types, whichOf } from './labels'
export { OrderCounts } from './OrderCounts'
export { OrderStatus } from './OrderStatus'
export { TransactionList, type TransactionListProps } from './TransactionList'
export { TransactionState } from './TransactionState'
export {
  amountOf,
  decidedFields,
  decisionBody,
  readEffect,
  readTransaction,
  transactionDecisions,
} from './transactionDecisions'
export { transactionTabs } from './transactionTabs'
export { moneyReads, moneySource, useMoneyList } from './useMoneyList'

export const BalanceChanges = lazyComponent(() =>
  import('./BalanceChanges').then((code) => code.BalanceChanges),
)
export const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)
