import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { RecordFields } from '../display/RecordFields'
import { cellOf, csvValue } from './columns'
import { csvText } from './csv'
import { fieldsOf } from './fieldsOf'

interface Payment {
  readonly paymentId: string
  readonly amount: number
  readonly currency: string
  readonly feeInUSD: number | null
  readonly status: 'OPEN' | 'PAID'
  readonly paymentType: 'CASH' | 'CARD'
  readonly isTest: boolean
  readonly calls: number
  readonly paymentNo: number
  readonly createdAt: string
  readonly payer?: { readonly name: string }
}

const fields = fieldsOf<Payment>()({
  paymentId: { label: 'Payment ID', title: 'ID', width: 200, kind: 'code', copy: true },
  amount: { width: 120, sortable: true, kind: 'amount', currency: 'currency' },
  feeInUSD: { label: 'Fee', width: 100, kind: 'usd' },
  status: {
    width: 90,
    labels: { OPEN: { tone: 'waiting', label: 'Open' }, PAID: { tone: 'good', label: 'Paid' } },
  },
  paymentType: { label: 'Type', width: 90, labels: { CASH: 'Cash', CARD: 'Card' } },
  isTest: { label: 'Test', width: 90, kind: 'yesNo', optional: true },
  createdAt: { label: 'Recorded', kind: 'time' },
  calls: { kind: 'number' },
  paymentNo: { kind: 'serial' },
  payer: { width: 90, read: ({ payer }) => (payer as { readonly name: string }).name },
  words: { render: ({ currency }) => <b>{currency}</b>, fact: () => 'In words' },
})

const payment: Payment = {
  paymentId: 'p-1',
  amount: 1.5,
  currency: 'TRX',
  feeInUSD: null,
  status: 'PAID',
  paymentType: 'CARD',
  isTest: false,
  calls: 12_345,
  paymentNo: 12_345,
  createdAt: '2026-03-12T09:00:00Z',
  payer: { name: 'Ayla' },
}

const cell = (name: Parameters<typeof fields.column>[0], row: Payment = payment) =>
  render(cellOf(fields.column(name), row)).container.textContent

test('columns are the fields with a width in their order, or those of the names', () => {
  expect(fields.columns().map(({ key, title }) => [key, title])).toEqual([
    ['paymentId', 'ID'],
    ['amount', 'Amount'],
    ['feeInUSD', 'Fee'],
    ['status', 'Status'],
    ['paymentType', 'Type'],
    ['isTest', 'Test'],
    ['payer', 'Payer'],
  ])
  expect(fields.columns('createdAt', 'amount').map(({ key }) => key)).toEqual([
    'createdAt',
    'amount',
  ])
  expect(fields.column('amount', { title: 'Sum', width: 9 })).toMatchObject({
    title: 'Sum',
    width: 9,
    align: 'end',
    sortable: true,
  })
})

test.each([
  ['paymentId', 'p-1', 'p-1'],
  ['amount', '1.500000 TRX', 1.5],
  ['feeInUSD', '—', ''],
  ['status', 'Paid', 'Paid'],
  ['paymentType', 'Card', 'Card'],
  ['isTest', 'No', 'No'],
  ['createdAt', '12 Mar 2026, 10:00', '2026-03-12T09:00:00Z'],
  ['calls', '12,345', 12_345],
  ['paymentNo', '12345', 12_345],
  ['payer', 'Ayla', 'Ayla'],
  ['words', 'TRX', 'TRX'],
] as const)('%s reads %j in its cell and %j in a file', (name, shown, written) => {
  expect(renderInApp(cellOf(fields.column(name), payment)).container.textContent).toBe(shown)
  expect(csvValue(fields.column(name), payment)).toBe(written)
})

test('a file names the currency of amounts in USD, and each row’s beside other amounts', () => {
  expect(csvText(fields.columns('feeInUSD', 'amount'), [payment], 'UTC')).toBe(
    'Fee (USD),Amount,Amount currency\r\n,1.5,TRX\r\n',
  )
})

test('a value that has no label stands as it came, and a field without its part is absent', () => {
  const odd = { ...payment, status: 'LOST', paymentType: 'GOLD' } as unknown as Payment
  expect(cell('status', odd)).toBe('LOST')
  expect(cell('paymentType', odd)).toBe('GOLD')
  expect(csvValue(fields.column('paymentType'), odd)).toBe('GOLD')
  const { payer: _, ...bare } = payment
  expect(cell('payer', bare)).toBe('—')
})

const factsOf = (
  row: Payment,
  ...names: Parameters<typeof fields.facts> extends [Payment, ...infer Names] ? Names : never
) => {
  const { container } = renderInApp(<RecordFields fields={fields.facts(row, ...names)} />)
  return [...container.querySelectorAll('dl > div')].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ])
}

test('facts go by the labels of the fields, or by another where that is said', () => {
  expect(
    factsOf(payment, 'paymentId', ['createdAt', 'Paid'], 'feeInUSD', 'status', 'isTest', 'words'),
  ).toEqual([
    ['Payment ID', 'p-1'],
    ['Paid', '12 Mar 2026, 10:00'],
    ['Fee', '—'],
    ['Status', 'Paid'],
    ['Test', 'No'],
    ['Words', 'In words'],
  ])
  const odd = { ...payment, paymentType: 'GOLD' } as unknown as Payment
  expect(factsOf(odd, 'paymentType')).toEqual([['Type', 'GOLD']])
})

test('what is to be copied has its button in facts alone', () => {
  const facts = renderInApp(<RecordFields fields={fields.facts(payment, 'paymentId')} />)
  expect(facts.getByRole('button', { name: 'Copy payment ID' })).toBeDefined()
  facts.unmount()
  const { container } = renderInApp(cellOf(fields.column('paymentId'), payment))
  expect(container.querySelector('button')).toBeNull()
})

test('a column fits where that is said, or by its kind', () => {
  const { columns } = fieldsOf<Payment>()({
    paymentId: { width: 200 },
    paymentType: { width: 80, fits: true },
    createdAt: { width: 140, kind: 'time' },
  })
  expect(columns().map(({ fits = false }) => fits)).toEqual([false, true, true])
})

test('a name that the wire does not have, or a kind that its value is not of, fails to compile', () => {
  fieldsOf<Payment>()({
    // @ts-expect-error No field of a payment, and it reads none.
    paymentIdd: { width: 100 },
    // @ts-expect-error A text is no amount.
    currency: { kind: 'usd' },
    // @ts-expect-error PAID has no label.
    status: { labels: { OPEN: 'Open' } },
  })
  // @ts-expect-error No such field.
  expect(() => fields.label('paymentIdd')).toThrow()
})
