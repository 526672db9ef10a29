import { ClockCircleOutlined, DownloadOutlined, FileDoneOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const READERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
  permission: 'deposits_read',
  hides: [],
} as const

/** What players pay in. */
export const depositsPages: readonly Page[] = [
  {
    path: '/deposit/list',
    lists: { 'deposits.list': '' },
    title: 'Deposits',
    ...READERS,
    menu: { group: 'Deposits', order: 10, label: 'Deposits', icon: DownloadOutlined },
    help: 'deposits',
    load: () => import('@/areas/deposits').then(({ Deposits }) => ({ Page: Deposits })),
  },
  {
    path: '/deposit/orders',
    lists: { 'deposits.orders': '' },
    title: 'Deposit orders',
    ...READERS,
    menu: { group: 'Deposits', order: 20, label: 'Deposit orders', icon: FileDoneOutlined },
    help: 'deposit-orders',
    load: () => import('@/areas/deposits').then(({ DepositOrders }) => ({ Page: DepositOrders })),
  },
  {
    path: '/deposit/pending',
    lists: { 'deposits.pending': '' },
    title: 'Pending deposits',
    ...READERS,
    menu: {
      group: 'Deposits',
      order: 30,
      label: 'Pending deposits',
      icon: ClockCircleOutlined,
      badge: 'deposit',
    },
    help: 'pending-deposits',
    load: () =>
      import('@/areas/deposits').then(({ PendingDeposits }) => ({ Page: PendingDeposits })),
  },
]
