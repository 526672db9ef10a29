import { SolutionOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/admins',
    lists: { admins: '' },
    title: 'Admins',
    opens: 'admins',
    actions: [
      { label: 'Create admin', operation: 'adminCreate', keywords: 'new user staff account' },
    ],
    menu: { group: 'Settings', order: 10, label: 'Admins', icon: SolutionOutlined },
    hides: ['testPlayers'],
    help: 'admins',
    load: () => import('./Admins').then(({ Admins, reads }) => ({ Page: Admins, reads })),
  },
  {
    path: '/settings/admins/:userCode',
    title: 'Admin',
    opens: 'admin',
    menu: null,
    hides: NO_TENANT_CONTROLS,
    help: 'admin',
    load: () => import('./AdminPage').then(({ AdminPage, reads }) => ({ Page: AdminPage, reads })),
  },
])
