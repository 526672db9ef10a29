import {
  useBillingV2DashboardCardsQuery,
  useBillingV2InvoicesQuery,
  useBillingV2PaymentsQuery,
} from '@/api/gen/billing_v2/endpoints'
import { type Account, accountOf, type PaymentApplied } from './account'

const ALL_AT_ONCE = 1_000

const everyOf = (opId: string | undefined) => ({
  opId: opId ?? '',
  limit: ALL_AT_ONCE,
  sort: '-createdAt',
})

/** An operator's invoices, the latest first. */
export const useInvoicesOf = (opId: string | undefined) =>
  useBillingV2InvoicesQuery(everyOf(opId), { skip: !opId })

/** A payment as it counts in the books; `paymentId` where it stands there already. */
export interface Draft extends PaymentApplied {
  readonly paymentId?: string
}

export interface PaymentPreview {
  readonly now: Account
  readonly after: Account
}

/**
 * The account as it is and as it would be with `after` in the place of `before`. Null where not all
 * is read, or where the platform's own cards say otherwise: then it counts by other rules.
 */
export function usePaymentPreview(
  opId: string | undefined,
  year: number | undefined,
  before: Draft | null,
  after: Draft | null,
): PaymentPreview | null {
  const skip = !opId || year === undefined
  const invoices = useInvoicesOf(opId).currentData
  const payments = useBillingV2PaymentsQuery(everyOf(opId), { skip }).currentData
  const cardsRequest = { opId: opId ?? '', year: year ?? 0 }
  const cards = useBillingV2DashboardCardsQuery({ cardsRequest }, { skip }).currentData
  if (year === undefined || !invoices || !payments || !cards) return null
  if (invoices.remaining || payments.remaining) return null
  const now = accountOf(invoices.items, payments.items)
  const isSame =
    now.debt(year).eq(cards.debt.amountInUSD) && now.pool.eq(cards.cpgProvider.amountInUSD)
  if (!isSame) return null
  const others = payments.items.filter(({ paymentId }) => paymentId !== before?.paymentId)
  return { now, after: accountOf(invoices.items, after ? [...others, after] : others) }
}
