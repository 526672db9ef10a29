import {
  api,
  type TransactionsListApiArg,
  useTransactionsListQuery,
} from '@/api/gen/transactions/endpoints'
import {
  moneyReads,
  moneySource,
  TransactionList,
  transactionFilters,
  useMoneyList,
} from '@/areas/money_lists'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { columns } from './fields'

const { txId, currency, minAmount, maxAmount } = transactionFilters
const filters = defineFilters<TransactionsListApiArg>()('-createdAt', {
  playerCode: { width: 120 },
  currency: { ...currency, width: 112, more: false },
  ...days('fromDate', 'toDate', '', 140, 140),
  txId,
  minAmount,
  maxAmount,
})
const TOPUPS = { type: ['TOPUP' as const] }

/** What staff added to players' wallets and took from them. */
export function Topups() {
  const { list, query } = useMoneyList(filters, TOPUPS)
  return (
    <TransactionList
      id="wallet.topups"
      what="topups"
      list={list}
      call={useTransactionsListQuery(query)}
      columns={columns}
      filters={list.fields}
      rowName={({ txId }) => `topup ${txId}`}
      exporting={{ fileName: 'topups', ...moneySource(api.endpoints.transactionsList, query) }}
      empty={{
        title: 'No topups yet',
        advice: 'Open a player and choose Top up player to add to their wallet.',
      }}
    />
  )
}

export const reads = moneyReads(filters, api.endpoints.transactionsList, TOPUPS)
