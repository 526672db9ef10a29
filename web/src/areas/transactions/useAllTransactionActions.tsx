import type { ReactNode } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { Act } from '@/kit/record/ActionMenu'
import { decidingWays, type TransactionWay, useMay, useOpening } from './actions'
import { type TransactionDeed, useTypeActs } from './composition'
import { decidableAs } from './decisions'
import { types } from './labels'
import { useDeleteTransaction } from './useDeleteTransaction'

type TypeActsByType = ReturnType<typeof useTypeActs>

/** How that is done about this one; nothing where it is not done by hand. */
export function wayOf(
  typeActs: TypeActsByType,
  transaction: Transaction,
  deed: TransactionDeed,
): TransactionWay | undefined {
  if ((deed === 'confirm' || deed === 'reject') && decidableAs(transaction))
    return decidingWays[deed]
  return typeActs[transaction.transactionType]?.[deed]
}

interface Acting {
  readonly acts: readonly Act<Transaction>[]
  /** To be drawn wherever the acts are offered. */
  readonly dialog: ReactNode
}

/** What can be done about a transaction of any kind, each kind in its own way. */
export function useEveryAct(): Acting {
  const typeActs = useTypeActs()
  const may = useMay()
  const { open, dialog } = useOpening()
  const deleting = useDeleteTransaction()
  const acting = (id: TransactionDeed, label: string, otherwise: string): Act<Transaction> => ({
    id,
    label,
    danger: id === 'reject',
    because: (transaction) => {
      const way = wayOf(typeActs, transaction, id)
      return way ? may(way, transaction) : `${types[transaction.transactionType]} ${otherwise}`
    },
    run: (transaction) => {
      const way = wayOf(typeActs, transaction, id)
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
