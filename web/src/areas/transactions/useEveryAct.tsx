import type { ReactNode } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { TransactionAct } from '@/api/gen/enums'
import { ConfirmCashback, RejectCashback } from '@/areas/cashback'
import { depositWays } from '@/areas/deposits'
import { withdrawActs } from '@/areas/withdrawals'
import type { Act } from '@/kit/ActionMenu'
import { decidingWays, type TransactionWay, useMay, useOpening } from './acts'
import { closedBecause, decidableAs } from './decisions'
import { useDeleteTransaction } from './useDeleteTransaction'
import { types } from './words'

type Deed = TransactionAct | 'order' | 'resend'

const withdrawing = (id: string) => withdrawActs.find((way) => way.id === id)
const cashback = (Dialog: TransactionWay['Dialog']): TransactionWay => ({
  id: 'cashback',
  label: 'Cashback',
  permission: 'cashback_confirm',
  because: closedBecause,
  Dialog,
})

/** Each area's own way of doing it. */
const WAYS: Readonly<Partial<Record<string, Partial<Record<Deed, TransactionWay | undefined>>>>> = {
  DEPOSIT: { confirm: depositWays.verify, reject: depositWays.reject, order: depositWays.order },
  WITHDRAW: {
    confirm: withdrawing('withdrawApprove'),
    reject: withdrawing('withdrawReject'),
    order: withdrawing('withdrawOrder'),
    resend: withdrawing('withdrawResend'),
  },
  CASHBACK: { confirm: cashback(ConfirmCashback), reject: cashback(RejectCashback) },
}

/** How that is done about this one; nothing where it is not done by hand. */
export function wayOf(transaction: Transaction, deed: Deed): TransactionWay | undefined {
  if ((deed === 'confirm' || deed === 'reject') && decidableAs(transaction))
    return decidingWays[deed]
  return WAYS[transaction.transactionType]?.[deed]
}

interface Acting {
  readonly acts: readonly Act<Transaction>[]
  /** To be drawn wherever the acts are offered. */
  readonly dialog: ReactNode
}

/** What can be done about a transaction of any kind, each kind in its own way. */
export function useEveryAct(): Acting {
  const may = useMay()
  const { open, dialog } = useOpening()
  const deleting = useDeleteTransaction()
  const acting = (id: Deed, label: string, otherwise: string): Act<Transaction> => ({
    id,
    label,
    danger: id === 'reject',
    because: (transaction) => {
      const way = wayOf(transaction, id)
      return way ? may(way, transaction) : `${types[transaction.transactionType]} ${otherwise}`
    },
    run: (transaction) => {
      const way = wayOf(transaction, id)
      if (way) open(way, transaction)
    },
  })
  return {
    acts: [
      acting('confirm', 'Confirm', 'is not decided about by hand.'),
      acting('reject', 'Reject', 'is not decided about by hand.'),
      acting('order', 'Order status', 'has no order at a provider.'),
      acting('resend', 'Resend', 'is not sent to a provider.'),
      deleting,
    ],
    dialog,
  }
}
