import { CURRENCY_PLACES } from '@/api/gen/shared/constants'
import type { Currency } from '@/api/gen/shared/enums'
import type { Numeric } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'

interface SumProps {
  readonly amount: Numeric | null | undefined
  readonly currency: string
}

/** An amount with the decimals that its currency has. */
export function Sum({ amount, currency }: SumProps) {
  const places = CURRENCY_PLACES[currency as Currency] ?? 8
  return <Money amount={amount} currency={currency} places={places} />
}
