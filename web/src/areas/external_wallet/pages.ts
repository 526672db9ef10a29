import { WalletOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/withdraw/external-wallet',
    lists: { 'external_wallet.transactions': '' },
    title: 'External wallet',
    opens: 'externalTransactions',
    menu: { group: 'Withdrawals', order: 70, label: 'External wallet', icon: WalletOutlined },
    hides: ['testPlayers'],
    help: 'external-wallet',
    load: () =>
      import('./ExternalWallets').then(({ ExternalWallets, reads }) => ({
        Page: ExternalWallets,
        reads,
      })),
  },
])
