import { CodeOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
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
    sections: {
      'AFD profiles': 'tab=profiles',
      'DNS records': 'tab=dns',
      'Auth0 domains': 'tab=auth0',
      'Auth0 organizations': 'tab=organizations',
      'App services': 'tab=apps',
    },
    title: 'Dev',
    opens: 'afdDomains',
    menu: { group: 'Settings', order: 80, label: 'Dev', icon: CodeOutlined },
    hides: ['testPlayers'],
    help: 'dev',
    load: () => import('./DevTools').then(({ DevTools, reads }) => ({ Page: DevTools, reads })),
  },
])
