import { LinkOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/channels',
    lists: { channels: '' },
    title: 'Channels',
    opens: 'channels',
    menu: { group: 'Players', order: 70, label: 'Channels', icon: LinkOutlined },
    hides: ['testPlayers'],
    help: 'channels',
    actions: [{ label: 'Create channel', operation: 'channelCreate', keywords: 'new link' }],
    load: () => import('./Channels').then(({ Channels, reads }) => ({ Page: Channels, reads })),
  },
])
