import { lazyComponent } from '@/kit/lazyComponent'

export const TopupPlayer = lazyComponent(() =>
  import('./TopupPlayer').then((code) => code.TopupPlayer),
)
export const TopupBonus = lazyComponent(() =>
  import('./TopupBonus').then((code) => code.TopupBonus),
)
export const ConvertBalance = lazyComponent(() =>
  import('./ConvertBalance').then((code) => code.ConvertBalance),
)
