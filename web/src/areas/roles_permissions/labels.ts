import type { RoleProgress, RoleTemplate } from '@/api/gen/roles_permissions/endpoints'
import { counted } from '@/kit/bulk/bulk'

const PLATFORM_DEFAULT = 'Platform default'

/** Whose a role's template is. */
export const ownerOf = ({ opId, opTitle }: Pick<RoleTemplate, 'opId' | 'opTitle'>): string =>
  opId ? (opTitle ?? opId) : PLATFORM_DEFAULT

/** What an own key is, and what it is not. */
export const OWN_KEY =
  'Users without it do not see these items in the menu. The pages can still be opened by search or address.'
export const BUILT_IN_KEY =
  'The platform uses this permission: its key and allowed roles cannot be changed, and it cannot be deleted.'

/** How far a change has come; null where every account has its permissions. */
export function progressText(progress: RoleProgress): string | null {
  const { accountCount, updatedCount, isClockFrozen } = progress
  if (updatedCount >= accountCount) return null
  const done = `${updatedCount} of ${counted(accountCount, 'accounts')} updated.`
  return isClockFrozen
    ? `${done} The others wait while the clock is frozen.`
    : `${done} Please wait: the others follow within 5 minutes.`
}

/** The parts of a comma list. */
export const partsOf = (listed: string): readonly string[] =>
  listed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
