import { HistoryOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/activities',
    lists: { activities: '' },
    title: 'Activities',
    opens: 'activities',
    menu: { group: 'Settings', order: 100, label: 'Activities', icon: HistoryOutlined },
    hides: ['testPlayers'],
    help: 'activities',
    load: () =>
      import('./Activities').then(({ Activities, reads }) => ({ Page: Activities, reads })),
  },
])
