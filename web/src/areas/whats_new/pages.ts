import { BulbOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/whats-new',
    title: 'What’s new',
    opens: 'usersMe',
    menu: { group: 'You', order: 20, label: 'What’s new', icon: BulbOutlined },
    hides: NO_TENANT_CONTROLS,
    help: 'whats-new',
    load: () => import('./WhatsNew').then(({ WhatsNew, reads }) => ({ Page: WhatsNew, reads })),
  },
])
