import { IdcardOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/players/usernames',
    lists: { usernames: '' },
    title: 'Usernames',
    opens: 'usernames',
    menu: {
      group: 'Players',
      order: 30,
      label: 'Usernames',
      icon: IdcardOutlined,
      badge: 'playerUsernames',
    },
    help: 'usernames',
    load: () => import('./Usernames').then(({ Usernames, reads }) => ({ Page: Usernames, reads })),
  },
])
