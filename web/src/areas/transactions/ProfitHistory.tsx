import { Button } from 'antd'
import { useState } from 'react'
import { api, useTransactionsProfitQuery } from '@/api/gen/transactions/endpoints'
import type { FilterField } from '@/kit/list/ListFilters'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useSession, useSessionEnded } from '@/session/session'
import { transactionColumns } from './columns'
import { asQuery, SOUGHT, subTypeField, useTransactionFields } from './filters'
import { subTypes, types } from './labels'
import { exportOf } from './listSource'
import { REFRESH_EVERY } from './refresh'
import { TransactionList } from './TransactionList'
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
  filters: { type: PROFIT_TYPES, subType: PROFIT_SUBTYPES, ...SOUGHT },
} as const
const OWN: readonly FilterField[] = [
  {
    name: 'type',
    label: 'Type',
    width: 112,
    options: PROFIT_TYPES.map((value) => ({ value, label: types[value] })),
  },
  {
    ...subTypeField,
    options: PROFIT_SUBTYPES.map((value) => ({ value, label: subTypes[value] })),
  },
]
const full = transactionColumns(
  ['createdAt', 'type', 'status', 'player', 'inUSD', 'operator', 'nickName', 'confirmedBy'],
  ['txId', 'from', 'before', 'after', 'confirmedAt'],
)
const simple = transactionColumns(['createdAt', 'player', 'inUSD', 'status'])

/** Affiliate and referral profit, asked for again every 15 seconds. */
export function ProfitHistory() {
  const { role } = useSession().user
  const isPlatform = isPlatformAdmin(role)
  const [isSimple, setSimple] = useState(false)
  const list = useListState(SPEC)
  const query = asQuery({ ...list.query, ...useGlobalFilters() })
  const source = { endpoint: exportOf(api.endpoints.transactionsProfit), arg: query }
  const hasEnded = useSessionEnded()
  const call = useTransactionsProfitQuery(query, {
    pollingInterval: hasEnded ? 0 : REFRESH_EVERY,
  })
  const filters = useTransactionFields(undefined, OWN).filter(({ name }) => name !== 'gateway')
  const { actions, dialog } = useAllTransactionActions()
  return (
    <>
      <TransactionList
        key={String(isSimple)}
        id={isSimple ? 'transactions.profit.simple' : 'transactions.profit'}
        what="profit transactions"
        list={list}
        call={call}
        columns={isSimple ? simple : full}
        filters={filters}
        actions={actions}
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
          advice: 'What players earn by bringing others is listed here.',
        }}
      />
      {dialog}
    </>
  )
}
