import { TeamOutlined, WalletOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

export const pages = definePages([
  {
    path: '/players',
    lists: { 'players.players': '' },
    title: 'Players',
    opens: 'playersList',
    menu: { group: 'Players', order: 10, label: 'Players', icon: TeamOutlined },
    help: 'players',
    actions: [{ label: 'Export high depositors', operation: 'playersMaxDeposit' }],
    load: () => import('./Players').then(({ Players, reads }) => ({ Page: Players, reads })),
  },
  {
    path: '/players/balances',
    lists: { 'players.balances': '' },
    title: 'Player balances',
    opens: 'playersBalances',
    menu: { group: 'Players', order: 20, label: 'Balances', icon: WalletOutlined },
    help: 'player-balances',
    load: () => import('./Balances').then(({ Balances, reads }) => ({ Page: Balances, reads })),
  },
  {
    path: '/players/:playerCode',
    title: 'Player',
    opens: 'player',
    menu: null,
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'player',
    load: () =>
      import('./PlayerPage').then(({ PlayerPage, reads }) => ({ Page: PlayerPage, reads })),
  },
])
