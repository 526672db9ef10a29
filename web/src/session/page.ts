import { type ComponentType, createContext, useContext } from 'react'
import type { Badges, Me } from '@/api/gen/endpoints'
import { type Level, levelValues, type Permission, type Role, roleValues } from '@/api/gen/enums'
import { levelOf } from './session'

/** A control of the top bar that some pages do without. */
export type TopBarControl = 'operator' | 'brands' | 'testPlayers' | 'playerSearch'

export const MENU_GROUPS = [
  'Billing',
  'Players',
  'Transactions',
  'Deposits',
  'Withdrawals',
  'Settings',
  'You',
] as const

/** Of what the platform counts, or of the user's own. */
export type BadgeName = keyof Badges | 'unread'

interface MenuPlace {
  readonly group: (typeof MENU_GROUPS)[number]
  /** Within the group, the lowest first; those without follow as they stand here. */
  readonly order?: number
  readonly label: string
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly badge?: BadgeName
}

/** A page of the console: who may open it, where the menu shows it, what the top bar leaves out. */
export interface Page {
  /** Whole; a part after a colon stands for any value, as in `/players/:playerCode`. */
  readonly path: string
  readonly title: string
  /** The ids of its lists, each with the query that leads to it. */
  readonly lists?: Readonly<Record<string, string>>
  readonly roles: readonly Role[]
  readonly levels: readonly Level[]
  /** Absent where every user of these roles may. */
  readonly permission?: Permission
  /** Absent from the menu where null. */
  readonly menu: MenuPlace | null
  readonly hides: readonly TopBarControl[]
  /** Its page on the help site, and the slug of its tooltip. */
  readonly help: string
  /** A page of the CMS: it keeps `selectedLanguage` and has data for CMS DEFAULT. */
  readonly isCms?: boolean
  readonly load: () => Promise<{ Page: ComponentType }>
}

export const EVERYBODY = { roles: roleValues, levels: levelValues } as const
export const OF_NO_OPERATOR: readonly TopBarControl[] = ['operator', 'brands', 'testPlayers']

export type PageUser = Pick<Me, 'role' | 'parentOpId' | 'permissions'>

export const mayOpen = (page: Page, user: PageUser): boolean =>
  page.roles.includes(user.role) &&
  page.levels.includes(levelOf(user)) &&
  (page.permission === undefined || user.permissions.includes(page.permission))

/** Every page of the console, for a page that tells of them all. */
export const PagesContext = createContext<readonly Page[]>([])

export const usePages = (): readonly Page[] => useContext(PagesContext)
