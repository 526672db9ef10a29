import { BankOutlined, FileProtectOutlined, IdcardOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const REVIEWERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
} as const

/** What players sent or asked for, to be approved or rejected. */
export const reviewsPages: readonly Page[] = [
  {
    path: '/players/usernames',
    lists: { usernames: '' },
    title: 'Usernames',
    ...REVIEWERS,
    permission: 'usernames_read',
    menu: {
      group: 'Players',
      order: 30,
      label: 'Usernames',
      icon: IdcardOutlined,
      badge: 'playerUsernames',
    },
    hides: [],
    help: 'usernames',
    load: () => import('@/areas/usernames').then(({ Usernames }) => ({ Page: Usernames })),
  },
  {
    path: '/documents',
    lists: { 'kyc.documents': '' },
    title: 'Documents',
    ...REVIEWERS,
    permission: 'kyc_read',
    menu: {
      group: 'Players',
      order: 40,
      label: 'Documents',
      icon: FileProtectOutlined,
      badge: 'kyc',
    },
    hides: [],
    help: 'documents',
    load: () => import('@/areas/kyc').then(({ Documents }) => ({ Page: Documents })),
  },
  {
    path: '/withdraw/bank-accounts',
    lists: { bank_accounts: '' },
    title: 'Bank accounts',
    ...REVIEWERS,
    permission: 'bank_accounts_read',
    menu: {
      group: 'Withdrawals',
      order: 40,
      label: 'Bank accounts',
      icon: BankOutlined,
      badge: 'bankAccounts',
    },
    hides: [],
    help: 'bank-accounts',
    load: () =>
      import('@/areas/bank_accounts').then(({ BankAccounts }) => ({ Page: BankAccounts })),
  },
]
