import { api, useDepositsListQuery } from '@/api/gen/deposits/endpoints'
import type { ListId } from '@/api/gen/views/enums'
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
import type { FilterField } from '@/kit/list/ListFilters'
import { depositActions } from './actions'
import { bulkDecisions } from './bulk'
import { csvColumns } from './csvColumns'

const FILTERS = { ...filterKinds, isFirstDeposit: 'boolean' } as const
const SPEC = { sort: '-createdAt', filters: FILTERS } as const
const OLDEST_FIRST = { sort: 'createdAt', filters: FILTERS } as const
const OWN: readonly FilterField[] = [{ name: 'isFirstDeposit', label: 'First deposit', more: true }]
const BULK = [...bulkDecisions, bulkDelete]
const ACTIONS = [depositActions.verify, depositActions.reject, depositActions.order]

const COLUMNS = transactionColumns(
  ['createdAt', 'from', 'inUSD', 'status', 'player', 'decidedBy', 'decidedAt'],
  [
    'gateway',
    'operator',
    'nickName',
    'isFTD',
    'to',
    'before',
    'after',
    'confirmedAt',
    'confirmedBy',
    'txId',
  ],
)
const COLUMNS_OF_WAITING = transactionColumns(
  ['createdAt', 'from', 'inUSD', 'player', 'nickName', 'gateway', 'operator'],
  ['status', 'to', 'txId'],
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
  const { list, query } = useMoneyList(txStatus ? OLDEST_FIRST : SPEC, fixed)
  const filters = useTransactionFilters({
    type: 'DEPOSIT',
    own: OWN,
    ...(txStatus && { without: 'txStatus' }),
  })
  const exporting = { fileName: 'Deposits', ...moneySource(api.endpoints.depositsList, query) }
  return (
    <TransactionList
      id={id}
      what={what}
      list={list}
      call={useDepositsListQuery(query)}
      columns={columns}
      filters={filters}
      acting={useActionsAndDeletion(ACTIONS)}
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
