import { api, useTransactionsListQuery } from '@/api/gen/transactions/endpoints'
import { PeriodMenu } from '@/kit/list/PeriodMenu'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { columns } from './columns'
import { asQuery, subTypeField, TRANSACTIONS, typeField, useTransactionFields } from './filters'
import { exportOf } from './listSource'
import { TransactionList } from './TransactionList'
import { useAllBulkActions } from './useAllBulkActions'
import { useAllTransactionActions } from './useAllTransactionActions'

const OWN = [typeField, subTypeField]

/** Everything that moved players' money, or asks to. */
export function Transactions() {
  const list = useListState(TRANSACTIONS)
  const query = asQuery({ ...list.query, ...useGlobalFilters() })
  const { actions, dialog } = useAllTransactionActions()
  return (
    <>
      <TransactionList
        id="transactions.all"
        what="transactions"
        list={list}
        call={useTransactionsListQuery(query)}
        columns={columns}
        filters={useTransactionFields(undefined, OWN)}
        actions={actions}
        bulk={useAllBulkActions()}
        exporting={{
          fileName: 'transactions',
          endpoint: exportOf(api.endpoints.transactionsList),
          arg: query,
        }}
        toolbar={
          <PeriodMenu onChoose={(fromDate) => list.setFilters({ fromDate, toDate: null })} />
        }
        empty={{
          title: 'No transactions yet',
          advice: 'Deposits, withdrawals, bonuses and top-ups are listed here.',
        }}
      />
      {dialog}
    </>
  )
}
