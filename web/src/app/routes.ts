import { FileTextOutlined } from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { Me } from '@/api/gen/endpoints'
import type { Level, Permission, Role } from '@/api/gen/enums'
import { levelOf } from './session/session'

type TopBarControl = 'operator'

/** A page of the console: who may open it, where the menu shows it, what the top bar leaves out. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly roles: readonly Role[]
  readonly levels: readonly Level[]
  readonly permission: Permission
  readonly menu: {
    readonly group: string
    readonly label: string
    readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  } | null
  readonly hides: readonly TopBarControl[]
  readonly load: () => Promise<{ Page: ComponentType }>
}

export const pages: readonly Page[] = [
  {
    path: '/billing/operatorsV2/invoice',
    title: 'Operator invoices',
    roles: ['SUPER_ADMIN', 'ADMIN'],
    levels: ['PLATFORM'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Operator invoices', icon: FileTextOutlined },
    hides: [],
    load: () =>
      import('@/areas/billing_v2').then(({ OperatorInvoices }) => ({ Page: OperatorInvoices })),
  },
  {
    path: '/billing/meV2',
    title: 'Billing',
    roles: ['OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
    levels: ['OPERATOR'],
    permission: 'billing_v2_read',
    menu: { group: 'Billing', label: 'Invoices', icon: FileTextOutlined },
    hides: [],
    load: () => import('@/areas/billing_v2').then(({ OwnInvoices }) => ({ Page: OwnInvoices })),
  },
]

export const pageAt = (pathname: string): Page | undefined =>
  pages.find(({ path }) => path === pathname.replace(/\/+$/, ''))

type Who = Pick<Me, 'role' | 'parentOpId' | 'permissions'>

export const mayOpen = (page: Page, user: Who): boolean =>
  page.roles.includes(user.role) &&
  page.levels.includes(levelOf(user)) &&
  user.permissions.includes(page.permission)

export const pagesOf = (user: Who): readonly Page[] => pages.filter((page) => mayOpen(page, user))
