import { KeyOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/settings/roles',
    lists: { roles: '' },
    title: 'Roles',
    opens: 'roles',
    menu: { group: 'Settings', order: 20, label: 'Roles', icon: SafetyCertificateOutlined },
    hides: ['brands', 'testPlayers'],
    help: 'roles',
    load: () => import('./Roles').then(({ Roles, reads }) => ({ Page: Roles, reads })),
  },
  {
    path: '/settings/staff-permissions',
    lists: { staff_permissions: '' },
    title: 'Permissions',
    opens: 'staffPermissions',
    menu: { group: 'Settings', order: 30, label: 'Permissions', icon: KeyOutlined },
    hides: NO_TENANT_CONTROLS,
    help: 'staff-permissions',
    actions: [{ label: 'Create permission', operation: 'staffPermissionSave', keywords: 'new' }],
    load: () =>
      import('./Permissions').then(({ Permissions, reads }) => ({ Page: Permissions, reads })),
  },
])
