import { lazyComponent } from '@/kit/lazyComponent'

export { useBonusBulk } from './useBonusBulk'

export const BonusPanel = lazyComponent(() =>
  import('./BonusPanel').then((code) => code.BonusPanel),
)
export const GiveBonus = lazyComponent(() => import('./GiveBonus').then((code) => code.GiveBonus))
export const PlayerBonuses = lazyComponent(() =>
  import('./PlayerBonuses').then((code) => code.PlayerBonuses),
)
