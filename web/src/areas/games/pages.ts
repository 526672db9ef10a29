import { AppstoreOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/games',
    lists: { games: '' },
    sections: { 'Games as a grid': 'tab=GRID' },
    title: 'Games',
    opens: 'games',
    menu: { group: 'Content', order: 5, label: 'Games', icon: AppstoreOutlined },
    hides: ['brands', 'testPlayers'],
    help: 'games',
    actions: [
      { label: 'Clone games', operation: 'gamesClone', keywords: 'copy operator brand' },
      { label: 'Launch tester', operation: 'gameLaunch', keywords: 'game try start' },
    ],
    load: () => import('./Games').then(({ Games, reads }) => ({ Page: Games, reads })),
  },
])
