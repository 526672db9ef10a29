import { BarChartOutlined, SwapOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/transactions/list',
    lists: { 'transactions.all': '' },
    title: 'Transactions',
    opens: 'transactionsList',
    menu: { group: 'Transactions', order: 10, label: 'Transactions', icon: SwapOutlined },
    help: 'transactions',
    load: () =>
      import('./Transactions').then(({ Transactions, reads }) => ({ Page: Transactions, reads })),
  },
  {
    path: '/transactions/details/:txId',
    title: 'Transaction',
    opens: 'transaction',
    menu: null,
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'transaction',
    load: () =>
      import('./TransactionPage').then(({ TransactionPage, reads }) => ({
        Page: TransactionPage,
        reads,
      })),
  },
  {
    path: '/profit-history',
    lists: { 'transactions.profit': '' },
    title: 'Profit history',
    opens: 'transactionsProfit',
    menu: { group: 'Transactions', order: 60, label: 'Profit history', icon: BarChartOutlined },
    help: 'profit-history',
    load: () =>
      import('./ProfitHistory').then(({ ProfitHistory, reads }) => ({
        Page: ProfitHistory,
        reads,
      })),
  },
])
