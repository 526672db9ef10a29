import type { PaymentV2Page } from '@/api/gen/billing_v2/endpoints'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'

/** What was found comes to in each currency; hovering tells it in USD. */
export function Totals({ page }: { readonly page: PaymentV2Page | undefined }) {
  if (!page || page.totalsByCurrency.length === 0) return null
  return (
    <dl className="payments-totals">
      {page.totalsByCurrency.map(({ currency, amount, amountInUSD }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a platform may name a currency twice, and nothing moves
        <div key={at} title={`${formatted(amountInUSD, 2)} USD`}>
          <dt>{currency}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
