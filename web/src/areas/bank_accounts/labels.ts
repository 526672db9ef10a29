import type { BankAccount, BankAccountReview } from '@/api/gen/bank_accounts/endpoints'
import type { BankAccountAction } from '@/api/gen/bank_accounts/enums'
import type { BankAccountStatus } from '@/api/gen/shared/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<BankAccountStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  APPROVED: { tone: 'good', label: 'Approved' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

/** What a decision is called, and leads to for one account as for many. */
export const decisions = {
  confirm: {
    verb: 'Approve',
    becomes: 'APPROVED',
    effect: 'Withdrawals to an approved account are not flagged.',
  },
  reject: {
    verb: 'Reject',
    becomes: 'REJECTED',
    effect: 'Withdrawals to a rejected account are flagged until another one is approved.',
  },
} as const satisfies Record<BankAccountAction, unknown>

export const NOTE_FIRST = 'Enter a note for the player first.'
export const DELETED = 'The player deleted this account; its review is final.'
export const NO_REDO = 'Already reviewed; changing the decision needs the permission redo.'

/** Whether it may still be decided: while it waits, or with the redo key; never once it is deleted. */
export const isOpen = (
  { status, isDeleted }: Pick<BankAccount, 'status' | 'isDeleted'>,
  mayRedo: boolean,
): boolean => !isDeleted && (status === 'PENDING' || mayRedo)

/** Why this decision cannot be taken; null when it can. */
export function reviewDisabledReason(
  account: Pick<BankAccount, 'status' | 'isDeleted'>,
  action: BankAccountAction,
  mayRedo: boolean,
): string | null {
  const { becomes } = decisions[action]
  if (account.status === becomes) return `Already ${statuses[becomes].label.toLowerCase()}.`
  if (isOpen(account, mayRedo)) return null
  return account.isDeleted ? DELETED : NO_REDO
}

/** The body of a decision. */
export const reviewOf = (
  { uuid, player }: BankAccount,
  actionType: BankAccountAction,
  playerNote: string,
): { readonly bankAccountReview: BankAccountReview } => ({
  bankAccountReview: { uuid, actionType, playerNote, playerCode: player.playerCode },
})

/** A card number in groups of four. */
export const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')
