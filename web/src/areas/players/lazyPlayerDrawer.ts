import { part } from '@/kit/lazyComponent'

/** A player's details from the right, over whatever page one is on. */
export const PlayerDrawer = part(() => import('./PlayerDrawer').then((code) => code.PlayerDrawer))
