import { GiftOutlined, KeyOutlined, UserOutlined } from '@ant-design/icons'
import { EVERYBODY, OF_NO_OPERATOR, type Page } from '@/session/page'
import { ACCESS_PATH } from '@/session/SessionProvider'

/** Of the user alone, wherever it works. */
export const ownPages: readonly Page[] = [
  {
    path: '/user/profile',
    title: 'Profile',
    ...EVERYBODY,
    menu: { group: 'You', label: 'Profile', icon: UserOutlined },
    hides: OF_NO_OPERATOR,
    help: 'profile',
    load: () => import('@/areas/users').then(({ Profile }) => ({ Page: Profile })),
  },
  {
    path: '/whats-new',
    title: 'What’s new',
    ...EVERYBODY,
    menu: { group: 'You', label: 'What’s new', icon: GiftOutlined },
    hides: OF_NO_OPERATOR,
    help: 'whats-new',
    load: () => import('@/areas/whats_new').then(({ WhatsNew }) => ({ Page: WhatsNew })),
  },
  {
    path: ACCESS_PATH,
    title: 'What is open to me',
    ...EVERYBODY,
    menu: { group: 'You', label: 'Access', icon: KeyOutlined },
    hides: OF_NO_OPERATOR,
    help: 'access',
    load: () => import('../access/Access').then(({ Access }) => ({ Page: Access })),
  },
]
