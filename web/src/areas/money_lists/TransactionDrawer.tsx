import { type TransactionDetails, useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { titleOf, whichOf } from './labels'
import { TransactionState } from './TransactionState'
import { transactionTabs } from './transactionTabs'
import './money_lists.css'

interface TransactionDrawerProps extends OpenedRecord {
  readonly actions?: readonly RecordAction<TransactionDetails>[] | undefined
}

/** A transaction's details from the right, over whatever page one is on. */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const { openId: txId } = props
  const call = useTransactionQuery({ txId: txId ?? '' }, { skip: txId === null })
  return (
    <RecordDrawer<TransactionDetails>
      {...props}
      title={titleOf(call.currentData)}
      name={whichOf}
      path={txId === null ? undefined : `/transactions/details/${encodeURIComponent(txId)}`}
      loaded={call}
      state={(transaction) => <TransactionState transaction={transaction} />}
      tabs={transactionTabs}
    />
  )
}
