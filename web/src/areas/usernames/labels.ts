import { NOTE_REQUIRED } from '@/api/gen/shared/constants'
import type { Role } from '@/api/gen/shared/enums'
import { INVALID_USERNAME } from '@/api/gen/usernames/constants'
import type { UsernameStatus } from '@/api/gen/usernames/enums'
import { usernameFormRules } from '@/api/gen/usernames/rules'
import { type FieldRule, pattern, required } from '@/api/rules'
import type { StatusLabel } from '@/kit/display/Status'
import { isPlatformAdmin } from '@/session/roles'

export const statuses: Readonly<Record<UsernameStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  APPROVE: { tone: 'good', label: 'Approved' },
  REJECT: { tone: 'bad', label: 'Rejected' },
}

/** What is chosen in the form: an act, where the list shows a state. */
export const choices: Readonly<Record<UsernameStatus, string>> = {
  PENDING: 'Pending',
  APPROVE: 'Approve',
  REJECT: 'Reject',
}

export const HELP =
  'Unique, 6-20 characters, cannot start with a number or underscore, English letters, numbers, _ and - only.'
export const MOST_IN_NOTE = 20
const FORM = '(?:[A-Za-z_][A-Za-z0-9_-]{5,19})?'

/** Whether this role may submit this name: platform administrators may without the check of the form. */
export const isFitting = (username: string, role: Role): boolean =>
  isPlatformAdmin(role) || new RegExp(`^${FORM}$`).test(username)

export function usernameRules(role: Role): readonly FieldRule[] {
  const form = isPlatformAdmin(role) ? [] : [pattern(`^${FORM}$`, INVALID_USERNAME)]
  return [...form, ...usernameFormRules.username]
}

export const noteRules = (status: UsernameStatus | undefined): readonly FieldRule[] =>
  status === 'REJECT'
    ? [required(NOTE_REQUIRED), ...usernameFormRules.note]
    : usernameFormRules.note

/** What a review opens with: a reason or a default status means rejecting. */
export function openingStatus(
  rejectReason: string,
  defaultStatus: 'REJECT' | undefined,
): UsernameStatus | undefined {
  return rejectReason || defaultStatus ? 'REJECT' : undefined
}
