import type { Transaction } from '@/api/gen/shared/types'
import type { TopUpReason } from '@/api/gen/wallet/enums'
import { transactionColumns } from '@/areas/money_lists'
import { Status } from '@/kit/display/Status'
import type { Column } from '@/kit/list/columns'
import { actionLabels, reasons } from './labels'

const action: Column<Transaction> = {
  key: 'direction',
  title: 'Action',
  width: 104,
  render: ({ direction }) => (
    <Status
      tone={direction === 'IN' ? 'good' : 'bad'}
      label={actionLabels[direction === 'IN' ? 'top-up' : 'deduct']}
    />
  ),
}

const reasonAndNote: readonly Column<Transaction>[] = [
  {
    key: 'reason',
    title: 'Reason',
    width: 112,
    render: ({ reason }) => reason && (reasons[reason as TopUpReason] ?? reason),
  },
  {
    key: 'note',
    title: 'Note',
    width: 160,
    render: ({ note }) => note && <span dir="auto">{note}</span>,
  },
]

export const columns: readonly Column<Transaction>[] = [
  ...transactionColumns(['createdAt', 'from', 'inUSD']),
  action,
  ...transactionColumns(['player']),
  ...reasonAndNote,
  ...transactionColumns(
    ['confirmedBy'],
    ['wallet', 'operator', 'nickName', 'before', 'after', 'txId'],
  ),
]
