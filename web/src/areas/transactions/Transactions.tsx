import { transactionSubTypeValues, transactionTypeValues } from '@/api/gen/shared/enums'
import { api, useTransactionsListQuery } from '@/api/gen/transactions/endpoints'
import {
  filterKinds,
  moneySource,
  TransactionList,
  transactionColumns,
  useMoneyList,
  useTransactionFilters,
} from '@/areas/money_lists'
import { PeriodMenu } from '@/kit/list/PeriodMenu'
import { typeFields } from './filters'
import { useAllBulkActions } from './useAllBulkActions'
import { useAllTransactionActions } from './useAllTransactionActions'

const SPEC = {
  sort: '-createdAt',
  filters: { type: transactionTypeValues, subType: transactionSubTypeValues, ...filterKinds },
} as const
const OWN = typeFields(transactionTypeValues, transactionSubTypeValues)

const columns = transactionColumns(
  ['createdAt', 'from', 'inUSD', 'type', 'status', 'player', 'decidedBy'],
  [
    'decidedAt',
    'gateway',
    'operator',
    'nickName',
    'txId',
    'to',
    'wallet',
    'before',
    'after',
    'isFTD',
    'confirmedAt',
    'confirmedBy',
  ],
)

/** Everything that moved players' money, or asks to. */
export function Transactions() {
  const { list, query } = useMoneyList(SPEC)
  return (
    <TransactionList
      id="transactions.all"
      what="transactions"
      list={list}
      call={useTransactionsListQuery(query)}
      columns={columns}
      filters={useTransactionFilters({ own: OWN })}
      acting={useAllTransactionActions()}
      bulk={useAllBulkActions()}
      exporting={{
        fileName: 'transactions',
        ...moneySource(api.endpoints.transactionsList, query),
      }}
      toolbar={<PeriodMenu onChoose={(fromDate) => list.setFilters({ fromDate, toDate: null })} />}
      empty={{
        title: 'No transactions yet',
        advice: 'Deposits, withdrawals, bonuses and top-ups are listed here.',
      }}
    />
  )
}
