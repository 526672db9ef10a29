import { Button } from 'antd'
import { useMemo, useState } from 'react'
import {
  type Transaction,
  type TransactionPage,
  useCashbackListQuery,
  useCashbackPendingQuery,
} from '@/api/gen/endpoints'
import { transactionStatusValues } from '@/api/gen/enums'
import { useGlobalFilters } from '@/app/session/operator'
import type { Column } from '@/kit/columns'
import type { Export } from '@/kit/ExportButton'
import type { EmptyText } from '@/kit/ListEmpty'
import type { FilterField } from '@/kit/ListFilters'
import { ListPage } from '@/kit/ListPage'
import { part } from '@/kit/part'
import { type FilterKinds, type ListState, useListState } from '@/kit/useListState'
import { columnsOfAll, columnsOfPending } from './columns'
import { asPage, exportOf } from './pages'
import { useDeciding } from './useDeciding'
import { states } from './words'
import './cashback.css'

const CalculatorDialog = part(() =>
  import('./CalculatorDialog').then((code) => code.CalculatorDialog),
)

const SOUGHT = {
  playerCode: 'text',
  playerId: 'text',
  txId: 'text',
  minAmount: 'number',
  maxAmount: 'number',
  from: 'text',
  to: 'text',
} as const
const PENDING = { sort: '-createdAt', filters: SOUGHT } as const
const ALL = {
  sort: '-createdAt',
  filters: { txStatus: transactionStatusValues, ...SOUGHT },
} as const
const FIELDS: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 112 },
  { name: 'playerId', label: 'Player id', more: true },
  { name: 'txId', label: 'Transaction', more: true },
  { name: 'minAmount', label: 'USD at least', more: true },
  { name: 'maxAmount', label: 'USD at most', more: true },
  { name: 'from', label: 'Claimed from', width: 140, day: { edge: 'start', bound: 'to' } },
  { name: 'to', label: 'Claimed to', width: 140, day: { edge: 'end', bound: 'from' } },
]
const STATUS: FilterField = {
  name: 'txStatus',
  label: 'Status',
  width: 124,
  options: transactionStatusValues.map((value) => ({ value, label: states[value][1] })),
}
const FIELDS_OF_ALL = [STATUS, ...FIELDS]

/** Every claim of cashback. */
export function Cashback() {
  const list = useListState(ALL)
  const query = { ...list.query, ...useGlobalFilters() }
  return (
    <ClaimList
      id="cashback.claims"
      list={list}
      call={useCashbackListQuery(query)}
      columns={columnsOfAll}
      filters={FIELDS_OF_ALL}
      exporting={{ fileName: 'cashback', endpoint: exportOf('cashbackList'), arg: query }}
      empty={{
        title: 'No cashback was claimed yet',
        advice: 'Players claim what was credited to their cashback wallet.',
      }}
    />
  )
}

/** The claims of cashback that wait to be confirmed. */
export function PendingCashback() {
  const list = useListState(PENDING)
  const query = { ...list.query, ...useGlobalFilters() }
  return (
    <ClaimList
      id="cashback.pending"
      list={list}
      call={useCashbackPendingQuery(query)}
      columns={columnsOfPending}
      filters={FIELDS}
      exporting={{
        fileName: 'pending-cashback',
        endpoint: exportOf('cashbackPending'),
        arg: query,
      }}
      empty={{
        title: 'No claim waits',
        advice: 'A claim waits here unless the settings confirm it at once.',
      }}
    />
  )
}

interface Call {
  readonly data?: TransactionPage | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ClaimListProps<K extends FilterKinds> {
  readonly id: string
  readonly list: ListState<K>
  readonly call: Call
  readonly columns: readonly Column<Transaction>[]
  readonly filters: readonly FilterField[]
  readonly exporting: Export
  readonly empty: EmptyText
}

function ClaimList<K extends FilterKinds>({ call, ...rest }: ClaimListProps<K>) {
  const [calculating, setCalculating] = useState(false)
  const [acts, dialog] = useDeciding()
  const data = useMemo(() => call.data && asPage(call.data), [call.data])
  return (
    <>
      <ListPage
        what="claims"
        loaded={{ ...call, data }}
        rowKey="txId"
        rowName={({ player }) => `claim of ${player.playerCode}`}
        onOpen={() => undefined}
        acts={acts}
        actions={<Button onClick={() => setCalculating(true)}>Cashback Calculator</Button>}
        {...rest}
      />
      {dialog}
      {calculating && <CalculatorDialog onClose={() => setCalculating(false)} />}
    </>
  )
}
