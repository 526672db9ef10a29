import { ClockCircleOutlined, RollbackOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/transactions/cashback',
    lists: { 'cashback.claims': '' },
    title: 'Cashback',
    opens: 'cashbackList',
    menu: { group: 'Transactions', order: 40, label: 'Cashback', icon: RollbackOutlined },
    help: 'cashback',
    actions: [{ label: 'Calculate cashback', operation: 'cashbackCalculator' }],
    load: () =>
      import('./Claims').then(({ Cashback, cashbackReads }) => ({
        Page: Cashback,
        reads: cashbackReads,
      })),
  },
  {
    path: '/transactions/pending-cashback',
    lists: { 'cashback.pending': '' },
    title: 'Pending cashback',
    opens: 'cashbackPending',
    menu: {
      group: 'Transactions',
      order: 50,
      label: 'Pending cashback',
      icon: ClockCircleOutlined,
      badge: 'cashback',
    },
    help: 'pending-cashback',
    load: () =>
      import('./Claims').then(({ PendingCashback, pendingCashbackReads }) => ({
        Page: PendingCashback,
        reads: pendingCashbackReads,
      })),
  },
])
