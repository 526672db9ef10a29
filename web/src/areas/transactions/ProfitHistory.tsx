import { Button } from 'antd'
import { useState } from 'react'
import { api, useTransactionsProfitQuery } from '@/api/gen/transactions/endpoints'
import {
  filterKinds,
  moneySource,
  TransactionList,
  transactionColumns,
  useMoneyList,
  useTransactionFilters,
} from '@/areas/money_lists'
import { isPlatformAdmin } from '@/session/roles'
import { useSession, useSessionEnded } from '@/session/session'
import { typeFields } from './filters'
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
const SPEC = {
  sort: '-createdAt',
  filters: { type: PROFIT_TYPES, subType: PROFIT_SUBTYPES, ...filterKinds },
} as const
const OWN = typeFields(PROFIT_TYPES, PROFIT_SUBTYPES)
const full = transactionColumns(
  ['createdAt', 'inUSD', 'type', 'status', 'player', 'operator', 'confirmedBy'],
  ['nickName', 'txId', 'from', 'before', 'after', 'confirmedAt'],
)
const simple = transactionColumns(['createdAt', 'player', 'inUSD', 'status'])

/** Affiliate and referral profit, asked for again every 15 seconds. */
export function ProfitHistory() {
  const { role } = useSession().user
  const isPlatform = isPlatformAdmin(role)
  const [isSimple, setSimple] = useState(false)
  const { list, query } = useMoneyList(SPEC)
  const source = moneySource(api.endpoints.transactionsProfit, query)
  const hasEnded = useSessionEnded()
  const call = useTransactionsProfitQuery(query, {
    pollingInterval: hasEnded ? 0 : REFRESH_EVERY,
  })
  return (
    <TransactionList
      key={String(isSimple)}
      id={isSimple ? 'transactions.profit.simple' : 'transactions.profit'}
      what="profit transactions"
      list={list}
      call={call}
      columns={isSimple ? simple : full}
      filters={useTransactionFilters({ own: OWN, without: 'gateway' })}
      acting={useAllTransactionActions()}
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
