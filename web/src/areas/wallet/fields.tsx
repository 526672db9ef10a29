import type { Transaction } from '@/api/gen/shared/types'
import type { TopUpReason } from '@/api/gen/wallet/enums'
import { moneyColumns, reasons, transactionColumns } from '@/areas/money_lists'
import type { StatusLabel } from '@/kit/display/Status'
import type { Column } from '@/kit/list/columns'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { actionLabels } from './labels'

const directions: Readonly<Record<Transaction['direction'], StatusLabel>> = {
  IN: { tone: 'good', label: actionLabels['top-up'] },
  OUT: { tone: 'bad', label: actionLabels.deduct },
}

const fields = fieldsOf<Transaction>()({
  direction: { label: 'Action', width: 96, labels: directions },
  reason: {
    width: 106,
    render: ({ reason }) => reason && (reasons[reason as TopUpReason] ?? reason),
  },
  note: { width: 120, render: ({ note }) => note && <span dir="auto">{note}</span> },
})

export const columns: readonly Column<Transaction>[] = [
  ...transactionColumns(['fromAmount', 'toAmountInUSD', 'createdAt']),
  fields.column('direction'),
  ...moneyColumns(['player']),
  ...fields.columns('reason', 'note'),
  // Who made it has decided it; the platform keeps that as who confirmed it.
  ...moneyColumns(['confirmedBy']).map((by) => ({ ...by, title: 'Decided by', width: 112 })),
  ...moneyColumns([], ['walletType', 'operator', 'nickName', 'balanceBefore', 'balanceAfter']),
]
