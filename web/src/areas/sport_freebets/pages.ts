import { GiftOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/bonus/sport',
    lists: { sport_freebets: '' },
    title: 'Sport free bets',
    opens: 'sportFreebetTemplates',
    menu: { group: 'Bonuses', order: 50, label: 'Sport free bets', icon: GiftOutlined },
    hides: ['brands', 'testPlayers'],
    help: 'sport-free-bets',
    load: () => import('./Templates').then(({ Templates, reads }) => ({ Page: Templates, reads })),
  },
])
