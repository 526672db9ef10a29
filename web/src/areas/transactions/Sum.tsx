import type { Currency } from '@/api/gen/enums'
import { currencyPlaces } from '@/api/gen/money'
import { Money } from '@/kit/display/Money'

interface SumProps {
  readonly amount: number | null | undefined
  readonly currency: string
}

/** An amount with the decimals that its currency has. */
export function Sum({ amount, currency }: SumProps) {
  const places = currencyPlaces[currency as Currency] ?? 8
  return <Money amount={amount} currency={currency} places={places} />
}
