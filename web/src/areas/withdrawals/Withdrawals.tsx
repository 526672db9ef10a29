import { useNavigate } from 'react-router'
import { useWithdrawalsListQuery } from '@/api/gen/endpoints'
import { currencyValues, paymentProviderValues, transactionStatusValues } from '@/api/gen/enums'
import { useGlobalFilters } from '@/app/session/operator'
import type { EmptyText } from '@/kit/ListEmpty'
import type { FilterField } from '@/kit/ListFilters'
import { ListPage } from '@/kit/ListPage'
import { type FilterKinds, type ListState, useListState } from '@/kit/useListState'
import { columns } from './columns'
import { exported } from './exported'
import { useWithdrawActs } from './useWithdrawActs'
import { gateways, states } from './words'

const SOUGHT = {
  playerCode: 'text',
  paymentProvider: paymentProviderValues,
  currency: currencyValues,
  fromDate: 'text',
  toDate: 'text',
  playerId: 'text',
  txId: 'text',
  minAmount: 'number',
  maxAmount: 'number',
} as const
const PENDING = { sort: 'createdAt', filters: SOUGHT } as const
const ALL = {
  sort: '-createdAt',
  filters: { txStatus: transactionStatusValues, ...SOUGHT, isDeleted: 'boolean' },
} as const

const FIELDS: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 112 },
  {
    name: 'paymentProvider',
    label: 'Gateway',
    width: 128,
    options: paymentProviderValues.map((value) => ({ value, label: gateways[value] })),
  },
  {
    name: 'currency',
    label: 'Currency',
    width: 104,
    options: currencyValues.map((value) => ({ value, label: value })),
  },
  {
    name: 'fromDate',
    label: 'Requested from',
    width: 148,
    day: { edge: 'start', bound: 'toDate' },
  },
  { name: 'toDate', label: 'Requested to', width: 140, day: { edge: 'end', bound: 'fromDate' } },
  { name: 'playerId', label: 'Player id', more: true },
  { name: 'txId', label: 'Transaction', more: true },
  { name: 'minAmount', label: 'USD at least', more: true },
  { name: 'maxAmount', label: 'USD at most', more: true },
]
const STATUS: FilterField = {
  name: 'txStatus',
  label: 'Status',
  width: 120,
  options: transactionStatusValues.map((value) => ({ value, label: states[value].word })),
}
const FIELDS_OF_ALL: readonly FilterField[] = [
  STATUS,
  ...FIELDS,
  { name: 'isDeleted', label: 'Deleted', more: true },
]

/** Every withdrawal. */
export function Withdrawals() {
  return (
    <WithdrawalList
      id="withdrawals.list"
      list={useListState(ALL)}
      fixed={{}}
      filters={FIELDS_OF_ALL}
      empty={{
        title: 'No withdrawals yet',
        advice: 'Players ask for one from their wallet; it is listed here at once.',
      }}
    />
  )
}

/** The withdrawals that wait for a decision, the oldest first. */
export function PendingWithdrawals() {
  return (
    <WithdrawalList
      id="withdrawals.pending"
      list={useListState(PENDING)}
      fixed={{ txStatus: 'PENDING' }}
      filters={FIELDS}
      empty={{
        title: 'Nothing waits',
        advice: 'A withdrawal that a player asks for stands here until it is decided.',
      }}
    />
  )
}

interface WithdrawalListProps<K extends FilterKinds> {
  readonly id: string
  readonly list: ListState<K>
  readonly fixed: { readonly txStatus?: 'PENDING' }
  readonly filters: readonly FilterField[]
  readonly empty: EmptyText
}

function WithdrawalList<K extends FilterKinds>(props: WithdrawalListProps<K>) {
  const { id, list, fixed, filters, empty } = props
  const navigate = useNavigate()
  const query = { ...list.query, ...useGlobalFilters(), ...fixed }
  const { data, ...rest } = useWithdrawalsListQuery(query)
  const page = data && { items: data.transactions, count: data.count }
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
        onOpen={({ txId }) => navigate(`/transactions/details/${txId}`)}
        acts={acts}
        exporting={{ fileName: 'withdrawals', endpoint: exported, arg: query }}
        empty={empty}
      />
      {dialog}
    </>
  )
}
