import type { ApiError } from '@/api/answer'
import { useBillingV2DashboardCardsQuery } from '@/api/gen/billing_v2/endpoints'
import { StaleNote } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import type { Payer } from './usePayer'

interface CardsProps {
  readonly payer: Payer
  readonly year: number
}

type Texts = readonly [below: string, nothing: string, above: string]

const noteOf = (amount = 0, [below, nothing, above]: Texts): string =>
  amount === 0 ? nothing : amount < 0 ? below : above

/** The year's debt, and what stays in the provider pool. */
export function Cards({ payer: { opId, standIn, isKnown }, year }: CardsProps) {
  const cardsRequest = { year, ...(opId ? { opId } : {}) }
  const call = useBillingV2DashboardCardsQuery({ cardsRequest }, { skip: !isKnown })
  const { currentData: data, error, isFetching, refetch } = call
  const debt = data?.debt.amountInUSD
  const pool = data?.cpgProvider.amountInUSD
  const cards = [
    {
      label: `Outstanding ${year}`,
      amount: debt,
      note: noteOf(debt, ['credit', 'all paid', '']),
    },
    {
      label: 'CPG balance',
      amount: pool,
      note: noteOf(pool, ['overdrawn', 'empty', 'available']),
    },
  ]
  return (
    <div className="billing-cards" aria-busy={isFetching}>
      {cards.map(({ label, amount, note }) => (
        <dl key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
            {amount !== undefined && note && <span className="billing-note">{note}</span>}
          </dd>
        </dl>
      ))}
      {standIn && <p role="note">{standIn}</p>}
      {data && <StaleNote call={call} />}
      {error && !data && (error as ApiError).kind !== 'signedOut' && (
        <p role="alert">
          The totals could not be loaded.{' '}
          <button type="button" className="billing-link" onClick={refetch}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
