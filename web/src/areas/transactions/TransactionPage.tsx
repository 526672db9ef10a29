import { Tabs } from 'antd'
import { useParams } from 'react-router'
import type { ApiError } from '@/api/answer'
import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { TransactionState, titleOf, useTransactionTabs } from '@/areas/money_lists'
import { Failure } from '@/kit/display/Failure'
import { FieldsSkeleton, useLasting } from '@/kit/display/Skeletons'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { useAllTransactionActions } from './useAllTransactionActions'
import './transactions.css'

/** A transaction's details on a page of their own. */
export function TransactionPage() {
  const { txId = '' } = useParams()
  const tabs = useTransactionTabs()
  const { currentData: transaction, error, isFetching, refetch } = useTransactionQuery({ txId })
  const { actions, dialog } = useAllTransactionActions()
  const allowed = usePermittedActions(actions)
  const waiting = useLasting(isFetching && transaction === undefined)
  if (transaction === undefined) {
    if (error && !isFetching) {
      const what = `Transaction ${txId} could not be loaded`
      return <Failure what={what} error={error as ApiError} onRetry={refetch} />
    }
    return waiting ? <FieldsSkeleton /> : null
  }
  const title = titleOf(transaction)
  return (
    <article className="transactions-page" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <TransactionState transaction={transaction} />
        {allowed.length > 0 && (
          <ActionMenu subject={transaction} label={`Actions of ${title}`} actions={allowed} />
        )}
      </header>
      {tabs.length > 1 ? (
        <Tabs
          items={tabs.map(({ key, label, body }) => ({ key, label, children: body(transaction) }))}
        />
      ) : (
        tabs[0]?.body(transaction)
      )}
      {dialog}
    </article>
  )
}
