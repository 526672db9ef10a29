import { currencyValues } from '@/api/gen/shared/enums'
import { api, useTransactionsListQuery } from '@/api/gen/transactions/endpoints'
import { asPage, exportOf, TransactionDrawer } from '@/areas/transactions'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpened } from '@/kit/record/useOpened'
import { useGlobalFilters } from '@/session/operator'
import { columns } from './topupColumns'

const SPEC = {
  sort: '-createdAt',
  filters: {
    playerCode: 'text',
    txId: 'text',
    currency: currencyValues,
    minAmount: 'number',
    maxAmount: 'number',
    fromDate: 'text',
    toDate: 'text',
  },
} as const

const filters: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 120 },
  {
    name: 'currency',
    label: 'Currency',
    width: 112,
    options: currencyValues.map((value) => ({ value, label: value })),
  },
  { name: 'fromDate', label: 'From', width: 140, day: { edge: 'start', bound: 'toDate' } },
  { name: 'toDate', label: 'To', width: 140, day: { edge: 'end', bound: 'fromDate' } },
  { name: 'txId', label: 'Transaction', more: true },
  { name: 'minAmount', label: 'USD at least', more: true },
  { name: 'maxAmount', label: 'USD at most', more: true },
]

/** What staff added to players' wallets and took from them. */
export function Topups() {
  const list = useListState(SPEC)
  const query = { ...list.query, ...useGlobalFilters(), type: ['TOPUP' as const] }
  const { data, ...rest } = useTransactionsListQuery(query)
  const page = data && asPage(data)
  const { openId, setOpenId, wasOpened, neighbours } = useOpened(page?.items, ({ txId }) => txId)
  return (
    <>
      <ListPage
        id="wallet.topups"
        what="topups"
        list={list}
        loaded={{ ...rest, data: page }}
        columns={columns}
        filters={filters}
        rowKey="txId"
        rowName={({ txId }) => `topup ${txId}`}
        onOpen={({ txId }) => setOpenId(txId)}
        exporting={{
          fileName: 'topups',
          endpoint: exportOf(api.endpoints.transactionsList),
          arg: query,
        }}
        empty={{
          title: 'No topups yet',
          advice: 'Open a player and choose Topup Player to add to their wallet.',
        }}
      />
      {wasOpened && (
        <TransactionDrawer txId={openId} onClose={() => setOpenId(null)} {...neighbours} />
      )}
    </>
  )
}
