import { skipToken } from '@reduxjs/toolkit/query'
import Big from 'big.js'
import {
  type AmountPreview,
  type BillingV2PaymentPreviewApiArg,
  type PaymentV2,
  useBillingV2PaymentPreviewQuery,
} from '@/api/gen/billing_v2/endpoints'
import type { PaymentType } from '@/api/gen/billing_v2/enums'
import { BeforeAfter, type Moved, moved } from '@/kit/display/BeforeAfter'
import { formatted } from '@/kit/display/decimal'
import { useDebounced } from '@/kit/useDebounced'

/** A payment as it would count. */
export interface Draft {
  readonly paymentType: PaymentType
  readonly amountInUSD: number
  readonly year: number
  readonly invoiceNo: number | null
}

interface PaymentPreviewProps {
  readonly opId: string | undefined
  /** The payment that is changed or deleted; null for a new one. */
  readonly before: PaymentV2 | null
  readonly after: Draft | null
}

/** What recording, changing or deleting a payment does to the operator's cards, as the platform says. */
export function PaymentPreview({ opId, before, after }: PaymentPreviewProps) {
  const wanted = opId && (before || after) ? JSON.stringify(argOf(opId, before, after)) : ''
  const settled = useDebounced(wanted)
  const { data, isError, isFetching } = useBillingV2PaymentPreviewQuery(
    settled ? JSON.parse(settled) : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  if (!wanted) return null
  const isBusy = isFetching || settled !== wanted
  if (!data || isError) return <Total before={before} after={after} isBusy={isBusy} />
  return (
    <section className="payments-preview" aria-live="polite" aria-busy={isBusy}>
      <BeforeAfter
        of="Balance"
        rows={[
          ...data.debts.map((debt) => rowOf(`Outstanding ${debt.year}`, debt)),
          rowOf('CPG balance', data.cpgProvider),
        ]}
      />
    </section>
  )
}

function argOf(
  opId: string,
  before: PaymentV2 | null,
  after: Draft | null,
): BillingV2PaymentPreviewApiArg {
  return {
    opId,
    ...(before && { paymentId: before.paymentId }),
    ...(after && {
      paymentType: after.paymentType,
      amountInUsd: after.amountInUSD,
      year: after.year,
      ...(after.invoiceNo && { invoiceNo: after.invoiceNo }),
    }),
  }
}

const rowOf = (label: string, { nowInUSD, afterInUSD }: AmountPreview): Moved =>
  moved(label, nowInUSD, afterInUSD)

interface TotalProps extends Pick<PaymentPreviewProps, 'before' | 'after'> {
  readonly isBusy: boolean
}

/** What can be said without the platform: by how much all that is owed changes. */
function Total({ before, after, isBusy }: TotalProps) {
  const paidMore = new Big(after?.amountInUSD ?? 0).minus(before?.amountInUSD ?? 0)
  return (
    <p className="billing-result" aria-live="polite" aria-busy={isBusy}>
      {paidMore.eq(0)
        ? 'The total outstanding amount does not change.'
        : `The total outstanding amount ${paidMore.gt(0) ? 'decreases' : 'increases'} by ${formatted(paidMore.abs(), 2)} USD.`}
    </p>
  )
}
