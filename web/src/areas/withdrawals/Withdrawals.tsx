import type { ListId } from '@/api/gen/views/enums'
import { api, useWithdrawalsListQuery } from '@/api/gen/withdrawals/endpoints'
import {
  bulkDelete,
  filterKinds,
  moneySource,
  TransactionList,
  transactionColumns,
  useActionsAndDeletion,
  useMoneyList,
  useTransactionFilters,
} from '@/areas/money_lists'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { withdrawActions } from './actions'

const BULK = [bulkDelete]
const ACTIONS = Object.values(withdrawActions)
const ALL = { sort: '-createdAt', filters: filterKinds } as const
const PENDING = { sort: 'createdAt', filters: filterKinds } as const

const COLUMNS = transactionColumns(
  ['createdAt', 'from', 'inUSD', 'status', 'player', 'decidedBy', 'decidedAt'],
  [
    'gateway',
    'operator',
    'nickName',
    'to',
    'before',
    'after',
    'confirmedAt',
    'confirmedBy',
    'txId',
  ],
)
const COLUMNS_OF_PENDING = transactionColumns(
  ['createdAt', 'from', 'inUSD', 'player', 'nickName', 'gateway', 'operator'],
  ['status', 'to', 'before', 'after', 'txId'],
)

/** Every withdrawal. */
export function Withdrawals() {
  return (
    <WithdrawalList
      id="withdrawals.list"
      spec={ALL}
      columns={COLUMNS}
      empty={{
        title: 'No withdrawals yet',
        advice: 'Players’ withdrawal requests are listed here.',
      }}
    />
  )
}

/** The withdrawals that wait for a decision, the oldest first. */
export function PendingWithdrawals() {
  return (
    <WithdrawalList
      id="withdrawals.pending"
      spec={PENDING}
      columns={COLUMNS_OF_PENDING}
      empty={{
        title: 'No pending withdrawals',
        advice: 'Withdrawal requests stay here until they are approved or rejected.',
      }}
    />
  )
}

interface WithdrawalListProps {
  readonly id: ListId
  readonly spec: typeof ALL | typeof PENDING
  readonly columns: typeof COLUMNS
  readonly empty: EmptyText
}

function WithdrawalList({ id, spec, columns, empty }: WithdrawalListProps) {
  const isPending = spec === PENDING
  const { list, query } = useMoneyList(spec, isPending ? { txStatus: 'PENDING' as const } : {})
  const filters = useTransactionFilters({
    type: 'WITHDRAW',
    ...(isPending && { without: 'txStatus' }),
  })
  return (
    <TransactionList
      id={id}
      what="withdrawals"
      list={list}
      call={useWithdrawalsListQuery(query)}
      columns={columns}
      filters={filters}
      acting={useActionsAndDeletion(ACTIONS)}
      bulk={BULK}
      exporting={{ fileName: 'withdrawals', ...moneySource(api.endpoints.withdrawalsList, query) }}
      empty={empty}
    />
  )
}
