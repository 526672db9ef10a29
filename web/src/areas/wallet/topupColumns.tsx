import type { Transaction } from '@/api/gen/shared/types'
import type { TopUpReason } from '@/api/gen/wallet/enums'
import { transactionColumns } from '@/areas/money_lists'
import { labelOf, Status, type StatusLabel } from '@/kit/display/Status'
import type { Column } from '@/kit/list/columns'
import { actionLabels, reasons } from './labels'

const directions: Readonly<Record<Transaction['direction'], StatusLabel>> = {
  IN: { tone: 'good', label: actionLabels['top-up'] },
  OUT: { tone: 'bad', label: actionLabels.deduct },
}

const action: Column<Transaction> = {
  key: 'direction',
  title: 'Action',
  width: 104,
  render: ({ direction }) => <Status {...labelOf(directions, direction)} />,
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
