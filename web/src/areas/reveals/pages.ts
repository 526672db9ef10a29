import { LockOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/reveals',
    lists: { reveals: '' },
    title: 'Reveals',
    opens: 'playersReveals',
    menu: { group: 'Settings', order: 110, label: 'Reveals', icon: LockOutlined },
    hides: ['testPlayers'],
    help: 'reveals',
    load: () => import('./Reveals').then(({ Reveals, reads }) => ({ Page: Reveals, reads })),
  },
])
