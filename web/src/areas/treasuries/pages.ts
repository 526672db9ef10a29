import { GoldOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/withdraw/treasuries',
    lists: { treasuries: '' },
    title: 'Treasuries',
    opens: 'treasuries',
    menu: { group: 'Withdrawals', order: 50, label: 'Treasuries', icon: GoldOutlined },
    hides: ['testPlayers'],
    help: 'treasuries',
    load: () =>
      import('./Treasuries').then(({ Treasuries, reads }) => ({ Page: Treasuries, reads })),
  },
  {
    path: '/treasury-account',
    lists: { 'treasuries.accounts': '' },
    title: 'Treasury accounts',
    opens: 'treasuryAccounts',
    menu: { group: 'Withdrawals', order: 60, label: 'Treasury accounts', icon: GoldOutlined },
    hides: ['testPlayers'],
    help: 'treasury-accounts',
    load: () =>
      import('./TreasuryAccounts').then(({ TreasuryAccounts, reads }) => ({
        Page: TreasuryAccounts,
        reads,
      })),
  },
])
