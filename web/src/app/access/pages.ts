import { KeyOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'
import { ACCESS_PATH } from '@/session/SessionProvider'

export const pages = definePages([
  {
    path: ACCESS_PATH,
    title: 'My access',
    opens: 'usersMe',
    menu: { group: 'You', order: 30, label: 'My access', icon: KeyOutlined },
    hides: NO_TENANT_CONTROLS,
    help: 'access',
    load: () => import('./Access').then(({ Access, reads }) => ({ Page: Access, reads })),
  },
])
