import { BankOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/withdraw/bank-accounts',
    lists: { bank_accounts: '' },
    title: 'Bank accounts',
    opens: 'bankAccounts',
    menu: {
      group: 'Withdrawals',
      order: 40,
      label: 'Bank accounts',
      icon: BankOutlined,
      badge: 'bankAccounts',
    },
    help: 'bank-accounts',
    load: () =>
      import('./BankAccounts').then(({ BankAccounts, reads }) => ({ Page: BankAccounts, reads })),
  },
])
