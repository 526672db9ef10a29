import { Tabs } from 'antd'
import { useParams } from 'react-router'
import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { nameOf, TransactionState, titleOf, useTransactionTabs } from '@/areas/money_lists'
import { Loaded } from '@/kit/display/Loaded'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { useRecordTitle } from '@/kit/tabTitle'
import { useAllTransactionActions } from './useAllTransactionActions'
import './transactions.css'

/** A transaction's details on a page of their own. */
export function TransactionPage() {
  const { txId = '' } = useParams()
  const tabs = useTransactionTabs()
  const call = useTransactionQuery({ txId })
  const { actions, dialog } = useAllTransactionActions()
  const allowed = usePermittedActions(actions)
  useRecordTitle(call.currentData && nameOf(call.currentData))
  return (
    <Loaded what={`Transaction ${txId}`} call={call}>
      {(transaction) => (
        <article className="transactions-page" aria-label={titleOf(transaction)}>
          <header>
            <h2>{titleOf(transaction)}</h2>
            <TransactionState transaction={transaction} />
            {allowed.length > 0 && (
              <ActionMenu
                subject={transaction}
                label={`Actions of ${titleOf(transaction)}`}
                actions={allowed}
              />
            )}
          </header>
          {tabs.length > 1 ? (
            <Tabs
              items={tabs.map(({ key, label, body }) => ({
                key,
                label,
                children: body(transaction),
              }))}
            />
          ) : (
            tabs[0]?.body(transaction)
          )}
          {dialog}
        </article>
      )}
    </Loaded>
  )
}
