import { api, useTransactionsListQuery } from '@/api/gen/transactions/endpoints'
import { moneySource, TransactionList, transactionFilters, useMoneyList } from '@/areas/money_lists'
import { columns } from './topupColumns'

const { kinds, fields } = transactionFilters(
  ['playerCode', 'currency', 'fromDate', 'toDate', 'txId', 'minAmount', 'maxAmount'],
  {
    playerCode: { label: 'Player code', width: 120 },
    currency: { width: 112, more: false },
    fromDate: { width: 140 },
    toDate: { width: 140 },
  },
)
const SPEC = { sort: '-createdAt', filters: kinds } as const
const TOPUPS = { type: ['TOPUP' as const] }

/** What staff added to players' wallets and took from them. */
export function Topups() {
  const { list, query } = useMoneyList(SPEC, TOPUPS)
  return (
    <TransactionList
      id="wallet.topups"
      what="topups"
      list={list}
      call={useTransactionsListQuery(query)}
      columns={columns}
      filters={fields}
      rowName={({ txId }) => `topup ${txId}`}
      exporting={{ fileName: 'topups', ...moneySource(api.endpoints.transactionsList, query) }}
      empty={{
        title: 'No topups yet',
        advice: 'Open a player and choose Topup Player to add to their wallet.',
      }}
    />
  )
}
