import { lazyComponent } from '@/kit/lazyComponent'

export const GiveFreebet = lazyComponent(() =>
  import('./GiveFreebet').then((code) => code.GiveFreebet),
)
export const PlayerFreebets = lazyComponent(() =>
  import('./PlayerFreebets').then((code) => code.PlayerFreebets),
)
