import {
  BankOutlined,
  DollarOutlined,
  FundOutlined,
  GoldOutlined,
  PlusSquareOutlined,
} from '@ant-design/icons'
import type { Page } from '@/session/page'

const READERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
} as const

/** What staff gave players, what operators keep to pay them from, and at what rates. */
export const walletPages: readonly Page[] = [
  {
    path: '/topup/list',
    lists: { 'wallet.topups': '' },
    title: 'Topups',
    ...READERS,
    permission: 'transactions_read',
    menu: { group: 'Transactions', order: 30, label: 'Topups', icon: PlusSquareOutlined },
    hides: [],
    help: 'topups',
    load: () => import('@/areas/wallet').then(({ Topups }) => ({ Page: Topups })),
  },
  {
    path: '/exchange-rates',
    lists: { 'wallet.rates': '' },
    title: 'Exchange rates',
    ...READERS,
    permission: 'wallet_read',
    menu: { group: 'Transactions', order: 90, label: 'Exchange rates', icon: DollarOutlined },
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'exchange-rates',
    load: () => import('@/areas/wallet').then(({ ExchangeRates }) => ({ Page: ExchangeRates })),
  },
  {
    path: '/withdraw/treasuries',
    lists: { treasuries: '' },
    title: 'Treasuries',
    ...READERS,
    permission: 'treasuries_read',
    menu: { group: 'Withdrawals', order: 50, label: 'Treasuries', icon: GoldOutlined },
    hides: ['testPlayers'],
    help: 'treasuries',
    load: () => import('@/areas/treasuries').then(({ Treasuries }) => ({ Page: Treasuries })),
  },
  {
    path: '/treasury-account',
    lists: { 'treasuries.accounts': '' },
    title: 'Treasury accounts',
    ...READERS,
    permission: 'treasuries_read',
    menu: { group: 'Withdrawals', order: 60, label: 'Treasury accounts', icon: BankOutlined },
    hides: ['testPlayers'],
    help: 'treasury-accounts',
    load: () =>
      import('@/areas/treasuries').then(({ TreasuryAccounts }) => ({ Page: TreasuryAccounts })),
  },
  {
    path: '/withdraw/external-wallet',
    lists: { 'external_wallet.transactions': '' },
    title: 'External wallet',
    roles: ['SUPER_ADMIN', 'ADMIN'],
    levels: ['PLATFORM'],
    permission: 'external_wallet_read',
    menu: { group: 'Withdrawals', order: 70, label: 'External wallet', icon: FundOutlined },
    hides: ['testPlayers'],
    help: 'external-wallet',
    load: () =>
      import('@/areas/external_wallet').then(({ ExternalWallets }) => ({ Page: ExternalWallets })),
  },
]
