import { lazyComponent } from '@/kit/lazyComponent'

export const PlayerBets = lazyComponent(() =>
  import('./PlayerBets').then((code) => code.PlayerBets),
)
