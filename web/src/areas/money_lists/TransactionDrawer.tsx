import { ExportOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { type TransactionDetails, useTransactionQuery } from '@/api/gen/transactions/endpoints'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordDrawer } from '@/kit/record/RecordDrawer'
import { titleOf } from './labels'
import { TransactionState } from './TransactionState'
import { useTransactionTabs } from './useTransactionTabs'
import './money_lists.css'

export interface TransactionDrawerProps {
  /** Null closes it. */
  readonly txId: string | null
  readonly actions?: readonly RecordAction<TransactionDetails>[]
  readonly onPrevious?: (() => void) | null
  readonly onNext?: (() => void) | null
  readonly onClose: () => void
}

/** A transaction's details from the right, over whatever page one is on. */
export function TransactionDrawer({ txId, onClose, ...rest }: TransactionDrawerProps) {
  const call = useTransactionQuery({ txId: txId ?? '' }, { skip: txId === null })
  return (
    <RecordDrawer<TransactionDetails>
      open={txId !== null}
      title={titleOf(call.currentData)}
      path={txId === null ? undefined : `/transactions/details/${encodeURIComponent(txId)}`}
      loaded={{ ...call, data: call.currentData }}
      state={(transaction) => <Head transaction={transaction} onClose={onClose} />}
      tabs={useTransactionTabs()}
      onClose={onClose}
      {...rest}
    />
  )
}

interface HeadProps {
  readonly transaction: TransactionDetails
  readonly onClose: () => void
}

function Head({ transaction, onClose }: HeadProps) {
  return (
    <span className="money-head">
      <TransactionState transaction={transaction} />
      <Link
        to={`/transactions/details/${encodeURIComponent(transaction.txId)}`}
        aria-label="Open full page"
        title="Open full page"
        onClick={onClose}
      >
        <ExportOutlined aria-hidden />
      </Link>
    </span>
  )
}
