import { lazyComponent } from '@/kit/lazyComponent'

/** A player's details from the right, over whatever page one is on. */
export const PlayerDrawer = lazyComponent(() =>
  import('./PlayerDrawer').then((code) => code.PlayerDrawer),
)
