import { Button } from 'antd'
import { useState } from 'react'
import { api, useCashbackListQuery, useCashbackPendingQuery } from '@/api/gen/cashback/endpoints'
import {
  moneySource,
  TransactionList,
  type TransactionListProps,
  transactionColumns,
  transactionFilters,
  useMoneyList,
  useTransactionActions,
} from '@/areas/money_lists'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterKinds } from '@/kit/list/useListState'
import { cashbackActions } from './actions'
import { bulkDecisions } from './bulk'

const CalculatorDialog = lazyComponent(() =>
  import('./CalculatorDialog').then((code) => code.CalculatorDialog),
)

const SOUGHT = [
  'playerCode',
  'fromDate',
  'toDate',
  'playerId',
  'txId',
  'minAmount',
  'maxAmount',
] as const
const CHANGES = {
  txStatus: { width: 124 },
  playerCode: { label: 'Player code', width: 112 },
  fromDate: { label: 'Claimed from', width: 140 },
  toDate: { label: 'Claimed to', width: 140 },
  playerId: { label: 'Player ID' },
} as const
const filtersOfPending = transactionFilters(SOUGHT, CHANGES)
const filtersOfAll = transactionFilters(['txStatus', ...SOUGHT], CHANGES)
const PENDING = { sort: 'createdAt', filters: filtersOfPending.kinds } as const
const ALL = { sort: '-createdAt', filters: filtersOfAll.kinds } as const
const columnsOfPending = transactionColumns(
  ['createdAt', 'inUSD', 'player', 'nickName', 'operator', 'txId'],
  ['before', 'after'],
)
const columnsOfAll = transactionColumns(
  ['createdAt', 'inUSD', 'status', 'player', 'operator', 'decidedBy', 'decidedAt'],
  ['nickName', 'txId', 'before', 'after', 'confirmedAt', 'confirmedBy'],
)

const ACTIONS = Object.values(cashbackActions)

/** Every claim of cashback. */
export function Cashback() {
  const { list, query } = useMoneyList(ALL)
  return (
    <ClaimList
      id="cashback.claims"
      list={list}
      call={useCashbackListQuery(query)}
      columns={columnsOfAll}
      filters={filtersOfAll.fields}
      exporting={{ fileName: 'cashback', ...moneySource(api.endpoints.cashbackList, query) }}
      empty={{
        title: 'No cashback claims yet',
        advice: 'Players claim what is credited to their cashback wallet.',
      }}
    />
  )
}

/** The claims of cashback that wait to be confirmed, the oldest first. */
export function PendingCashback() {
  const { list, query } = useMoneyList(PENDING)
  return (
    <ClaimList
      id="cashback.pending"
      list={list}
      call={useCashbackPendingQuery(query)}
      columns={columnsOfPending}
      filters={filtersOfPending.fields}
      exporting={{
        fileName: 'pending-cashback',
        ...moneySource(api.endpoints.cashbackPending, query),
      }}
      empty={{
        title: 'No pending claims',
        advice: 'Claims appear here unless they are approved automatically.',
      }}
    />
  )
}

type Given = 'id' | 'list' | 'call' | 'columns' | 'filters' | 'exporting' | 'empty'

function ClaimList<K extends FilterKinds>(props: Pick<TransactionListProps<K>, Given>) {
  const [calculating, setCalculating] = useState(false)
  return (
    <>
      <TransactionList
        what="claims"
        rowName={({ player }) => `claim of ${player.playerCode}`}
        acting={useTransactionActions(ACTIONS)}
        bulk={bulkDecisions}
        toolbar={<Button onClick={() => setCalculating(true)}>Cashback Calculator</Button>}
        {...props}
      />
      {calculating && <CalculatorDialog onClose={() => setCalculating(false)} />}
    </>
  )
}
