import { FundOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/status',
    title: 'Status',
    opens: 'consoleStatus',
    menu: { group: 'Settings', order: 120, label: 'Status', icon: FundOutlined },
    hides: ['testPlayers', 'operator', 'brands'],
    help: 'console-status',
    load: () =>
      import('./StatusPage').then(({ StatusPage, reads }) => ({ Page: StatusPage, reads })),
  },
])
