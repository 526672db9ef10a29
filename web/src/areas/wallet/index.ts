import { part } from '@/kit/lazyComponent'

export { ExchangeRates } from './ExchangeRates'
export { Topups } from './Topups'

export const TopupPlayer = part(() => import('./TopupPlayer').then((code) => code.TopupPlayer))
export const TopupBonus = part(() => import('./TopupBonus').then((code) => code.TopupBonus))
export const ConvertBalance = part(() =>
  import('./ConvertBalance').then((code) => code.ConvertBalance),
)
