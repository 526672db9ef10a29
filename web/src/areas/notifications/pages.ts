import { BellOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/notifications',
    title: 'Notifications',
    opens: 'generalNotifications',
    menu: {
      group: 'Settings',
      order: 90,
      label: 'Notifications',
      icon: BellOutlined,
      badge: 'unread',
    },
    hides: NO_TENANT_CONTROLS,
    help: 'notifications',
    load: () =>
      import('./Notifications').then(({ Notifications, reads }) => ({
        Page: Notifications,
        reads,
      })),
  },
])
