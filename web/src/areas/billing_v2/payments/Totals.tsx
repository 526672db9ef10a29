import type { PaymentV2Page } from '@/api/gen/endpoints'
import { Money } from '@/kit/Money'

/** What all that was found comes to: in USD, and each currency for itself. */
export function Totals({ page }: { readonly page: PaymentV2Page | undefined }) {
  if (!page || page.totalsByCurrency.length === 0) return null
  return (
    <dl className="payments-totals">
      {page.totalsByCurrency.map(({ currency, amount, amountInUSD }) => (
        <div key={currency}>
          <dt>{currency}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
          {currency !== 'USD' && (
            <dd>
              <Money amount={amountInUSD} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
