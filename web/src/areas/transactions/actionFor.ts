import { permissionTitle } from '@/api/gen/permissions'
import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { types } from '@/areas/money_lists'
import type { CurrentUser } from '@/kit/currentUser'
import type { RecordAction } from '@/kit/record/recordActions'
import { roleNames } from '@/session/roleNames'
import type { ActionsByType } from './composition'
import { decisionsHere } from './decisions'

export type TransactionActionKey = TransactionActionType | 'order' | 'resend'

const isDecision = (key: TransactionActionKey): key is TransactionActionType =>
  key === 'confirm' || key === 'reject'

/** The decisions about this one; absent where it is not decided by hand. */
export const decisionsFor = (byType: ActionsByType, transaction: Transaction) =>
  decisionsHere(transaction) ?? byType[transaction.transactionType]?.decisions

/** How that is done about this one; nothing where it is not done by hand. */
export const actionFor = (
  byType: ActionsByType,
  transaction: Transaction,
  key: TransactionActionKey,
): RecordAction<Transaction> | undefined =>
  isDecision(key)
    ? decisionsFor(byType, transaction)?.action[key]
    : byType[transaction.transactionType]?.[key]

const OTHERWISE: Readonly<Record<TransactionActionKey, string>> = {
  confirm: 'cannot be approved or rejected manually.',
  reject: 'cannot be approved or rejected manually.',
  order: 'has no order at a provider.',
  resend: 'is not sent to a provider.',
}

/** Why this user may not do it about this one; null if they may. */
export function disabledReasonFor(
  byType: ActionsByType,
  transaction: Transaction,
  key: TransactionActionKey,
  user: CurrentUser,
): string | null {
  const action = actionFor(byType, transaction, key)
  if (!action) return `${types[transaction.transactionType]} ${OTHERWISE[key]}`
  const { roles, permission } = action
  if (roles && !roles.includes(user.role))
    return `Only available to ${roles.map((each) => roleNames[each]).join(' and ')}.`
  if (permission && !user.permissions.includes(permission))
    return `You need the permission “${permissionTitle(permission)}” for this.`
  return action.disabledReason?.(transaction, user) ?? null
}
