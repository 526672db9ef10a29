import type { Role, UsernameStatus } from '@/api/gen/enums'
import { usernameFormRules } from '@/api/gen/rules'
import { INVALID_USERNAME, NOTE_REQUIRED } from '@/api/gen/texts'
import { type FieldRule, pattern, required } from '@/api/rules'
import type { Tone } from '@/kit/Status'

interface Word {
  readonly tone: Tone
  readonly word: string
}

export const statuses: Readonly<Record<UsernameStatus, Word>> = {
  PENDING: { tone: 'waiting', word: 'Pending' },
  APPROVE: { tone: 'good', word: 'Approved' },
  REJECT: { tone: 'bad', word: 'Rejected' },
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
const FREE_OF_FORM: ReadonlySet<Role> = new Set<Role>(['SUPER_ADMIN', 'ADMIN'])

/** Platform administrators may submit without the check of the form. */
export const isFreeOfForm = (role: Role): boolean => FREE_OF_FORM.has(role)

/** Whether this role may submit this name. */
export const isFitting = (username: string, role: Role): boolean =>
  isFreeOfForm(role) || new RegExp(`^${FORM}$`).test(username)

export function usernameRules(role: Role): readonly FieldRule[] {
  const form = isFreeOfForm(role) ? [] : [pattern(`^${FORM}$`, INVALID_USERNAME)]
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
