import { transactionSubTypeValues, transactionTypeValues } from '@/api/gen/shared/enums'
import {
  api,
  type TransactionsListApiArg,
  useTransactionsListQuery,
} from '@/api/gen/transactions/endpoints'
import {
  moneyReads,
  moneySource,
  TransactionList,
  transactionColumns,
  transactionFilters,
  useMoneyList,
  useTransactionFilters,
} from '@/areas/money_lists'
import { defineFilters } from '@/kit/list/defineFilters'
import { useOperatorColumn } from '@/session/operator'
import { typeFilters } from './filters'
import { useAllBulkActions } from './useAllBulkActions'
import { useAllTransactionActions } from './useAllTransactionActions'

const filters = defineFilters<TransactionsListApiArg>()('-createdAt', {
  ...typeFilters(transactionTypeValues, transactionSubTypeValues),
  ...transactionFilters,
  isFirstDeposit: { label: 'First deposit', kind: 'boolean', more: true },
  isCost: { label: 'Given to players', kind: 'boolean', more: true },
  hasGateway: { label: 'By a gateway', kind: 'boolean', more: true },
  affId: { label: 'Affiliate ID', more: true },
  channelId: { label: 'Channel ID', more: true },
})

const columns = transactionColumns(
  ['fromAmount', 'toAmountInUSD', 'createdAt', 'transactionType', 'status', 'warnings', 'player'],
  [
    'decidedBy',
    'decidedAt',
    'gateway',
    'operator',
    'nickName',
    'toAmount',
    'walletType',
    'balanceBefore',
    'balanceAfter',
    'isFTD',
    'confirmedAt',
    'confirmedBy',
  ],
)

/** Everything that moved players' money, or asks to. */
export function Transactions() {
  const { list, query } = useMoneyList(filters)
  const call = useTransactionsListQuery(query)
  return (
    <TransactionList
      id="transactions.all"
      what="transactions"
      list={list}
      call={call}
      columns={useOperatorColumn(columns, 'operator.opTitle', 'warnings')}
      filters={useTransactionFilters(list.fields)}
      actions={useAllTransactionActions()}
      bulk={useAllBulkActions()}
      exporting={{
        fileName: 'transactions',
        ...moneySource(api.endpoints.transactionsList, query),
      }}
      empty={{
        title: 'No transactions yet',
        advice: 'Deposits, withdrawals, bonuses and top-ups are listed here.',
      }}
    />
  )
}

export const reads = moneyReads(filters, api.endpoints.transactionsList)
