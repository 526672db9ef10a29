import { SwapOutlined, TrophyOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const READERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
  permission: 'transactions_read',
} as const

/** Everything that moved players' money, and one of it on a page of its own. */
export const transactionsPages: readonly Page[] = [
  {
    path: '/transactions/list',
    lists: { 'transactions.all': '' },
    title: 'Transactions',
    ...READERS,
    menu: { group: 'Transactions', order: 10, label: 'Transactions', icon: SwapOutlined },
    hides: [],
    help: 'transactions',
    load: () => import('@/areas/transactions').then(({ Transactions }) => ({ Page: Transactions })),
  },
  {
    path: '/transactions/details/:txId',
    title: 'Transaction',
    ...READERS,
    menu: null,
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'transaction',
    load: () =>
      import('@/areas/transactions').then(({ TransactionPage }) => ({ Page: TransactionPage })),
  },
  {
    path: '/profit-history',
    lists: { 'transactions.profit': '' },
    title: 'Profit history',
    ...READERS,
    menu: {
      group: 'Transactions',
      order: 60,
      label: 'Profit history',
      icon: TrophyOutlined,
      badge: 'affProfit',
    },
    hides: [],
    help: 'profit-history',
    load: () =>
      import('@/areas/transactions').then(({ ProfitHistory }) => ({ Page: ProfitHistory })),
  },
]
