import { useMemo } from 'react'
import { api, useWithdrawalsListQuery } from '@/api/gen/withdrawals/endpoints'
import {
  bulkDelete,
  exportOf,
  SOUGHT,
  TransactionList,
  transactionColumns,
  useDeleteTransaction,
  useTransactionActions,
  useTransactionFields,
} from '@/areas/transactions'
import type { EmptyText } from '@/kit/list/ListEmpty'
import type { FilterField } from '@/kit/list/ListFilters'
import { type ListState, useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { withdrawActions } from './actions'

const BULK = [bulkDelete]
const WAYS = Object.values(withdrawActions)
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
  const { actions, dialog } = useTransactionActions(WAYS)
  const deleting = useDeleteTransaction()
  return (
    <>
      <TransactionList
        id={id}
        what="withdrawals"
        list={list}
        call={useWithdrawalsListQuery(query)}
        columns={columns}
        filters={filters}
        actions={[...actions, deleting]}
        bulk={BULK}
        exporting={{
          fileName: 'withdrawals',
          endpoint: exportOf(api.endpoints.withdrawalsList),
          arg: query,
        }}
        empty={empty}
      />
      {dialog}
    </>
  )
}
