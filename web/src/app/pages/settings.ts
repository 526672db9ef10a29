import { BellOutlined, HistoryOutlined } from '@ant-design/icons'
import { EVERYBODY, OF_NO_OPERATOR, type Page } from '@/session/page'

export const settingsPages: readonly Page[] = [
  {
    path: '/settings/notifications',
    title: 'Notifications',
    ...EVERYBODY,
    menu: { group: 'Settings', label: 'Notifications', icon: BellOutlined, badge: 'unread' },
    hides: OF_NO_OPERATOR,
    help: 'notifications',
    load: () =>
      import('@/areas/notifications').then(({ Notifications }) => ({ Page: Notifications })),
  },
  {
    path: '/settings/activities',
    lists: { activities: '' },
    title: 'Activities',
    roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN'],
    levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
    permission: 'activities_read',
    menu: { group: 'Settings', label: 'Activities', icon: HistoryOutlined },
    hides: ['testPlayers'],
    help: 'activities',
    load: () => import('@/areas/activities').then(({ Activities }) => ({ Page: Activities })),
  },
]
