import { useMemo } from 'react'
import { useWithdrawalsListQuery } from '@/api/gen/endpoints'
import { useGlobalFilters } from '@/app/session/operator'
import {
  asPage,
  exportOf,
  SOUGHT,
  TransactionDrawer,
  transactionColumns,
  useOpenedTransaction,
  useTransactionFields,
} from '@/areas/transactions'
import type { EmptyText } from '@/kit/ListEmpty'
import type { FilterField } from '@/kit/ListFilters'
import { ListPage } from '@/kit/ListPage'
import { type ListState, useListState } from '@/kit/useListState'
import { useWithdrawActs } from './useWithdrawActs'

const ALL = { sort: '-createdAt', filters: SOUGHT } as const
const PENDING = { sort: 'createdAt', filters: SOUGHT } as const

const COLUMNS = transactionColumns(
  ['createdAt', 'status', 'player', 'nickName', 'from', 'inUSD', 'gateway', 'operator'],
  ['to', 'before', 'after', 'confirmedAt', 'confirmedBy', 'txId'],
)
const COLUMNS_OF_PENDING = transactionColumns(
  ['createdAt', 'player', 'nickName', 'from', 'inUSD', 'gateway', 'operator'],
  ['status', 'to', 'before', 'after', 'txId'],
)

/** Every withdrawal. */
export function Withdrawals() {
  return (
    <WithdrawalList
      id="withdrawals.list"
      list={useListState(ALL)}
      fixed={{}}
      columns={COLUMNS}
      filters={useTransactionFields('WITHDRAW')}
      empty={{
        title: 'No withdrawals yet',
        advice: 'Players ask for one from their wallet; it is listed here at once.',
      }}
    />
  )
}

/** The withdrawals that wait for a decision, the oldest first. */
export function PendingWithdrawals() {
  const fields = useTransactionFields('WITHDRAW')
  const filters = useMemo(() => fields.filter(({ name }) => name !== 'txStatus'), [fields])
  return (
    <WithdrawalList
      id="withdrawals.pending"
      list={useListState(PENDING)}
      fixed={{ txStatus: 'PENDING' }}
      columns={COLUMNS_OF_PENDING}
      filters={filters}
      empty={{
        title: 'Nothing waits',
        advice: 'A withdrawal that a player asks for stands here until it is decided.',
      }}
    />
  )
}

interface WithdrawalListProps {
  readonly id: string
  readonly list: ListState<typeof SOUGHT>
  readonly fixed: { readonly txStatus?: 'PENDING' }
  readonly columns: typeof COLUMNS
  readonly filters: readonly FilterField[]
  readonly empty: EmptyText
}

function WithdrawalList({ id, list, fixed, columns, filters, empty }: WithdrawalListProps) {
  const { gateway, ...sought } = list.query
  const gateways = gateway === undefined ? {} : { gateway: [gateway] }
  const query = { ...sought, ...gateways, ...useGlobalFilters(), ...fixed }
  const { data, ...rest } = useWithdrawalsListQuery(query)
  const page = data && asPage(data)
  const { openId, setOpenId, wasOpened, neighbours } = useOpenedTransaction(page?.items)
  const { acts, dialog } = useWithdrawActs()
  return (
    <>
      <ListPage
        id={id}
        what="withdrawals"
        list={list}
        loaded={{ ...rest, data: page }}
        columns={columns}
        filters={filters}
        rowKey="txId"
        rowName={({ txId }) => `withdrawal ${txId}`}
        onOpen={({ txId }) => setOpenId(txId)}
        acts={acts}
        exporting={{ fileName: 'withdrawals', endpoint: exportOf('withdrawalsList'), arg: query }}
        empty={empty}
      />
      {wasOpened && (
        <TransactionDrawer
          txId={openId}
          acts={acts}
          {...neighbours}
          onClose={() => setOpenId(null)}
        />
      )}
      {dialog}
    </>
  )
}
