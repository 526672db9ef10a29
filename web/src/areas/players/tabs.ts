import type { Player } from '@/api/gen/players/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { jsonTab } from '@/kit/record/jsonTab'
import type { RecordTab } from '@/kit/record/recordTabs'
import { PLATFORM_ADMINS } from '@/session/roles'

/** This area's own tabs of a player's details. */
export const playerTabs = {
  details: {
    key: 'details',
    label: 'Details',
    Body: lazyComponent(() => import('./PlayerDetails').then((code) => code.PlayerDetails)),
  },
  wallets: {
    key: 'wallets',
    label: 'Wallets',
    permission: 'players_panels',
    roles: PLATFORM_ADMINS,
    Body: lazyComponent(() => import('./PlayerPanels').then((code) => code.PlayerPanels)),
  },
  referred: {
    key: 'referred',
    label: 'Referred players',
    Body: lazyComponent(() => import('./ReferredPlayers').then((code) => code.ReferredPlayers)),
  },
  cards: {
    key: 'cards',
    label: 'Cards',
    permission: 'risk_read',
    Body: lazyComponent(() => import('./CardUses').then((code) => code.PlayerCards)),
  },
  json: jsonTab(({ playerCode }) => `Player ${playerCode} as JSON`, { roles: ['SUPER_ADMIN'] }),
} satisfies Record<string, RecordTab<Player>>

/** This area's own panels of a player's wallets. */
export const playerPanels: readonly RecordTab<Player>[] = [
  {
    key: 'main',
    label: 'Wallet',
    Body: lazyComponent(() => import('./PlayerPanels').then((code) => code.MainWallet)),
  },
]
