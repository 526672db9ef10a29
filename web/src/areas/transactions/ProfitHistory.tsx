import { Button } from 'antd'
import { useState } from 'react'
import {
  api,
  type TransactionsProfitApiArg,
  useTransactionsProfitQuery,
} from '@/api/gen/transactions/endpoints'
import {
  moneyReads,
  moneySource,
  TransactionList,
  transactionColumns,
  transactionFilters,
  useMoneyList,
  useTransactionFilters,
} from '@/areas/money_lists'
import { defineFilters } from '@/kit/list/defineFilters'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'
import { typeFilters } from './filters'
import { REFRESH_EVERY } from './refresh'
import { useAllBulkActions } from './useAllBulkActions'
import { useAllTransactionActions } from './useAllTransactionActions'

const PROFIT_TYPES = ['AFFILIATE', 'REFERRAL_PROFIT'] as const
const PROFIT_SUBTYPES = [
  'AFFILIATE_CPA_COMMISSION',
  'AFFILIATE_CPR_COMMISSION',
  'AFFILIATE_PROFIT_WITHDRAW',
  'AFFILIATE_REVENUE_SHARE',
] as const
const filters = defineFilters<TransactionsProfitApiArg>()('-createdAt', {
  ...typeFilters(PROFIT_TYPES, PROFIT_SUBTYPES),
  ...transactionFilters,
})
const columns = transactionColumns(
  ['toAmountInUSD', 'createdAt', 'transactionType', 'status', 'player', 'operator'],
  [
    'warnings',
    'nickName',
    'fromAmount',
    'balanceBefore',
    'balanceAfter',
    'confirmedAt',
    'confirmedBy',
  ],
)
const simple = transactionColumns(['toAmountInUSD', 'createdAt', 'status', 'player'])

/** Affiliate and referral profit, asked for again every 15 seconds. */
export function ProfitHistory() {
  const { role } = useSession().user
  const isPlatform = isPlatformAdmin(role)
  const [isSimple, setSimple] = useState(false)
  const { list, query } = useMoneyList(filters)
  const source = moneySource(api.endpoints.transactionsProfit, query)
  const call = useTransactionsProfitQuery(query, usePolling(REFRESH_EVERY))
  return (
    <TransactionList
      key={String(isSimple)}
      id={isSimple ? 'transactions.profit.simple' : 'transactions.profit'}
      what="profit transactions"
      list={list}
      call={call}
      columns={isSimple ? simple : columns}
      filters={useTransactionFilters(list.fields, { without: 'gateway' })}
      actions={useAllTransactionActions()}
      bulk={useAllBulkActions()}
      source={source}
      {...(isPlatform && {
        exporting: { fileName: 'profit-history', ...source },
        toolbar: (
          <Button
            type={isSimple ? 'primary' : 'default'}
            aria-pressed={isSimple}
            onClick={() => setSimple(!isSimple)}
          >
            Simple view
          </Button>
        ),
      })}
      empty={{
        title: 'No profit yet',
        advice: 'Players’ referral and affiliate profits are listed here.',
      }}
    />
  )
}

export const reads = moneyReads(filters, api.endpoints.transactionsProfit)
