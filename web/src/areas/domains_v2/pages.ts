import { GlobalOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/domains',
    lists: { 'domains_v2.domains': '', 'domains_v1.zones': 'generation=1' },
    sections: { 'V1 zones': 'generation=1' },
    title: 'Domains',
    opens: 'domainsV2',
    menu: { group: 'Settings', order: 1, label: 'Domains', icon: GlobalOutlined },
    hides: ['testPlayers'],
    help: 'domains',
    actions: [{ label: 'Add domain', operation: 'domainV2Create', keywords: 'zone' }],
    load: () => import('./Domains').then(({ Domains, reads }) => ({ Page: Domains, reads })),
  },
])
