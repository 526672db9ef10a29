import { lazyComponent } from '@/kit/lazyComponent'

export { FigureLink } from '@/session/FigureLink'
export { affiliateActions } from './actions'
export { AffiliateComposition } from './composition'
export { affiliateAt } from './links'
export { MonthTable } from './MonthTable'
export { monthsAround } from './months'
export { affiliateTabs } from './tabs'
export { useIsOwn } from './useIsOwn'
export { useMonthlyReport } from './useMonthlyReport'

export const ActivePlayersList = lazyComponent(() =>
  import('./PlayerLists').then((code) => code.ActiveList),
)
export const ReferredPlayers = lazyComponent(() =>
  import('./PlayerLists').then((code) => code.ReferredPlayers),
)
