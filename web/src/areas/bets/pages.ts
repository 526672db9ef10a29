import { ThunderboltOutlined } from '@ant-design/icons'
import { definePages } from '@/session/page'

const ONE = { menu: null, hides: ['operator', 'brands', 'testPlayers'], help: 'bet' } as const

export const pages = definePages([
  {
    path: '/bets',
    lists: { bets: '' },
    title: 'Bets',
    opens: 'operatorBetsList',
    menu: { group: 'Bets', order: 10, label: 'Bets', icon: ThunderboltOutlined },
    help: 'bets',
    load: () => import('./Bets').then(({ Bets, reads }) => ({ Page: Bets, reads })),
  },
  {
    path: '/quick-bets',
    lists: { 'bets.quick': '' },
    title: 'Quick bets',
    opens: 'quickBetsList',
    menu: { group: 'Bets', order: 20, label: 'Quick bets', icon: ThunderboltOutlined },
    help: 'quick-bets',
    load: () => import('./QuickBets').then(({ QuickBets, reads }) => ({ Page: QuickBets, reads })),
  },
  {
    ...ONE,
    path: '/bets/:id',
    title: 'Bet',
    opens: 'bet',
    load: () =>
      import('./BetPage').then(({ BetPage, betPageReads }) => ({
        Page: BetPage,
        reads: betPageReads,
      })),
  },
  {
    ...ONE,
    path: '/betsV2/:betId',
    title: 'Bet V2',
    opens: 'betV2',
    load: () =>
      import('./BetPage').then(({ BetPageV2, betPageV2Reads }) => ({
        Page: BetPageV2,
        reads: betPageV2Reads,
      })),
  },
])
