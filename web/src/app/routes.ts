import {
  BellOutlined,
  FileTextOutlined,
  GiftOutlined,
  HistoryOutlined,
  TransactionOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { Badges, Me } from '@/api/gen/endpoints'
import { type Level, levelValues, type Permission, type Role, roleValues } from '@/api/gen/enums'
import { recordPages } from './recordPages'
import { levelOf } from './session/session'

/** A control of the top bar that some pages do without. */
export type TopBarControl = 'operator' | 'brands' | 'testPlayers' | 'playerSearch'

const MENU_GROUPS = ['Billing', 'Settings', 'You'] as const

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
  readonly path: string
  readonly title: string
  readonly roles: readonly Role[]
  readonly levels: readonly Level[]
  /** Absent where every user of these roles may. */
  readonly permission?: Permission
  readonly menu: MenuPlace | null
  readonly hides: readonly TopBarControl[]
  /** Its page on the help site, and the slug of its tooltip. */
  readonly help: string
  /** A page of the CMS: it keeps `selectedLanguage` and has data for CMS DEFAULT. */
  readonly isCms?: boolean
  readonly load: () => Promise<{ Page: ComponentType }>
}

const EVERYBODY = { roles: roleValues, levels: levelValues } as const
const OF_NO_OPERATOR: readonly TopBarControl[] = ['operator', 'brands', 'testPlayers']

export const pages: readonly Page[] = [
  {
    path: '/billing/operatorsV2/invoice',
    title: 'Operator invoices',
    roles: ['SUPER_ADMIN', 'ADMIN'],
    levels: ['PLATFORM'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Operator invoices', icon: FileTextOutlined },
    hides: ['testPlayers'],
    help: 'operator-invoices',
    load: () =>
      import('@/areas/billing_v2').then(({ OperatorInvoices }) => ({ Page: OperatorInvoices })),
  },
  {
    path: '/billing/operatorsV2/transaction-history',
    title: 'Transaction history',
    roles: ['SUPER_ADMIN', 'ADMIN'],
    levels: ['PLATFORM'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Transaction history', icon: TransactionOutlined },
    hides: ['testPlayers'],
    help: 'operator-payments',
    load: () =>
      import('@/areas/billing_v2').then(({ TransactionHistory }) => ({ Page: TransactionHistory })),
  },
  {
    path: '/billing/meV2',
    title: 'Billing',
    roles: ['OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
    levels: ['OPERATOR'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Invoices', icon: FileTextOutlined },
    hides: ['testPlayers'],
    help: 'my-invoices',
    load: () => import('@/areas/billing_v2').then(({ OwnBilling }) => ({ Page: OwnBilling })),
  },
  ...recordPages,
  {
    path: '/settings/notifications',
    title: 'Notifications',
    ...EVERYBODY,
    menu: { group: 'Settings', label: 'Notifications', icon: BellOutlined, badge: 'unread' },
    hides: OF_NO_OPERATOR,
    help: 'notifications',
    load: () =>
      import('@/areas/notifications').then(({ Notifications }) => ({ Page: Notifications })),
  },
  {
    path: '/settings/activities',
    title: 'Activities',
    roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN'],
    levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
    permission: 'activities_read',
    menu: { group: 'Settings', label: 'Activities', icon: HistoryOutlined },
    hides: ['testPlayers'],
    help: 'activities',
    load: () => import('@/areas/activities').then(({ Activities }) => ({ Page: Activities })),
  },
  {
    path: '/user/profile',
    title: 'Profile',
    ...EVERYBODY,
    menu: { group: 'You', label: 'Profile', icon: UserOutlined },
    hides: OF_NO_OPERATOR,
    help: 'profile',
    load: () => import('@/areas/users').then(({ Profile }) => ({ Page: Profile })),
  },
  {
    path: '/whats-new',
    title: 'What’s new',
    ...EVERYBODY,
    menu: { group: 'You', label: 'What’s new', icon: GiftOutlined },
    hides: OF_NO_OPERATOR,
    help: 'whats-new',
    load: () => import('@/areas/whats_new').then(({ WhatsNew }) => ({ Page: WhatsNew })),
  },
]

export const pageAt = (pathname: string): Page | undefined =>
  pages.find(({ path }) => path === pathname.replace(/\/+$/, ''))

export type Who = Pick<Me, 'role' | 'parentOpId' | 'permissions'>

export const mayOpen = (page: Page, user: Who): boolean =>
  page.roles.includes(user.role) &&
  page.levels.includes(levelOf(user)) &&
  (page.permission === undefined || user.permissions.includes(page.permission))

/** What the user may open, in the menu's order. */
export function pagesOf(user: Who, registry: readonly Page[] = pages): readonly Page[] {
  const place = ({ menu }: Page) =>
    menu ? MENU_GROUPS.indexOf(menu.group) * 1_000 + (menu.order ?? 999) : Number.MAX_SAFE_INTEGER
  return registry
    .filter((page) => mayOpen(page, user))
    .sort((one, other) => place(one) - place(other))
}
