import type { TransactionDetails } from '@/api/gen/transactions/endpoints'
import { jsonTab } from '@/kit/record/jsonTab'
import type { RecordTab } from '@/kit/record/recordTabs'
import { PLATFORM_ADMINS } from '@/session/roles'
import { TransactionFields } from './TransactionFields'

/** A transaction's details; the JSON is for the platform's own staff. */
export const transactionTabs: readonly RecordTab<TransactionDetails>[] = [
  {
    key: 'details',
    label: 'Details',
    Body: ({ record }) => <TransactionFields transaction={record} />,
  },
  jsonTab(({ txId }) => `Transaction ${txId} as JSON`, { roles: PLATFORM_ADMINS }),
]
