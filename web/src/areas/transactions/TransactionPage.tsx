import { useParams } from 'react-router'
import { api, type TransactionDetails, useTransactionQuery } from '@/api/gen/transactions/endpoints'
import {
  DecidingContext,
  nameOf,
  TransactionState,
  titleOf,
  transactionTabs,
  whichOf,
} from '@/areas/money_lists'
import { joined } from '@/kit/display/None'
import { rawText } from '@/kit/display/readValue'
import { RecordPage } from '@/kit/record/RecordPage'
import { recordReads } from '@/session/reads'
import { useTypeActions } from './composition'
import { useAllTransactionActions } from './useAllTransactionActions'

const LISTS: Readonly<Partial<Record<string, { readonly label: string; readonly to: string }>>> = {
  DEPOSIT: { label: 'Deposits', to: '/deposit/list' },
  WITHDRAW: { label: 'Withdrawals', to: '/withdraw/list' },
}
const ALL = { label: 'Transactions', to: '/transactions/list' }

const headOf = (transaction: TransactionDetails): string =>
  joined([titleOf(transaction), ...whichOf(transaction).map(rawText)], ' · ')

/** A transaction's details on a page of their own. */
export function TransactionPage() {
  const { txId = '' } = useParams()
  const loaded = useTransactionQuery({ txId })
  const type = loaded.currentData?.transactionType ?? ''
  const { Deciding = null } = useTypeActions()[type] ?? {}
  return (
    <DecidingContext value={Deciding}>
      <RecordPage
        what={`Transaction ${txId}`}
        loaded={loaded}
        label={titleOf}
        title={headOf}
        name={nameOf}
        back={LISTS[type] ?? ALL}
        state={(transaction) => <TransactionState transaction={transaction} />}
        actions={useAllTransactionActions()}
        tabs={transactionTabs}
      />
    </DecidingContext>
  )
}

export const reads = recordReads(api.endpoints.transaction, 'txId', (key) => key)
