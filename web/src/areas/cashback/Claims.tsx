import { Button } from 'antd'
import {
  api,
  type CashbackListApiArg,
  type CashbackPendingApiArg,
  useCashbackListQuery,
  useCashbackPendingQuery,
} from '@/api/gen/cashback/endpoints'
import {
  moneyReads,
  moneySource,
  TransactionList,
  type TransactionListProps,
  transactionColumns,
  transactionFilters,
  useMoneyList,
} from '@/areas/money_lists'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { days, defineFilters } from '@/kit/list/defineFilters'
import type { FilterKinds } from '@/kit/list/listSpec'
import { cashbackDecisions } from './decisions'

const CalculatorDialog = lazyComponent(() =>
  import('./CalculatorDialog').then((code) => code.CalculatorDialog),
)

const { txStatus, txId, minAmount, maxAmount } = transactionFilters
const SOUGHT = {
  playerCode: { width: 112 },
  ...days('fromDate', 'toDate'),
  playerId: { more: true },
  txId,
  minAmount,
  maxAmount,
} as const
const PENDING = defineFilters<CashbackPendingApiArg>()('createdAt', SOUGHT)
const ALL = defineFilters<CashbackListApiArg>()('-createdAt', {
  txStatus: { ...txStatus, width: 124 },
  ...SOUGHT,
})
const columnsOfPending = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'waiting', 'warnings', 'player', 'nickName', 'operator'],
  ['balanceBefore', 'balanceAfter'],
)
const columnsOfAll = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'status', 'warnings', 'player', 'operator', 'decidedBy'],
  ['decidedAt', 'nickName', 'balanceBefore', 'balanceAfter', 'confirmedAt', 'confirmedBy'],
)

/** Every claim of cashback. */
export function Cashback() {
  const { list, query } = useMoneyList(ALL)
  return (
    <ClaimList
      id="cashback.claims"
      list={list}
      call={useCashbackListQuery(query)}
      columns={columnsOfAll}
      filters={list.fields}
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
      filters={list.fields}
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
  const calculate = useDialog(CalculatorDialog)
  return (
    <TransactionList
      what="claims"
      rowName={({ player }) => `claim of ${player.playerCode}`}
      actions={cashbackDecisions.actions}
      bulk={cashbackDecisions.bulk}
      toolbar={<Button onClick={() => calculate({})}>Calculate cashback</Button>}
      {...props}
    />
  )
}

export const cashbackReads = moneyReads(ALL, api.endpoints.cashbackList)

export const pendingCashbackReads = moneyReads(PENDING, api.endpoints.cashbackPending)
