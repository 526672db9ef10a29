import { CodeOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

/** What developers keep running. */
export const devPages: readonly Page[] = [
  {
    path: '/settings/dev',
    lists: {
      'afd.domains': '',
      'afd.profiles': 'tab=profiles',
      'dev_dns.records': 'tab=dns',
      'auth0.domains': 'tab=auth0',
      'auth0.organizations': 'tab=organizations',
      'app_service.apps': 'tab=apps',
    },
    title: 'Dev',
    roles: ['SUPER_ADMIN', 'ADMIN', 'DEV_OPS'],
    levels: ['PLATFORM'],
    permission: 'dev',
    menu: { group: 'Settings', order: 80, label: 'Dev', icon: CodeOutlined },
    hides: ['testPlayers'],
    help: 'dev',
    load: () => import('@/areas/dev_tools').then(({ DevTools }) => ({ Page: DevTools })),
  },
]
