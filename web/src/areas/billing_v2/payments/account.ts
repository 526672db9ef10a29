import Big from 'big.js'
import type { PaymentType } from '@/api/gen/billing_v2/enums'

export interface InvoiceDue {
  readonly invoiceNo: number
  readonly year: number
  readonly month: number
  readonly totalPayableAmountInUSD: number
}

export interface PaymentApplied {
  readonly paymentType: PaymentType
  readonly amountInUSD: Big | number
  readonly year: number
  readonly invoiceNo: number | null
}

/** One operator's account in USD: what stays open of each year, less its surplus, and the pool. */
export interface Account {
  readonly debt: (year: number) => Big
  readonly pool: Big
}

const ZERO = new Big(0)
const POOL: ReadonlySet<PaymentType> = new Set(['CPG_TRANSFER', 'CPG_ADJUSTMENT'])
const least = (one: Big, other: Big): Big => (one.lt(other) ? one : other)

type Bill = { readonly invoiceNo: number; readonly year: number; open: Big }

/** Pays what is open from the oldest on; what is left. */
function pay(bills: readonly Bill[], amount: Big): Big {
  let left = amount
  for (const bill of bills) {
    const used = least(left, bill.open)
    bill.open = bill.open.minus(used)
    left = left.minus(used)
  }
  return left
}

/** Named payments first, then by year what names none, then the pool while it is positive. */
export function accountOf(owed: readonly InvoiceDue[], paid: readonly PaymentApplied[]): Account {
  const bills: Bill[] = [...owed]
    .sort((one, other) => one.year - other.year || one.month - other.month)
    .map(({ invoiceNo, year, totalPayableAmountInUSD: total }) => ({
      invoiceNo,
      year,
      open: new Big(total),
    }))
  const surplus = new Map<number, Big>()
  let pool = ZERO
  for (const { paymentType, amountInUSD, year, invoiceNo } of paid) {
    if (POOL.has(paymentType)) {
      pool = pool.plus(amountInUSD)
      continue
    }
    const named = bills.filter((bill) => invoiceNo !== null && bill.invoiceNo === invoiceNo)
    const left = pay(named, new Big(amountInUSD))
    surplus.set(year, (surplus.get(year) ?? ZERO).plus(left))
  }
  const ofYear = (year: number) => bills.filter((bill) => bill.year === year)
  for (const [year, amount] of surplus) surplus.set(year, pay(ofYear(year), amount))
  if (pool.gt(0)) pool = pay(bills, pool)
  const debt = (year: number): Big =>
    ofYear(year)
      .reduce((sum, { open }) => sum.plus(open), ZERO)
      .minus(surplus.get(year) ?? ZERO)
  return { debt, pool }
}
