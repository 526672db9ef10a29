import {
  api,
  type BonusClaimsApiArg,
  type BonusTransactionsApiArg,
  useBonusClaimsQuery,
  useBonusTransactionsQuery,
} from '@/api/gen/bonuses/endpoints'
import {
  moneyReads,
  moneySource,
  subTypes,
  TransactionList,
  transactionColumns,
  transactionFilters,
  useMoneyList,
} from '@/areas/money_lists'
import { useAllBulkActions, useDecisionActions } from '@/areas/transactions'
import { days, defineFilters } from '@/kit/list/defineFilters'

const { txStatus, txId, minAmount, maxAmount } = transactionFilters
const SOUGHT = {
  playerCode: { width: 112 },
  ...days('fromDate', 'toDate'),
  playerId: { more: true },
  txId,
  minAmount,
  maxAmount,
} as const
const OF_BONUSES = ['DEPOSIT_BONUS', 'MANUAL_BONUS', 'REGISTRATION_BONUS', 'BONUS_CLAIM'] as const
const CLAIMS = defineFilters<BonusClaimsApiArg>()('createdAt', SOUGHT)
const ALL = defineFilters<BonusTransactionsApiArg>()('-createdAt', {
  txStatus: { ...txStatus, width: 116 },
  subType: { label: 'Subtype', values: OF_BONUSES, labels: subTypes, several: true, width: 152 },
  ...SOUGHT,
})
const columnsOfClaims = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'waiting', 'warnings', 'player', 'nickName', 'operator'],
  ['balanceBefore', 'balanceAfter'],
)
/** “Registration bonus” is the longest of the types, and stays whole. */
const WIDTHS: Readonly<Record<string, { readonly width: number }>> = {
  transactionType: { width: 134 },
  warnings: { width: 110 },
}
const columnsOfAll = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'transactionType', 'status', 'warnings', 'player', 'operator'],
  ['decidedBy', 'decidedAt', 'nickName', 'balanceBefore', 'balanceAfter', 'confirmedAt'],
).map((column) => ({ ...column, ...WIDTHS[column.key] }))

/** The claims of unlocked bonuses that wait for a decision, the oldest first. */
export function BonusClaims() {
  const { list, query } = useMoneyList(CLAIMS)
  return (
    <TransactionList
      id="bonuses.claims"
      what="claims"
      list={list}
      filters={list.fields}
      call={useBonusClaimsQuery(query)}
      columns={columnsOfClaims}
      rowName={({ player }) => `claim of ${player.playerCode}`}
      actions={useDecisionActions()}
      bulk={useAllBulkActions()}
      exporting={{ fileName: 'bonus-claims', ...moneySource(api.endpoints.bonusClaims, query) }}
      empty={{
        title: 'No pending claims',
        advice: 'Players claim what releases unlocked for them.',
      }}
    />
  )
}

/** What was given of bonuses, and what was claimed. */
export function BonusTransactions() {
  const { list, query } = useMoneyList(ALL)
  return (
    <TransactionList
      id="bonuses.transactions"
      what="transactions"
      list={list}
      filters={list.fields}
      call={useBonusTransactionsQuery(query)}
      columns={columnsOfAll}
      rowName={({ player }) => `bonus transaction of ${player.playerCode}`}
      actions={useDecisionActions()}
      bulk={useAllBulkActions()}
      exporting={{
        fileName: 'bonus-transactions',
        ...moneySource(api.endpoints.bonusTransactions, query),
      }}
      empty={{
        title: 'No bonus transactions yet',
        advice: 'What players are given of bonuses, and their claims, are listed here.',
      }}
    />
  )
}

export const bonusClaimsReads = moneyReads(CLAIMS, api.endpoints.bonusClaims)

export const bonusTransactionsReads = moneyReads(ALL, api.endpoints.bonusTransactions)
