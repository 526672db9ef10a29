import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { api, useCashbackListQuery, useCashbackPendingQuery } from '@/api/gen/cashback/endpoints'
import { transactionStatusValues } from '@/api/gen/shared/enums'
import type { Transaction, TransactionPage } from '@/api/gen/shared/types'
import {
  asPage,
  type ColumnName,
  exportOf,
  states,
  TransactionDrawer,
  transactionColumns,
} from '@/areas/transactions'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage, type ListPageProps } from '@/kit/list/ListPage'
import { type FilterKinds, useListState } from '@/kit/list/useListState'
import { useOpened } from '@/kit/record/useOpened'
import { useGlobalFilters } from '@/session/operator'
import { bulkDecisions } from './bulk'
import { useClaimActions } from './useClaimActions'

const CalculatorDialog = lazyComponent(() =>
  import('./CalculatorDialog').then((code) => code.CalculatorDialog),
)

const SOUGHT = {
  playerCode: 'text',
  playerId: 'text',
  txId: 'text',
  minAmount: 'number',
  maxAmount: 'number',
  fromDate: 'text',
  toDate: 'text',
} as const
const PENDING = { sort: '-createdAt', filters: SOUGHT } as const
const ALL = {
  sort: '-createdAt',
  filters: { txStatus: transactionStatusValues, ...SOUGHT },
} as const
const FIELDS: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 112 },
  { name: 'fromDate', label: 'Claimed from', width: 140, day: { edge: 'start', bound: 'toDate' } },
  { name: 'toDate', label: 'Claimed to', width: 140, day: { edge: 'end', bound: 'fromDate' } },
  { name: 'playerId', label: 'Player id', more: true },
  { name: 'txId', label: 'Transaction', more: true },
  { name: 'minAmount', label: 'USD at least', more: true },
  { name: 'maxAmount', label: 'USD at most', more: true },
]
const STATUS: FilterField = {
  name: 'txStatus',
  label: 'Status',
  width: 124,
  options: transactionStatusValues.map((value) => ({ value, label: states[value].word })),
}
const FIELDS_OF_ALL = [STATUS, ...FIELDS]
const WHOSE: readonly ColumnName[] = ['player', 'nickName', 'operator', 'inUSD']
const columnsOfPending = transactionColumns(['createdAt', ...WHOSE, 'txId'], ['before', 'after'])
const columnsOfAll = transactionColumns(
  ['createdAt', ...WHOSE, 'status', 'confirmedBy'],
  ['txId', 'before', 'after', 'confirmedAt'],
)

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
      exporting={{
        fileName: 'cashback',
        endpoint: exportOf(api.endpoints.cashbackList),
        arg: query,
      }}
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
        endpoint: exportOf(api.endpoints.cashbackPending),
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

type Shared = 'id' | 'list' | 'columns' | 'filters' | 'exporting' | 'empty'

interface ClaimListProps<K extends FilterKinds>
  extends Pick<ListPageProps<Transaction, K>, Shared> {
  readonly call: Call
}

function ClaimList<K extends FilterKinds>({ call, ...rest }: ClaimListProps<K>) {
  const [calculating, setCalculating] = useState(false)
  const [actions, dialog] = useClaimActions()
  const data = useMemo(() => call.data && asPage(call.data), [call.data])
  const opened = useOpened(data?.items, ({ txId }) => txId)
  return (
    <>
      <ListPage
        what="claims"
        loaded={{ ...call, data }}
        rowKey="txId"
        rowName={({ player }) => `claim of ${player.playerCode}`}
        onOpen={({ txId }) => opened.setOpenId(txId)}
        actions={actions}
        bulk={bulkDecisions}
        toolbar={<Button onClick={() => setCalculating(true)}>Cashback Calculator</Button>}
        {...rest}
      />
      {opened.wasOpened && (
        <TransactionDrawer
          txId={opened.openId}
          actions={actions}
          onClose={() => opened.setOpenId(null)}
          {...opened.neighbours}
        />
      )}
      {dialog}
      {calculating && <CalculatorDialog onClose={() => setCalculating(false)} />}
    </>
  )
}
