import { api, type DepositsListApiArg, useDepositsListQuery } from '@/api/gen/deposits/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import {
  bulkDelete,
  moneyReads,
  moneySource,
  OrderCounts,
  TransactionList,
  transactionColumns,
  transactionFilters,
  useMoneyList,
  useTransactionFilters,
  useWithDeletion,
} from '@/areas/money_lists'
import { defineFilters } from '@/kit/list/defineFilters'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { useOperatorColumn } from '@/session/operator'
import { depositOrder } from './actions'
import { csvColumns } from './csvColumns'
import { depositDecisions } from './decisions'

const FILTERS = {
  isFirstDeposit: { label: 'First deposit', kind: 'boolean', more: true },
  ...transactionFilters,
} as const
const NEWEST_FIRST = defineFilters<DepositsListApiArg>()('-createdAt', FILTERS)
const OLDEST_FIRST = defineFilters<DepositsListApiArg>()('createdAt', FILTERS)
const BULK = [...depositDecisions.bulk, bulkDelete]
const ACTIONS = [...depositDecisions.actions, depositOrder]

const COLUMNS = transactionColumns(
  ['fromAmount', 'toAmountInUSD', 'createdAt', 'status', 'warnings', 'player', 'decidedBy'],
  [
    'decidedAt',
    'gateway',
    'operator',
    'nickName',
    'isFTD',
    'toAmount',
    'balanceBefore',
    'balanceAfter',
    'confirmedAt',
    'confirmedBy',
  ],
)
const COLUMNS_OF_WAITING = transactionColumns(
  ['fromAmount', 'toAmountInUSD', 'createdAt', 'waiting', 'warnings', 'player', 'gateway'],
  ['operator', 'nickName', 'status', 'arriving'],
)

interface DepositListProps {
  readonly id: ListId
  readonly what: string
  readonly fixed: { readonly txStatus?: 'PENDING'; readonly isOrder?: boolean }
  readonly columns: typeof COLUMNS
  readonly empty: EmptyText
}

function DepositList({ id, what, fixed, columns, empty }: DepositListProps) {
  const { txStatus } = fixed
  const { list, query } = useMoneyList(txStatus ? OLDEST_FIRST : NEWEST_FIRST, fixed)
  const filters = useTransactionFilters(list.fields, {
    type: 'DEPOSIT',
    ...(txStatus && { without: 'txStatus' }),
  })
  const exporting = { fileName: 'Deposits', ...moneySource(api.endpoints.depositsList, query) }
  const call = useDepositsListQuery(query)
  return (
    <TransactionList
      id={id}
      what={what}
      list={list}
      call={call}
      above={<OrderCounts path="/deposit/list" page={call.data} />}
      columns={useOperatorColumn(columns, 'operator.opTitle', txStatus ? 'gateway' : 'decidedBy')}
      filters={filters}
      actions={useWithDeletion(ACTIONS)}
      bulk={BULK}
      exporting={exporting}
      exportColumns={csvColumns}
      empty={empty}
    />
  )
}

const ALL = {}
const ORDERS = { isOrder: true }
const PENDING = { txStatus: 'PENDING' } as const

/** Every deposit. */
export function Deposits() {
  return (
    <DepositList
      id="deposits.list"
      what="deposits"
      fixed={ALL}
      columns={COLUMNS}
      empty={{ title: 'No deposits yet', advice: 'Players’ deposits are listed here.' }}
    />
  )
}

/** Deposits that players ordered and pay by a transfer of their own. */
export function DepositOrders() {
  return (
    <DepositList
      id="deposits.orders"
      what="deposit orders"
      fixed={ORDERS}
      columns={COLUMNS}
      empty={{
        title: 'No deposit orders yet',
        advice: 'Orders stay here until they are verified or rejected.',
      }}
    />
  )
}

/** Deposits that wait to be verified, ordered ones among them, the oldest first. */
export function PendingDeposits() {
  return (
    <DepositList
      id="deposits.pending"
      what="pending deposits"
      fixed={PENDING}
      columns={COLUMNS_OF_WAITING}
      empty={{
        title: 'No pending deposits',
        advice: 'Deposits stay here until they are verified or rejected.',
      }}
    />
  )
}

export const depositsReads = moneyReads(NEWEST_FIRST, api.endpoints.depositsList, ALL)

export const depositOrdersReads = moneyReads(NEWEST_FIRST, api.endpoints.depositsList, ORDERS)

export const pendingDepositsReads = moneyReads(OLDEST_FIRST, api.endpoints.depositsList, PENDING)
