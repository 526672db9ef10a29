import type { Rates } from '@/api/gen/general/endpoints'

export const HIDDEN = 'IRR'

/** The specification has the console leave this rate out. */
export const withoutHiddenRates = ({ rates }: Rates): Rates => ({
  rates: rates.filter(({ currency }) => currency !== HIDDEN),
})
