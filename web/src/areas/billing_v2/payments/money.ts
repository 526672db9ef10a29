import Big from 'big.js'
import { LARGEST_PAYMENT } from '@/api/gen/billing_v2/constants'
import type { PaymentCurrency, PaymentType } from '@/api/gen/billing_v2/enums'
import { CURRENCY_PLACES } from '@/api/gen/shared/constants'
import type { FieldRule } from '@/api/rules'
import { formatted, rounded } from '@/kit/display/decimal'

const MOST_DECIMALS = 8
const LARGEST = new Big(LARGEST_PAYMENT)
const WARNED_ABOVE = 10

export interface Priced {
  readonly paymentType?: PaymentType
  readonly currency?: PaymentCurrency
  readonly amount?: number | null
  readonly exchangeRateInUSD?: number | null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Rate times amount, half up to cents; null while one of them is not there. */
export function inUSD({ amount, exchangeRateInUSD }: Priced): Big | null {
  if (!isNumber(amount) || !isNumber(exchangeRateInUSD)) return null
  return rounded(new Big(amount).times(exchangeRateInUSD), 2)
}

/** By how many percent a rate is off the market's; negative below it. Null where none is known. */
export function offMarket(rate: number | null | undefined, market: number | undefined): Big | null {
  if (!isNumber(rate) || !market) return null
  return new Big(rate).minus(market).div(market).times(100)
}

export const isFarOff = (percent: Big | null): boolean => percent?.abs().gt(WARNED_ABOVE) ?? false

const decimalsOf = (value: Big): number => Math.max(0, value.c.length - 1 - value.e)

/** What is wrong with an amount of this type and currency, in the platform's words. */
export function amountFault(priced: Priced): string | null {
  const { paymentType, currency, amount } = priced
  if (!isNumber(amount)) return null
  const places = currency && CURRENCY_PLACES[currency]
  if (amount <= 0 && paymentType !== 'CPG_ADJUSTMENT') {
    return 'Enter an amount greater than 0; only a CPG adjustment can be negative.'
  }
  if (amount === 0) return 'The amount cannot be 0.'
  const used = decimalsOf(new Big(amount))
  if (places !== undefined && used > places && used <= MOST_DECIMALS) {
    return `${currency} has at most ${places} decimal places.`
  }
  const product = inUSD(priced)
  if (product?.abs().gt(LARGEST)) return `A payment is at most ${formatted(LARGEST, 2)} USD.`
  if (product?.eq(0)) return 'The amount is worth less than one cent.'
  return null
}

/** The rule of the amount, which other fields have a say in. */
export const amountRule = (values: () => Priced): FieldRule => ({
  validator: async () => {
    const fault = amountFault(values())
    if (fault) throw new Error(fault)
  },
})
