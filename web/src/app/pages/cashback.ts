import { HistoryOutlined, RollbackOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const READERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
  permission: 'cashback_read',
  hides: [],
} as const

/** What players claimed of their cashback. */
export const cashbackPages: readonly Page[] = [
  {
    path: '/transactions/cashback',
    lists: { 'cashback.claims': '' },
    title: 'Cashback',
    ...READERS,
    menu: { group: 'Transactions', order: 40, label: 'Cashback', icon: RollbackOutlined },
    help: 'cashback',
    load: () => import('@/areas/cashback').then(({ Cashback }) => ({ Page: Cashback })),
  },
  {
    path: '/transactions/pending-cashback',
    lists: { 'cashback.pending': '' },
    title: 'Pending cashback',
    ...READERS,
    menu: {
      group: 'Transactions',
      order: 50,
      label: 'Pending cashback',
      icon: HistoryOutlined,
      badge: 'cashback',
    },
    help: 'pending-cashback',
    load: () =>
      import('@/areas/cashback').then(({ PendingCashback }) => ({ Page: PendingCashback })),
  },
]
