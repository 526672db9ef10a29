import { PartitionOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/flows',
    lists: { flows: '' },
    title: 'Flows',
    opens: 'flows',
    menu: { group: 'Players', order: 90, label: 'Flows', icon: PartitionOutlined },
    hides: ['testPlayers'],
    help: 'flows',
    load: () => import('./Flows').then(({ Flows, reads }) => ({ Page: Flows, reads })),
  },
])
