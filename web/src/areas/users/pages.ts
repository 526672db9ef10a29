import { UserOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

export const pages = definePages([
  {
    path: '/user/profile',
    title: 'Profile',
    opens: 'usersMe',
    actions: [{ label: 'Change password', operation: 'usersMePassword' }],
    menu: { group: 'You', order: 10, label: 'Profile', icon: UserOutlined },
    hides: NO_TENANT_CONTROLS,
    help: 'profile',
    load: () => import('./Profile').then(({ Profile, reads }) => ({ Page: Profile, reads })),
  },
])
