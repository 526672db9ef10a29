import { TeamOutlined, WalletOutlined } from '@ant-design/icons'
import type { Page } from '@/session/page'

const READERS = {
  roles: ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'],
  levels: ['PLATFORM', 'OPERATOR', 'BRAND'],
  permission: 'players_read',
} as const

/** Players, what they own, and one of them on a page of their own. */
export const playersPages: readonly Page[] = [
  {
    path: '/players',
    lists: { 'players.players': '' },
    title: 'Players',
    ...READERS,
    menu: { group: 'Players', order: 10, label: 'Players', icon: TeamOutlined },
    hides: [],
    help: 'players',
    load: () => import('@/areas/players').then(({ Players }) => ({ Page: Players })),
  },
  {
    path: '/players/balances',
    lists: { 'players.balances': '' },
    title: 'Player balances',
    ...READERS,
    menu: { group: 'Players', order: 20, label: 'Balances', icon: WalletOutlined },
    hides: [],
    help: 'player-balances',
    load: () => import('@/areas/players').then(({ Balances }) => ({ Page: Balances })),
  },
  {
    path: '/players/:playerCode',
    title: 'Player',
    ...READERS,
    menu: null,
    hides: ['operator', 'brands', 'testPlayers'],
    help: 'player',
    load: () => import('@/areas/players').then(({ PlayerPage }) => ({ Page: PlayerPage })),
  },
]
