import type { ListId } from '@/api/gen/views/enums'
import {
  api,
  useWithdrawalsListQuery,
  type WithdrawalsListApiArg,
} from '@/api/gen/withdrawals/endpoints'
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
import { withdrawOrder } from './actions'
import { withdrawDecisions } from './decisions'
import { WithdrawalFacts } from './lazyWithdrawalFacts'

const BULK = [bulkDelete]
const { approve, reject, resend, settle } = withdrawDecisions
const ACTIONS = [approve, reject, resend, withdrawOrder, settle]
const ALL = defineFilters<WithdrawalsListApiArg>()('-createdAt', transactionFilters)
const PENDING = defineFilters<WithdrawalsListApiArg>()('createdAt', transactionFilters)

const COLUMNS = transactionColumns(
  ['fromAmount', 'toAmountInUSD', 'createdAt', 'status', 'warnings', 'player', 'decidedBy'],
  [
    'decidedAt',
    'gateway',
    'operator',
    'nickName',
    'toAmount',
    'balanceBefore',
    'balanceAfter',
    'confirmedAt',
    'confirmedBy',
  ],
)
const COLUMNS_OF_PENDING = transactionColumns(
  ['fromAmount', 'toAmountInUSD', 'createdAt', 'waiting', 'warnings', 'player', 'gateway'],
  ['operator', 'nickName', 'status', 'arriving', 'balanceBefore', 'balanceAfter'],
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
  const filters = useTransactionFilters(list.fields, {
    type: 'WITHDRAW',
    ...(isPending && { without: 'txStatus' }),
  })
  const call = useWithdrawalsListQuery(query)
  return (
    <TransactionList
      id={id}
      what={isPending ? 'pending withdrawals' : 'withdrawals'}
      list={list}
      call={call}
      above={<OrderCounts path="/withdraw/list" page={call.data} />}
      columns={useOperatorColumn(columns, 'operator.opTitle', isPending ? 'gateway' : 'decidedBy')}
      filters={filters}
      actions={useWithDeletion(ACTIONS)}
      bulk={BULK}
      exporting={{ fileName: 'withdrawals', ...moneySource(api.endpoints.withdrawalsList, query) }}
      Deciding={WithdrawalFacts}
      empty={empty}
    />
  )
}

export const withdrawalsReads = moneyReads(ALL, api.endpoints.withdrawalsList)

export const pendingWithdrawalsReads = moneyReads(PENDING, api.endpoints.withdrawalsList, {
  txStatus: 'PENDING',
})
