import type { Numeric } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { placesOf } from '@/kit/display/placesOf'

interface SumProps {
  readonly amount: Numeric | null | undefined
  readonly currency: string
}

/** An amount with the decimals that its currency has. */
export function Sum({ amount, currency }: SumProps) {
  return <Money amount={amount} currency={currency} places={placesOf(currency)} />
}
