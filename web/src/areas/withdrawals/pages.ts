import { ClockCircleOutlined, VerticalAlignTopOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/withdraw/list',
    lists: { 'withdrawals.list': '' },
    title: 'Withdrawals',
    opens: 'withdrawalsList',
    menu: { group: 'Withdrawals', order: 10, label: 'Withdrawals', icon: VerticalAlignTopOutlined },
    help: 'withdrawals',
    load: () =>
      import('./Withdrawals').then(({ Withdrawals, withdrawalsReads }) => ({
        Page: Withdrawals,
        reads: withdrawalsReads,
      })),
  },
  {
    path: '/withdraw/pending',
    lists: { 'withdrawals.pending': '' },
    title: 'Pending withdrawals',
    opens: 'withdrawalsList',
    menu: {
      group: 'Withdrawals',
      order: 20,
      label: 'Pending withdrawals',
      icon: ClockCircleOutlined,
      badge: 'withdraw',
    },
    help: 'pending-withdrawals',
    load: () =>
      import('./Withdrawals').then(({ PendingWithdrawals, pendingWithdrawalsReads }) => ({
        Page: PendingWithdrawals,
        reads: pendingWithdrawalsReads,
      })),
  },
])
