import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { Alert, Modal } from 'antd'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Permission, Role } from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { FieldsSkeleton, useLasting } from '@/kit/display/Skeletons'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordFields } from '@/kit/record/RecordFields'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'
import { useDeleteTransaction } from './deletion'
import { decisionFields, TransactionState } from './TransactionState'

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

interface TransactionProps {
  readonly transaction: Transaction
}

interface Opened extends TransactionProps {
  readonly action: TransactionAction
}

interface Opening {
  readonly open: (action: TransactionAction, transaction: Transaction) => void
  /** To be drawn wherever the actions are offered. */
  readonly dialog: ReactNode
}

export function useActionDialog(): Opening {
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    open: (action, transaction) => setOpened({ action, transaction }),
    dialog: opened && <ActionDialog {...opened} onClose={() => setOpened(null)} />,
  }
}

interface ActionDialogProps extends Opened {
  readonly onClose: () => void
}

/** Acts on the transaction as it is when the dialog opens: the row may be older. */
function ActionDialog({ action, transaction: seen, onClose }: ActionDialogProps) {
  const { Dialog, label, disabledReason } = action
  const loaded = useAsItIs(seen)
  const waiting = useLasting(loaded === null)
  const reason = loaded && (disabledReason?.(loaded) ?? null)
  if (loaded && !reason) return <Dialog transaction={loaded} onClose={onClose} />
  if (!loaded && !waiting) return null
  return (
    <Modal
      open
      centered
      title={label}
      footer={<SafeChoice onClick={onClose}>Close</SafeChoice>}
      onCancel={onClose}
    >
      {loaded ? <Decided transaction={loaded} reason={reason ?? ''} /> : <FieldsSkeleton />}
    </Modal>
  )
}

/** The transaction, read now; what shows an older one is read again. */
function useAsItIs(seen: Transaction): Transaction | null {
  const [loaded, setLoaded] = useState<Transaction | null>(null)
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  useEffect(() => {
    let isOpen = true
    const { txId, revision } = seen
    const { initiate } = api.endpoints.transaction
    const reading = dispatch(initiate({ txId }, { subscribe: false, forceRefetch: true }))
    void reading.then(({ data }) => {
      if (data && data.revision !== revision)
        dispatch(api.util.invalidateTags(['Transaction', 'Withdrawal', 'Badges']))
      if (isOpen) setLoaded(data ?? seen)
    })
    return () => {
      isOpen = false
    }
  }, [dispatch, seen])
  return loaded
}

/** Somebody else was faster. */
function Decided({ transaction, reason }: TransactionProps & { readonly reason: string }) {
  return (
    <>
      <Alert type="info" showIcon role="status" title={reason} />
      <RecordFields
        fields={[
          ['Status', <TransactionState key="status" transaction={transaction} />],
          ...decisionFields(transaction),
        ]}
      />
    </>
  )
}

/** Why this user may not do it; null if they may. */
export function useActionAllowed(): (
  action: TransactionAction,
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
  /** To be drawn wherever the actions are offered. */
  readonly dialog: ReactNode
}

/** These actions, as a list offers them. */
export function useTransactionActions(offered: readonly TransactionAction[]): TransactionActions {
  const { role } = useSession().user
  const { open, dialog } = useActionDialog()
  const actions = offered
    .filter(({ roles }) => !roles || roles.includes(role))
    .map((action) => {
      const { Dialog: _dialog, roles: _roles, ...act } = action
      return { ...act, run: (transaction: Transaction) => open(action, transaction) }
    })
  return { actions, dialog }
}

/** These actions, and deletion after them. */
export function useActionsAndDeletion(offered: readonly TransactionAction[]): TransactionActions {
  const { actions, dialog } = useTransactionActions(offered)
  return { actions: [...actions, useDeleteTransaction()], dialog }
}
