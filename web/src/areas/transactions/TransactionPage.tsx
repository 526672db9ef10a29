import './transactions.css'
import { useParams } from 'react-router'
import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { nameOf, TransactionState, titleOf, transactionTabs } from '@/areas/money_lists'
import { RecordPage } from '@/kit/record/RecordPage'
import { useAllTransactionActions } from './useAllTransactionActions'

/** A transaction's details on a page of their own. */
export function TransactionPage() {
  const { txId = '' } = useParams()
  return (
    <RecordPage
      className="transactions-page"
      what={`Transaction ${txId}`}
      loaded={useTransactionQuery({ txId })}
      label={titleOf}
      name={nameOf}
      state={(transaction) => <TransactionState transaction={transaction} />}
      actions={useAllTransactionActions()}
      tabs={transactionTabs}
    />
  )
}
