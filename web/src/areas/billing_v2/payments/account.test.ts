import Big from 'big.js'
import { expect, test } from 'vitest'
import { accountOf, type InvoiceDue, type PaymentApplied } from './account'

const january: InvoiceDue = { invoiceNo: 1, year: 2026, month: 1, totalPayableAmountInUSD: 1000 }
const february: InvoiceDue = { invoiceNo: 2, year: 2026, month: 2, totalPayableAmountInUSD: 500 }
const lastYears: InvoiceDue = { invoiceNo: 3, year: 2025, month: 12, totalPayableAmountInUSD: 300 }

const paid = (
  paymentType: PaymentApplied['paymentType'],
  amountInUSD: number,
  invoiceNo: number | null = null,
  year = 2026,
): PaymentApplied => ({ paymentType, amountInUSD, year, invoiceNo })

const drawn = (owed: readonly InvoiceDue[], payments: readonly PaymentApplied[]) => {
  const { debt, pool } = accountOf(owed, payments)
  return [2025, 2026].map((year) => Number(debt(year))).concat(Number(pool))
}

test.each<[string, readonly PaymentApplied[], number[]]>([
  ['nothing paid', [], [300, 1500, 0]],
  ['a surplus of a named one pays its year', [paid('CASH', 1500, 1)], [300, 0, 0]],
  [
    'so the pool stays, and pays the year before',
    [paid('CASH', 1500, 1), paid('CPG_TRANSFER', 500)],
    [0, 0, 200],
  ],
  ['an unnamed one pays its own year alone', [paid('CASH', 400, null, 2025)], [-100, 1500, 0]],
  ['the pool pays the oldest first', [paid('CPG_TRANSFER', 1400)], [0, 400, 0]],
  ['an overdrawn pool pays nothing', [paid('CPG_ADJUSTMENT', -50)], [300, 1500, -50]],
  ['a number on a pool payment steers nothing', [paid('CPG_TRANSFER', 300, 2)], [0, 1500, 0]],
])('%s', (_name, payments, expected) => {
  expect(drawn([january, february, lastYears], payments)).toEqual(expected)
})

test('the two cases that the rules pin', () => {
  expect(drawn([january, february], [paid('CASH', 1500, 1), paid('CPG_TRANSFER', 500)])).toEqual([
    0, 0, 500,
  ])
  expect(drawn([], [paid('CPG_TRANSFER', 1000)])).toEqual([0, 0, 1000])
})

test('debts less the pool are always invoices less payments', () => {
  const owed = [january, february, lastYears]
  const payments = [
    paid('CASH', 0.1, 2),
    paid('USDT_TRANSFER', 1700.2),
    paid('CPG_TRANSFER', 33.33),
    paid('CPG_ADJUSTMENT', -3.4),
    paid('OPERATOR_SETTLEMENT', 400, 3, 2025),
  ]
  const { debt, pool } = accountOf(owed, payments)
  const sum = (values: readonly (Big | number)[]) =>
    values.reduce<Big>((total, value) => total.plus(value), new Big(0))
  const difference = sum(owed.map((each) => each.totalPayableAmountInUSD)).minus(
    sum(payments.map((each) => each.amountInUSD)),
  )
  expect(debt(2025).plus(debt(2026)).minus(pool).toString()).toBe(difference.toString())
})
