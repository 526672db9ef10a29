import type { Invoice, ManualPaymentForm, PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { dayOf, instantOfDay } from '@/kit/display/days'
import { previousMonth } from '../period'
import { inUSD } from './money'

type Kept = 'opId' | 'paymentType' | 'currency' | 'amount' | 'exchangeRateInUSD'

/** The form as it stands on the screen: '' for no brand, 0 for no invoice, days of the operator's calendar for instants. */
export interface PaymentValues extends Pick<ManualPaymentForm, Kept> {
  readonly brandOpId: string
  readonly invoiceNo: number
  readonly month: number
  readonly year: number
  readonly issuedDate?: string | null
  readonly paymentDate?: string | null
  readonly description: string
}

/** An invoice as a payment takes it over. */
export type PaidInvoice = Pick<Invoice, 'opId' | 'invoiceNo' | 'month' | 'year' | 'openAmountInUSD'>

/** What is open of an invoice, in its currency, and its period; no amount where nothing is open. */
export const ofInvoice = ({ invoiceNo, month, year, openAmountInUSD }: PaidInvoice) => ({
  invoiceNo,
  month,
  year,
  ...(openAmountInUSD > 0 && {
    currency: 'USD' as const,
    exchangeRateInUSD: 1,
    amount: openAmountInUSD,
  }),
})

export const newPayment = (
  opId: string | undefined,
  now: number,
  invoice?: PaidInvoice,
): Partial<PaymentValues> => ({
  ...(opId && { opId }),
  brandOpId: '',
  paymentType: 'CASH',
  currency: 'TRX',
  amount: 1,
  exchangeRateInUSD: 1,
  invoiceNo: 0,
  ...previousMonth(now),
  ...(invoice && ofInvoice(invoice)),
  description: '',
})

export function valuesOf(payment: PaymentV2, timezone: string): PaymentValues {
  const dayAt = (instant: string) => dayOf(Date.parse(instant), timezone)
  return {
    opId: payment.opId,
    brandOpId: payment.brandOpId ?? '',
    paymentType: payment.paymentType,
    currency: payment.currency as PaymentValues['currency'], // a transfer's token is shown, not chosen
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

/** The body: a brand and an invoice only where there are any, dates only where they are known. */
export function toSend(
  values: PaymentValues,
  timezone: string,
  before?: PaymentV2,
): ManualPaymentForm {
  const { brandOpId, invoiceNo, issuedDate, paymentDate, description, ...kept } = values
  const issued = instantOfDay(issuedDate, timezone, before?.issuedDate)
  const paid = instantOfDay(paymentDate, timezone, before?.paymentDate)
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
