import { CloudOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/cf-account-v2',
    lists: { 'cf_accounts.v2': '', 'cf_accounts.v1': 'generation=1' },
    title: 'Cloudflare accounts',
    opens: 'cfAccountsV2',
    menu: { group: 'Settings', order: 2, label: 'Cloudflare accounts', icon: CloudOutlined },
    hides: ['testPlayers', 'brands'],
    help: 'cf-accounts',
    actions: [
      { label: 'Add Cloudflare account', operation: 'cfAccountV2Add', keywords: 'CF V2 new' },
    ],
    load: () =>
      import('./CfAccounts').then(({ CfAccounts, reads }) => ({ Page: CfAccounts, reads })),
  },
])
