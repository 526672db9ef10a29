import dayjs, { type Dayjs } from 'dayjs'
import type { ManualPaymentForm, PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { dayOf, startOf } from '@/kit/display/days'
import { previousMonth } from '../period'
import { inUSD } from './money'

type Kept = 'opId' | 'paymentType' | 'currency' | 'amount' | 'exchangeRateInUSD'

/** The form as it stands on the screen: '' for no brand, 0 for no invoice, days for instants. */
export interface PaymentValues extends Pick<ManualPaymentForm, Kept> {
  readonly brandOpId: string
  readonly invoiceNo: number
  readonly month: number
  readonly year: number
  readonly issuedDate?: Dayjs | null
  readonly paymentDate?: Dayjs | null
  readonly description: string
}

export const newPayment = (opId: string | undefined, now: number): Partial<PaymentValues> => ({
  ...(opId && { opId }),
  brandOpId: '',
  paymentType: 'CASH',
  currency: 'TRX',
  amount: 1,
  exchangeRateInUSD: 1,
  invoiceNo: 0,
  ...previousMonth(now),
  description: '',
})

export function valuesOf(payment: PaymentV2, timezone: string): PaymentValues {
  const dayAt = (instant: string) => dayjs(dayOf(Date.parse(instant), timezone))
  return {
    opId: payment.opId,
    brandOpId: payment.brandOpId ?? '',
    paymentType: payment.paymentType,
    currency: payment.currency,
    amount: payment.amount,
    exchangeRateInUSD: payment.exchangeRateInUSD,
    invoiceNo: payment.invoiceNo ?? 0,
    month: payment.month,
    year: payment.year,
    issuedDate: dayAt(payment.issuedDate),
    paymentDate: dayAt(payment.paymentDate),
    description: payment.description,
  }
}

/** A day as the instant at which it begins; the instant that stood there if the day is still its own. */
function instantOf(day: Dayjs | null | undefined, timezone: string, before?: string) {
  if (!day) return before
  const chosen = day.format('YYYY-MM-DD')
  if (before && dayOf(Date.parse(before), timezone) === chosen) return before
  return startOf(chosen, timezone)
}

/** The body: a brand and an invoice only where there are any, dates only where they are known. */
export function toSend(
  values: PaymentValues,
  timezone: string,
  before?: PaymentV2,
): ManualPaymentForm {
  const { brandOpId, invoiceNo, issuedDate, paymentDate, description, ...kept } = values
  const issued = instantOf(issuedDate, timezone, before?.issuedDate)
  const paid = instantOf(paymentDate, timezone, before?.paymentDate)
  const product = inUSD(values)
  return {
    ...kept,
    ...(product && { amountInUSD: product.toNumber() }),
    ...(brandOpId && { brandOpId }),
    ...(invoiceNo && { invoiceNo }),
    ...(issued && { issuedDate: issued }),
    ...(paid && { paymentDate: paid }),
    ...((description || before) && { description }),
  }
}
