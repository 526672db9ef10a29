import { type ComponentType, createContext, useContext } from 'react'
import { isAbsent } from '@/api/absent'
import type { Badges } from '@/api/gen/general/endpoints'
import { type OperationAccess, type OperationId, operations } from '@/api/gen/meta'
import type { Level, Permission, Role } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import type { ListId } from '@/api/gen/views/enums'
import type { Reads } from './reads'
import { levelOf, levelsOf } from './roles'

/** A control of the top bar that some pages do without. */
export type TopBarControl = 'operator' | 'brands' | 'testPlayers' | 'playerSearch'

export const MENU_GROUPS = [
  'Dashboards',
  'Billing',
  'Players',
  'Bets',
  'Bonuses',
  'Transactions',
  'Deposits',
  'Withdrawals',
  'Reports',
  'Content',
  'Settings',
  'You',
] as const

/** Of what the platform counts, or of the user's own. */
export type BadgeName = keyof Badges | 'unread'

export interface MenuPlace {
  readonly group: (typeof MENU_GROUPS)[number]
  /** Within the group, the lowest first. */
  readonly order: number
  readonly label: string
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly badge?: BadgeName
  readonly counted?: Counted
}

/** What a badge counts, where the page does not list just that. */
interface Counted {
  readonly word: string
  /** The filters that find it on the page; not given where they are the page's own. */
  readonly query?: string
  /** For users of these roles alone. */
  readonly of?: readonly Role[]
}

/** What a page is opened for: a button of it, and the call that it leads to. */
interface PageAction {
  /** As its button has it. */
  readonly label: string
  /** Whoever may make this call is offered the action anywhere. */
  readonly operation: OperationId
  /** Other words that it is looked for by. */
  readonly keywords?: string
}

/** A page of the console, as its area declares it: what it opens with, where the menu shows it. */
interface PageDeclaration {
  /** Whole; a part after a colon stands for any value, as in `/players/:playerCode`. */
  readonly path: string
  readonly title: string
  /** The call that fills it: whoever may make it may open the page. */
  readonly opens: OperationId
  /** Wanted besides the permission of that call. */
  readonly wants?: Permission
  /** Only users of these levels, where another page shows the same to the others. */
  readonly levels?: readonly Level[]
  /** Users of these roles land here, whatever stands before it in the menu. */
  readonly homeOf?: readonly Role[]
  /** The ids of its lists, each with the query that leads to it. */
  readonly lists?: Readonly<Partial<Record<ListId, string>>>
  /** Parts that the palette leads to besides the page itself: their titles, each with its query. */
  readonly sections?: Readonly<Record<string, string>>
  /** Its main actions, which the palette offers on every other page. */
  readonly actions?: readonly PageAction[]
  /** Absent from the menu where null. */
  readonly menu: MenuPlace | null
  /** Controls of the top bar that it does without. */
  readonly hides?: readonly TopBarControl[]
  /** Its page on the help site, and the slug of its tooltip. */
  readonly help: string
  /** A page of the CMS: it keeps `selectedLanguage` and has data for CMS DEFAULT. */
  readonly isCms?: boolean
  /** Its code, and what it asks for first. */
  readonly load: () => Promise<{ readonly Page: ComponentType; readonly reads: Reads }>
}

/** A page of the console, with who may open it. */
export interface Page extends Omit<PageDeclaration, 'opens' | 'levels' | 'hides'> {
  readonly opens?: OperationId
  readonly roles: readonly Role[]
  readonly levels: readonly Level[]
  /** Absent where every user of these roles may. */
  readonly permission?: Permission
  readonly hides: readonly TopBarControl[]
}

/** The roles that stand at one of the levels, and those of the levels at which one of the roles stands. */
function narrowed({ roles, levels }: Pick<OperationAccess, 'roles' | 'levels'>) {
  const some = roles.filter((role) => levelsOf(role).some((level) => levels.includes(level)))
  return {
    roles: some,
    levels: levels.filter((level) => some.some((role) => levelsOf(role).includes(level))),
  }
}

function withAccess({ opens, levels, hides = [], ...page }: PageDeclaration): Page {
  const operation: OperationAccess = operations[opens]
  const { permission } = operation
  return {
    ...page,
    opens,
    ...narrowed({ roles: operation.roles, levels: levels ?? operation.levels }),
    ...(permission && { permission }),
    hides,
  }
}

/** An area's pages: their roles, levels and permission are those of the calls that they open with. */
export const definePages = (pages: readonly PageDeclaration[]): readonly Page[] =>
  pages.map(withAccess)

/** Of what belongs to no operator. */
export const NO_TENANT_CONTROLS: readonly TopBarControl[] = ['operator', 'brands', 'testPlayers']

export type PageUser = Pick<Me, 'role' | 'parentOpId' | 'permissions' | 'closedMenuItems'>

/** Whether the platform has what the page opens with. */
export const isOffered = ({ opens }: Page): boolean => opens === undefined || !isAbsent(opens)

export const mayOpen = (page: Page, user: PageUser): boolean =>
  isOffered(page) &&
  page.roles.includes(user.role) &&
  page.levels.includes(levelOf(user)) &&
  (page.permission === undefined || user.permissions.includes(page.permission)) &&
  (page.wants === undefined || user.permissions.includes(page.wants))

/** Every page of the console, for a page that tells of them all. */
export const PagesContext = createContext<readonly Page[]>([])

export const usePages = (): readonly Page[] => useContext(PagesContext)
