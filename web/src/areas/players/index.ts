import { lazyComponent } from '@/kit/lazyComponent'

export { CardUsersButton } from './CardUsersButton'
export { playerFields, playerNames, playerOf } from './ofPlayer'
export { PlayerLink } from './PlayerLink'
export { PlayerSearch } from './PlayerSearch'
export { playerFacts } from './playerFacts'
export { useHeldFields } from './playerWallets'

export const CardSearch = lazyComponent(() =>
  import('./CardSearch').then((code) => code.CardSearch),
)
