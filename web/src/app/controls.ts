import type { Role } from '@/api/gen/shared/enums'
import type { Page, PageUser, TopBarControl } from '@/session/page'
import { isPlatformAdmin, levelOf, OPERATOR_ROLES, PLATFORM_ADMINS } from '@/session/roles'

const FILTERING: readonly Role[] = [...PLATFORM_ADMINS, ...OPERATOR_ROLES]

const REPORT_OR_DASHBOARD = /^\/(?:reports\/|dashboard$|quick-dashboard$)/

const ALLOWED: Readonly<Record<TopBarControl, (user: PageUser, page: Page) => boolean>> = {
  operator: (user) => user.role !== 'AFFILIATE' && levelOf(user) !== 'BRAND',
  brands: ({ role }) => FILTERING.includes(role),
  testPlayers: ({ role }, { path }) =>
    FILTERING.includes(role) && !(OPERATOR_ROLES.includes(role) && REPORT_OR_DASHBOARD.test(path)),
  playerSearch: (user) => maySearchPlayers(user),
}

export const maySearchPlayers = ({ role, permissions }: PageUser): boolean =>
  isPlatformAdmin(role) && permissions.includes('players_search')

/** Whether the top bar of a page has this control for this user. */
export const shows = (control: TopBarControl, page: Page, user: PageUser): boolean =>
  !page.hides.includes(control) && ALLOWED[control](user, page)

/** Who has badge counts: the same roles that filter by brand. */
export const hasBadges = ({ role }: PageUser): boolean => FILTERING.includes(role)
