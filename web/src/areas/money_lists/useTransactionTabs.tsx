import type { ReactNode } from 'react'
import type { TransactionDetails } from '@/api/gen/transactions/endpoints'
import { Json } from '@/kit/record/Json'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { TransactionFields } from './TransactionFields'

interface TransactionTab {
  readonly key: string
  readonly label: string
  readonly body: (transaction: TransactionDetails) => ReactNode
}

const details: TransactionTab = {
  key: 'details',
  label: 'Details',
  body: (transaction) => <TransactionFields transaction={transaction} />,
}
const json: TransactionTab = {
  key: 'json',
  label: 'JSON',
  body: (transaction) => (
    <Json value={transaction} what={`JSON of transaction ${transaction.txId}`} />
  ),
}

/** What a transaction's details show this user: the JSON is for the platform's own staff. */
export function useTransactionTabs(): readonly TransactionTab[] {
  const { role } = useSession().user
  return isPlatformAdmin(role) ? [details, json] : [details]
}
