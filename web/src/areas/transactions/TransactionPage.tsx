import { Tabs } from 'antd'
import { useParams } from 'react-router'
import type { ApiError } from '@/api/answer'
import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { Failure } from '@/kit/display/Failure'
import { FieldsSkeleton, useLasting } from '@/kit/display/Skeletons'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { titleOf } from './labels'
import { TransactionFields } from './TransactionFields'
import { TransactionJson } from './TransactionJson'
import { TransactionState } from './TransactionState'
import { useAllTransactionActions } from './useAllTransactionActions'
import './transactions.css'

/** A transaction's details on a page of their own. */
export function TransactionPage() {
  const { txId = '' } = useParams()
  const { role } = useSession().user
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
  const facts = <TransactionFields transaction={transaction} />
  const json = <TransactionJson transaction={transaction} />
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
      {isPlatformAdmin(role) ? (
        <Tabs
          items={[
            { key: 'details', label: 'Details', children: facts },
            { key: 'json', label: 'JSON', children: json },
          ]}
        />
      ) : (
        facts
      )}
      {dialog}
    </article>
  )
}
