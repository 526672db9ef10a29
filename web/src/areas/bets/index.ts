import { lazyComponent } from '@/kit/lazyComponent'

export { pathOf as betPathOf, statuses as betStatuses } from './labels'

export const PlayerBets = lazyComponent(() =>
  import('./PlayerBets').then((code) => code.PlayerBets),
)
