import { lazyComponent } from '@/kit/lazyComponent'

export const BonusPanel = lazyComponent(() =>
  import('./BonusPanel').then((code) => code.BonusPanel),
)
export const GiveBonus = lazyComponent(() => import('./GiveBonus').then((code) => code.GiveBonus))
export const GiveBonuses = lazyComponent(() =>
  import('./GiveBonuses').then((code) => code.GiveBonuses),
)
export const PlayerBonuses = lazyComponent(() =>
  import('./PlayerBonuses').then((code) => code.PlayerBonuses),
)
