import { lazyComponent } from '@/kit/lazyComponent'

export { pathOf as betPathOf, statuses as betStatuses } from './labels'

export const BetDrawer = lazyComponent(() => import('./BetDrawer').then((code) => code.BetDrawer))

export const PlayerBets = lazyComponent(() =>
  import('./PlayerBets').then((code) => code.PlayerBets),
)
