import { CURRENCY_PLACES } from '@/api/gen/shared/constants'
import type { Currency } from '@/api/gen/shared/enums'

const MOST_PLACES = 8

/** How many decimals a currency has; as many as an amount can have where it is not known. */
export const placesOf = (currency: string): number =>
  typeof currency === 'string' && Object.hasOwn(CURRENCY_PLACES, currency)
    ? CURRENCY_PLACES[currency as Currency]
    : MOST_PLACES
