import { ExportOutlined, FieldTimeOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const READERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
  permission: 'withdrawals_read',
} as const

/** What players asked to be paid, and what of it waits for a decision. */
export const withdrawalsPages: readonly Page[] = [
  {
    path: '/withdraw/list',
    lists: { 'withdrawals.list': '' },
    title: 'Withdrawals',
    ...READERS,
    menu: { group: 'Withdrawals', order: 10, label: 'Withdrawals', icon: ExportOutlined },
    hides: [],
    help: 'withdrawals',
    load: () => import('@/areas/withdrawals').then(({ Withdrawals }) => ({ Page: Withdrawals })),
  },
  {
    path: '/withdraw/pending',
    lists: { 'withdrawals.pending': '' },
    title: 'Pending withdrawals',
    ...READERS,
    menu: {
      group: 'Withdrawals',
      order: 20,
      label: 'Pending withdrawals',
      icon: FieldTimeOutlined,
      badge: 'withdraw',
    },
    hides: [],
    help: 'pending-withdrawals',
    load: () =>
      import('@/areas/withdrawals').then(({ PendingWithdrawals }) => ({
        Page: PendingWithdrawals,
      })),
  },
]
