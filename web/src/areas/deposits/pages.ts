import { ClockCircleOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/deposit/list',
    lists: { 'deposits.list': '' },
    title: 'Deposits',
    opens: 'depositsList',
    menu: { group: 'Deposits', order: 10, label: 'Deposits', icon: VerticalAlignBottomOutlined },
    help: 'deposits',
    load: () =>
      import('./Deposits').then(({ Deposits, depositsReads }) => ({
        Page: Deposits,
        reads: depositsReads,
      })),
  },
  {
    path: '/deposit/orders',
    lists: { 'deposits.orders': '' },
    title: 'Deposit orders',
    opens: 'depositsList',
    menu: {
      group: 'Deposits',
      order: 20,
      label: 'Deposit orders',
      icon: VerticalAlignBottomOutlined,
    },
    help: 'deposit-orders',
    load: () =>
      import('./Deposits').then(({ DepositOrders, depositOrdersReads }) => ({
        Page: DepositOrders,
        reads: depositOrdersReads,
      })),
  },
  {
    path: '/deposit/pending',
    lists: { 'deposits.pending': '' },
    title: 'Pending deposits',
    opens: 'depositsList',
    menu: {
      group: 'Deposits',
      order: 30,
      label: 'Pending deposits',
      icon: ClockCircleOutlined,
      badge: 'deposit',
    },
    help: 'pending-deposits',
    load: () =>
      import('./Deposits').then(({ PendingDeposits, pendingDepositsReads }) => ({
        Page: PendingDeposits,
        reads: pendingDepositsReads,
      })),
  },
])
