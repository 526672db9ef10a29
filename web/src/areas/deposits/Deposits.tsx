import { useMemo } from 'react'
import { api, useDepositsListQuery } from '@/api/gen/deposits/endpoints'
import {
  asQuery,
  bulkDelete,
  exportOf,
  SOUGHT,
  TransactionList,
  transactionColumns,
  useDeleteTransaction,
  useTransactionActions,
  useTransactionFields,
} from '@/areas/transactions'
import { ExportButton } from '@/kit/list/ExportButton'
import type { EmptyText } from '@/kit/list/ListEmpty'
import type { FilterField } from '@/kit/list/ListFilters'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { depositActions } from './actions'
import { bulkDecisions } from './bulk'
import { csvColumns } from './csvColumns'

const SPEC = { sort: '-createdAt', filters: { ...SOUGHT, isFirstDeposit: 'boolean' } } as const
const OWN: readonly FilterField[] = [{ name: 'isFirstDeposit', label: 'First deposit', more: true }]
const BULK = [...bulkDecisions, bulkDelete]
const WAYS = [depositActions.verify, depositActions.reject, depositActions.order]

const COLUMNS = transactionColumns(
  [
    'createdAt',
    'status',
    'player',
    'from',
    'inUSD',
    'gateway',
    'operator',
    'nickName',
    'isFTD',
    'confirmedAt',
  ],
  ['txId', 'to', 'before', 'after', 'confirmedBy'],
)
const COLUMNS_OF_WAITING = transactionColumns(
  ['createdAt', 'player', 'from', 'inUSD', 'gateway', 'operator', 'nickName', 'status', 'txId'],
  ['to'],
)

interface DepositListProps {
  readonly id: string
  readonly what: string
  readonly fixed: { readonly txStatus?: 'PENDING'; readonly isOrder?: boolean }
  readonly columns: typeof COLUMNS
  readonly empty: EmptyText
}

function DepositList({ id, what, fixed, columns, empty }: DepositListProps) {
  const list = useListState(SPEC)
  const query = { ...asQuery({ ...list.query, ...useGlobalFilters() }), ...fixed }
  const fields = useTransactionFields('DEPOSIT', OWN)
  const filters = useMemo(
    () => (fixed.txStatus ? fields.filter(({ name }) => name !== 'txStatus') : fields),
    [fields, fixed.txStatus],
  )
  const { actions, dialog } = useTransactionActions(WAYS)
  const deleting = useDeleteTransaction()
  const exporting = {
    fileName: 'Deposits',
    endpoint: exportOf(api.endpoints.depositsList),
    arg: query,
  }
  return (
    <>
      <TransactionList
        id={id}
        what={what}
        list={list}
        call={useDepositsListQuery(query)}
        columns={columns}
        filters={filters}
        actions={[...actions, deleting]}
        bulk={BULK}
        source={exporting}
        toolbar={<ExportButton what={exporting} columns={csvColumns} />}
        empty={empty}
      />
      {dialog}
    </>
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
      empty={{ title: 'No deposits yet', advice: 'What players pay in is listed here.' }}
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
        advice: 'An order stands here until the player’s transfer is verified or it is rejected.',
      }}
    />
  )
}

/** Deposits that wait to be verified, ordered ones among them. */
export function PendingDeposits() {
  return (
    <DepositList
      id="deposits.pending"
      what="pending deposits"
      fixed={PENDING}
      columns={COLUMNS_OF_WAITING}
      empty={{
        title: 'Nothing waits',
        advice: 'A deposit stands here until it is verified or rejected.',
      }}
    />
  )
}
