import { type ComponentType, type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { Permission, Role, TransactionAct } from '@/api/gen/enums'
import { part } from '@/kit/lazyComponent'
import type { Act } from '@/kit/record/ActionMenu'
import { useSession } from '@/session/session'
import { closedBecause } from './decisions'

export interface TransactionDialogProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** One act on a transaction, in its row's menu and its drawer's head. */
export interface TransactionWay {
  readonly id: string
  readonly label: string
  readonly permission: Permission
  readonly roles?: readonly Role[]
  readonly danger?: boolean
  /** Why not for this one; null when it may be done. */
  readonly because?: (transaction: Transaction) => string | null
  /** What it opens; its code comes when it is first opened. */
  readonly Dialog: ComponentType<TransactionDialogProps>
}

/** Confirming and rejecting what this area decides about. */
export const decidingWays: Readonly<Record<TransactionAct, TransactionWay>> = {
  confirm: {
    id: 'transactionConfirm',
    label: 'Confirm',
    permission: 'transactions_write',
    because: closedBecause,
    Dialog: part(() => import('./DecideDialog').then((code) => code.ConfirmTransaction)),
  },
  reject: {
    id: 'transactionReject',
    label: 'Reject',
    permission: 'transactions_write',
    danger: true,
    because: closedBecause,
    Dialog: part(() => import('./DecideDialog').then((code) => code.RejectTransaction)),
  },
}

interface Opened {
  readonly transaction: Transaction
  readonly Dialog: ComponentType<TransactionDialogProps>
}

interface Opening {
  readonly open: (way: TransactionWay, transaction: Transaction) => void
  /** To be drawn wherever the acts are offered. */
  readonly dialog: ReactNode
}

export function useOpening(): Opening {
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    open: ({ Dialog }, transaction) => setOpened({ Dialog, transaction }),
    dialog: opened && (
      <opened.Dialog transaction={opened.transaction} onClose={() => setOpened(null)} />
    ),
  }
}

/** Why this user may not do it; null if they may. */
export function useMay(): (way: TransactionWay, transaction: Transaction) => string | null {
  const { role, permissions } = useSession().user
  return ({ permission, roles, because }, transaction) => {
    if (roles && !roles.includes(role)) return `Only ${roles.join(' and ')} may do this.`
    if (!permissions.includes(permission)) return `You need the permission ${permission} for this.`
    return because?.(transaction) ?? null
  }
}

/** These ways as acts of a list. */
export function useWays(ways: readonly TransactionWay[]): {
  readonly acts: readonly Act<Transaction>[]
  readonly dialog: ReactNode
} {
  const { role } = useSession().user
  const { open, dialog } = useOpening()
  const acts = ways
    .filter(({ roles }) => !roles || roles.includes(role))
    .map((way) => {
      const { Dialog: _dialog, roles: _roles, ...act } = way
      return { ...act, run: (transaction: Transaction) => open(way, transaction) }
    })
  return { acts, dialog }
}
