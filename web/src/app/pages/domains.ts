import { CloudOutlined, GlobalOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const WHO = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'DEV_OPS', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
} as const

/** Domains, and the accounts at the cloud that serve them. */
export const domainsPages: readonly Page[] = [
  {
    path: '/settings/domains',
    lists: { 'domains_v2.domains': '', 'domains_v1.zones': 'generation=1' },
    title: 'Domains',
    ...WHO,
    permission: 'domains_read',
    menu: { group: 'Settings', order: 1, label: 'Domains', icon: GlobalOutlined },
    hides: ['testPlayers'],
    help: 'domains',
    load: () => import('@/areas/domains_v2').then(({ Domains }) => ({ Page: Domains })),
  },
  {
    path: '/settings/cf-account-v2',
    lists: { 'cf_accounts.v2': '', 'cf_accounts.v1': 'generation=1' },
    title: 'Cloudflare accounts',
    ...WHO,
    permission: 'cf_accounts_read',
    menu: { group: 'Settings', order: 2, label: 'Cloudflare accounts', icon: CloudOutlined },
    hides: ['testPlayers', 'brands'],
    help: 'cf-accounts',
    load: () => import('@/areas/cf_accounts').then(({ CfAccounts }) => ({ Page: CfAccounts })),
  },
]
