import type { Admin, AdminDenials } from '@/api/gen/admins/endpoints'
import { type Role, roleValues } from '@/api/gen/shared/enums'
import type { PasswordHint } from '@/areas/users'
import { lengthHint } from '@/areas/users'
import type { StatusLabel } from '@/kit/display/Status'
import { rolesOfChoice } from '@/session/operationAccess'
import { roleNames } from '@/session/roleNames'

export const LIST_PATH = '/settings/admins'

export const pathOf = ({ userCode }: Pick<Admin, 'userCode'>): string =>
  `${LIST_PATH}/${encodeURIComponent(userCode)}`

export const nameOf = ({ nickname }: Pick<Admin, 'nickname'>): string => `admin ${nickname}`

/** One that the console does not know is shown as it came. */
export const roleOf = ({ role }: Pick<Admin, 'role'>): string => roleNames[role] ?? role

export const operatorOf = ({ opTitle, opId }: Pick<Admin, 'opTitle' | 'opId'>): string =>
  opTitle ?? opId ?? 'Platform'

/** Whose permissions an account has; nothing where the platform does not say. */
export const originOf = ({ hasOwnPermissions }: Pick<Admin, 'hasOwnPermissions'>): string => {
  if (typeof hasOwnPermissions !== 'boolean') return ''
  return hasOwnPermissions ? 'Changed by hand' : 'Follow the role'
}

/** The one state that matters most. */
export function stateOf({
  isBlocked,
  mustChangePassword,
}: Pick<Admin, 'isBlocked' | 'mustChangePassword'>): StatusLabel {
  if (isBlocked) return { tone: 'bad', label: 'Blocked' }
  if (mustChangePassword) return { tone: 'waiting', label: 'Must change password' }
  return { tone: 'good', label: 'Active' }
}

type Assigning = 'adminCreate' | 'adminRoleChange'

/** The roles that a user of this role may give; an affiliate's account comes with the affiliate. */
export const assignable = (operation: Assigning, actor: Role): readonly Role[] =>
  roleValues.filter(
    (role) => role !== 'AFFILIATE' && rolesOfChoice(operation, role).includes(actor),
  )

/** Why this may not be done to the account; null when it may. */
export const disabledReasonOf =
  (act: keyof AdminDenials) =>
  ({ denials }: Pick<Admin, 'denials'>): string | null =>
    denials?.[act] ?? null

const TYPES = [
  /\p{Lowercase}/u,
  /\p{Uppercase}/u,
  /\p{Nd}/u,
  /[^\p{Lowercase}\p{Uppercase}\p{Nd}]/u,
]
const TYPES_WANTED = 3
const SHORTEST_NAME = 4
const LONGEST = 128

interface Names {
  readonly email?: string | undefined
  readonly nickname?: string | undefined
  readonly userCode?: string | undefined
}

/** What the password of a new account has to be. */
export function newPasswordHints(
  password: string,
  { email = '', nickname = '', userCode = '' }: Names,
): readonly PasswordHint[] {
  const folded = password.toLowerCase()
  const names = [email.trim().split('@')[0] ?? '', nickname.trim(), userCode.trim()]
  const holdsName = names.some(
    (name) => name.length >= SHORTEST_NAME && folded.includes(name.toLowerCase()),
  )
  return [
    lengthHint(password),
    {
      label: 'Three of: lowercase letters, uppercase letters, digits, other characters',
      isMet: TYPES.filter((type) => type.test(password)).length >= TYPES_WANTED,
    },
    {
      label: 'Does not contain the email name, nickname or user code',
      isMet: password !== '' && !holdsName,
    },
    ...([...password].length > LONGEST
      ? [{ label: `At most ${LONGEST} characters`, isMet: false }]
      : []),
  ]
}
