import { type ComponentType, type ReactNode, useState } from 'react'
import type { Permission, Role } from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'
import { useDeleteTransaction } from './deletion'

export interface TransactionDialogProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** One act on a transaction, in its row's menu and its drawer's head. */
export interface TransactionAction {
  readonly id: string
  readonly label: string
  readonly permission: Permission
  readonly roles?: readonly Role[]
  readonly danger?: boolean
  /** Why not for this one; null when it may be done. */
  readonly disabledReason?: (transaction: Transaction) => string | null
  /** What it opens; its code comes when it is first opened. */
  readonly Dialog: ComponentType<TransactionDialogProps>
}

interface Opened {
  readonly transaction: Transaction
  readonly Dialog: ComponentType<TransactionDialogProps>
}

interface Opening {
  readonly open: (way: TransactionAction, transaction: Transaction) => void
  /** To be drawn wherever the acts are offered. */
  readonly dialog: ReactNode
}

export function useActionDialog(): Opening {
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    open: ({ Dialog }, transaction) => setOpened({ Dialog, transaction }),
    dialog: opened && (
      <opened.Dialog transaction={opened.transaction} onClose={() => setOpened(null)} />
    ),
  }
}

/** Why this user may not do it; null if they may. */
export function useActionAllowed(): (
  way: TransactionAction,
  transaction: Transaction,
) => string | null {
  const { role, permissions } = useSession().user
  return ({ permission, roles, disabledReason }, transaction) => {
    if (roles && !roles.includes(role))
      return `Only available to ${roles.map((each) => roleNames[each]).join(' and ')}.`
    if (!permissions.includes(permission)) return `You need the permission ${permission} for this.`
    return disabledReason?.(transaction) ?? null
  }
}

export interface TransactionActions {
  readonly actions: readonly RecordAction<Transaction>[]
  /** To be drawn wherever the acts are offered. */
  readonly dialog: ReactNode
}

/** These ways as acts of a list. */
export function useTransactionActions(ways: readonly TransactionAction[]): TransactionActions {
  const { role } = useSession().user
  const { open, dialog } = useActionDialog()
  const actions = ways
    .filter(({ roles }) => !roles || roles.includes(role))
    .map((way) => {
      const { Dialog: _dialog, roles: _roles, ...act } = way
      return { ...act, run: (transaction: Transaction) => open(way, transaction) }
    })
  return { actions, dialog }
}

/** These ways, and deletion after them. */
export function useActionsAndDeletion(ways: readonly TransactionAction[]): TransactionActions {
  const { actions, dialog } = useTransactionActions(ways)
  return { actions: [...actions, useDeleteTransaction()], dialog }
}
