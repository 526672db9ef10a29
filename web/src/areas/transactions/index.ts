import { part } from '@/kit/part'

export { type ColumnName, columns, transactionColumns } from './columns'
export { asQuery, SOUGHT, useTransactionFields } from './filters'
export { asPage, exportOf } from './pages'
export { Sum } from './Sum'
export type { TransactionDrawerProps } from './TransactionDrawer'
export { TransactionState } from './TransactionState'
export { useOpenedTransaction } from './useOpenedTransaction'
export { states, titleOf, typeName, types, whose } from './words'

export const TransactionDrawer = part(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)
