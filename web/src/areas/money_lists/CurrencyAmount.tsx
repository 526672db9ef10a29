import type { Numeric } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { placesOf } from '@/kit/display/placesOf'

interface CurrencyAmountProps {
  readonly amount: Numeric | null | undefined
  readonly currency: string
}

/** An amount with the decimals that its currency has. */
export function CurrencyAmount({ amount, currency }: CurrencyAmountProps) {
  return <Money amount={amount} currency={currency} places={placesOf(currency)} />
}
