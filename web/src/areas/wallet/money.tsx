import type { ReactNode } from 'react'
import type { Numeric } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { placesOf } from '@/kit/display/placesOf'

export const money = (amount: Numeric | null | undefined, currency = 'USD'): ReactNode => (
  <Money amount={amount} currency={currency} places={placesOf(currency)} />
)
