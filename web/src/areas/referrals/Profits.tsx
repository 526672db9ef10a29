import { Button } from 'antd'
import {
  api,
  type ReferralPendingApiArg,
  type ReferralProfitsApiArg,
  type ReferralWithdrawalsApiArg,
  useReferralPendingQuery,
  useReferralProfitsQuery,
  useReferralWithdrawalsQuery,
} from '@/api/gen/referrals/endpoints'
import {
  moneyReads,
  moneySource,
  subTypes,
  TransactionList,
  type TransactionListProps,
  transactionColumns,
  transactionFilters,
  types,
  useMoneyList,
} from '@/areas/money_lists'
import { useAllBulkActions, useDecisionActions } from '@/areas/transactions'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { days, defineFilters } from '@/kit/list/defineFilters'
import type { FilterKinds } from '@/kit/list/listSpec'
import { JobActions, RunningJobs } from './WithdrawJobs'

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
const type = {
  values: ['AFFILIATE', 'REFERRAL_PROFIT'] as const,
  labels: types,
  several: true,
  width: 124,
} as const
const EARNED = [
  'AFFILIATE_CPA_COMMISSION',
  'AFFILIATE_CPR_COMMISSION',
  'AFFILIATE_REVENUE_SHARE',
  'AFFILIATE_PROFIT_WITHDRAW',
] as const
const ALL = defineFilters<ReferralProfitsApiArg>()('-createdAt', {
  type: { ...type, more: true },
  txStatus: { ...txStatus, width: 124 },
  ...SOUGHT,
  subType: { label: 'Subtype', values: EARNED, labels: subTypes, several: true, more: true },
})
const PENDING = defineFilters<ReferralPendingApiArg>()('createdAt', { type, ...SOUGHT })
const WITHDRAWALS = defineFilters<ReferralWithdrawalsApiArg>()('createdAt', SOUGHT)

const columnsOfAll = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'transactionType', 'status', 'warnings', 'player', 'operator'],
  ['decidedBy', 'decidedAt', 'nickName', 'balanceBefore', 'balanceAfter'],
)
const columnsOfPending = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'transactionType', 'waiting', 'warnings', 'player', 'operator'],
  ['nickName', 'balanceBefore', 'balanceAfter'],
)
const columnsOfWithdrawals = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'waiting', 'warnings', 'player', 'nickName', 'operator'],
  ['balanceBefore', 'balanceAfter'],
)

/** What players earned by referring others, and what they were paid of it. */
export function Profits() {
  const { list, query } = useMoneyList(ALL)
  const calculate = useDialog(CalculatorDialog)
  return (
    <ProfitList
      toolbar={<Button onClick={() => calculate({})}>Calculate affiliate profit</Button>}
      id="referrals.profit"
      list={list}
      call={useReferralProfitsQuery(query)}
      columns={columnsOfAll}
      exporting={{
        fileName: 'affiliate-profit',
        ...moneySource(api.endpoints.referralProfits, query),
      }}
      empty={{
        title: 'No affiliate profit yet',
        advice: 'Players are paid for those whom they refer.',
      }}
    />
  )
}

/** The withdrawals and claims of profit that wait for a decision, the oldest first. */
export function PendingProfits() {
  const { list, query } = useMoneyList(PENDING)
  return (
    <ProfitList
      id="referrals.pending"
      list={list}
      call={useReferralPendingQuery(query)}
      columns={columnsOfPending}
      exporting={{
        fileName: 'pending-affiliate-profit',
        ...moneySource(api.endpoints.referralPending, query),
      }}
      empty={{
        title: 'No pending affiliate profit',
        advice: 'Withdrawals and players’ own claims stay here until they are decided.',
      }}
    />
  )
}

/** The withdrawals of profit that wait, and the jobs that make and confirm them for many. */
export function AffiliateWithdrawals() {
  const { list, query } = useMoneyList(WITHDRAWALS, { txStatus: 'PENDING' as const })
  return (
    <ProfitList
      id="referrals.withdrawals"
      list={list}
      call={useReferralWithdrawalsQuery(query)}
      columns={columnsOfWithdrawals}
      above={<RunningJobs />}
      toolbar={<JobActions />}
      exporting={{
        fileName: 'affiliate-withdrawals',
        ...moneySource(api.endpoints.referralWithdrawals, query),
      }}
      empty={{
        title: 'No pending affiliate withdrawals',
        advice: 'Start a job to withdraw the profit of all players who reached their minimum.',
      }}
    />
  )
}

type Given = 'id' | 'list' | 'call' | 'columns' | 'exporting' | 'empty' | 'above' | 'toolbar'

function ProfitList<K extends FilterKinds>(props: Pick<TransactionListProps<K>, Given>) {
  return (
    <TransactionList
      what="profit transactions"
      filters={props.list.fields}
      rowName={({ player }) => `profit of ${player.playerCode}`}
      actions={useDecisionActions()}
      bulk={useAllBulkActions()}
      {...props}
    />
  )
}

export const profitsReads = moneyReads(ALL, api.endpoints.referralProfits)

export const pendingProfitsReads = moneyReads(PENDING, api.endpoints.referralPending)

export const affiliateWithdrawalsReads = moneyReads(
  WITHDRAWALS,
  api.endpoints.referralWithdrawals,
  {
    txStatus: 'PENDING',
  },
)
