import { useNavigate } from 'react-router'
import { useTransactionsListQuery } from '@/api/gen/endpoints'
import { currencyValues } from '@/api/gen/enums'
import { useGlobalFilters } from '@/app/session/operator'
import { ListPage } from '@/kit/ListPage'
import { useListState } from '@/kit/useListState'
import { exported } from './exported'
import { columns } from './topupColumns'

const SPEC = {
  sort: '-createdAt',
  filters: {
    playerCode: 'text',
    txId: 'text',
    currency: currencyValues,
    minAmountInUSD: 'number',
    maxAmountInUSD: 'number',
    fromDate: 'text',
    toDate: 'text',
  },
} as const

/** What staff added to players' wallets and took from them. */
export function Topups() {
  const list = useListState(SPEC)
  const navigate = useNavigate()
  const query = { ...list.query, ...useGlobalFilters(), type: ['TOPUP' as const] }
  const { data, ...rest } = useTransactionsListQuery(query)
  const page = data && { items: data.transactions, count: data.count }
  return (
    <ListPage
      id="wallet.topups"
      what="topups"
      list={list}
      loaded={{ ...rest, data: page }}
      columns={columns}
      filters={[
        { name: 'playerCode', label: 'Player code', width: 120 },
        { name: 'txId', label: 'Transaction id', width: 176 },
        {
          name: 'currency',
          label: 'Currency',
          width: 112,
          options: currencyValues.map((value) => ({ value, label: value })),
        },
        { name: 'minAmountInUSD', label: 'At least USD', width: 112 },
        { name: 'maxAmountInUSD', label: 'At most USD', width: 112 },
        { name: 'fromDate', label: 'From', width: 140, day: { edge: 'start', bound: 'toDate' } },
        { name: 'toDate', label: 'To', width: 140, day: { edge: 'end', bound: 'fromDate' } },
      ]}
      rowKey="txId"
      rowName={({ txId }) => `topup ${txId}`}
      onOpen={({ txId }) => navigate(`/transactions/details/${txId}`)}
      exporting={{ fileName: 'topups', endpoint: exported, arg: query }}
      empty={{
        title: 'No topups yet',
        advice: 'Open a player and choose Topup Player to add to their wallet.',
      }}
    />
  )
}
