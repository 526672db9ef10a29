import { DollarOutlined, PlusSquareOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/topup/list',
    lists: { 'wallet.topups': '' },
    title: 'Topups',
    opens: 'transactionsList',
    menu: { group: 'Transactions', order: 30, label: 'Topups', icon: PlusSquareOutlined },
    help: 'topups',
    load: () => import('./Topups').then(({ Topups, reads }) => ({ Page: Topups, reads })),
  },
  {
    path: '/exchange-rates',
    lists: { 'wallet.rates': '' },
    title: 'Exchange rates',
    opens: 'exchangeRates',
    menu: { group: 'Transactions', order: 90, label: 'Exchange rates', icon: DollarOutlined },
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'exchange-rates',
    load: () =>
      import('./ExchangeRates').then(({ ExchangeRates, reads }) => ({
        Page: ExchangeRates,
        reads,
      })),
  },
])
