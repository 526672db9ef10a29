import Big from 'big.js'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { type Draft, usePaymentPreview } from './paymentPreview'

interface EffectProps {
  readonly opId: string | undefined
  readonly before: Draft | null
  readonly after: Draft | null
}

const amountOf = (draft: Draft | null): Big => new Big(draft?.amountInUSD ?? 0)

/** What recording, changing or deleting a payment does to the operator's cards. */
export function Effect({ opId, before, after }: EffectProps) {
  const years = [...new Set([before?.year, after?.year])].filter((year) => year !== undefined)
  const shift = usePaymentPreview(opId, years[0], before, after)
  const paidMore = amountOf(after).minus(amountOf(before))
  if (!opId || years.length === 0) return null
  if (!shift) {
    return (
      <p className="billing-result" aria-live="polite">
        {paidMore.eq(0)
          ? 'What is owed in all stays as it is.'
          : `What is owed in all ${paidMore.gt(0) ? 'falls' : 'rises'} by ${formatted(paidMore.abs(), 2)} USD.`}
      </p>
    )
  }
  const { now, after: then } = shift
  const rows = [
    ...years.map((year) => [`Outstanding ${year}`, now.debt(year), then.debt(year)] as const),
    ['CPG balance', now.pool, then.pool] as const,
  ]
  return (
    <section className="payments-effect" aria-live="polite">
      <table className="billing-table">
        <thead>
          <tr>
            <th scope="col">Cards</th>
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, one, other]) => (
            <tr key={label} className={one.eq(other) ? undefined : 'billing-changed'}>
              <th scope="row">{label}</th>
              <td>
                <Money amount={one} />
              </td>
              <td>
                <Money amount={other} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
