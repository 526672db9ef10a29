import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { type Draft, PaymentPreview } from './PaymentPreview'

const person = { nickname: 'Ada', userCode: 'U1' }
const before: PaymentV2 = {
  paymentId: 'pay-1',
  opId: 'aurora',
  opTitle: 'Aurora',
  brandOpId: null,
  brandTitle: null,
  paymentType: 'CASH',
  invoiceNo: null,
  invoiceId: null,
  currency: 'USD',
  amount: 100,
  exchangeRateInUSD: 1,
  amountInUSD: 100,
  month: 9,
  year: 2025,
  issuedDate: '2026-10-04T13:45:00Z',
  paymentDate: '2026-10-03T23:30:00Z',
  description: '',
  extraData: { explorerURL: null },
  createdAt: '2026-10-04T13:45:00Z',
  updatedAt: '2026-10-04T13:45:00Z',
  createdBy: person,
  updatedBy: person,
  revision: 1,
}
const after: Draft = { paymentType: 'CASH', amountInUSD: 70.5, year: 2026, invoiceNo: 12 }
const data = {
  debts: [
    { year: 2025, nowInUSD: 300, afterInUSD: 400 },
    { year: 2026, nowInUSD: 10, afterInUSD: -60.5 },
  ],
  cpgProvider: { nowInUSD: 5, afterInUSD: 5 },
}

const rows = () =>
  screen.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent))

beforeEach(() => {
  document.body.innerHTML = ''
})

test('shows the cards as the platform computes them for the payment', async () => {
  const asked = answering(() => answer({ data }))
  renderInApp(<PaymentPreview opId="aurora" before={before} after={after} />)
  await screen.findByRole('table')
  expect(rows()).toEqual([
    ['Balance', 'Now', 'After'],
    ['Outstanding 2025', '300.00 USD', '400.00 USD (changes)'],
    ['Outstanding 2026', '10.00 USD', '−60.50 USD (changes)'],
    ['CPG balance', '5.00 USD', '5.00 USD'],
  ])
  const [path, query] = asked[0]?.url.split('?') ?? []
  expect(path).toBe('/api/billingV2/payments/preview')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    opId: 'aurora',
    paymentId: 'pay-1',
    paymentType: 'CASH',
    amountInUSD: '70.5',
    year: '2026',
    invoiceNo: '12',
  })
})

test('asks of a deletion by the payment alone', async () => {
  const asked = answering(() => answer({ data }))
  renderInApp(<PaymentPreview opId="aurora" before={before} after={null} />)
  await screen.findByRole('table')
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/billingV2/payments/preview?opId=aurora&paymentId=pay-1',
  ])
})

test('says by how much all that is owed changes where the platform cannot say more', async () => {
  const asked = answering(() => answer({ http: 404, messages: ['No such call.'] }))
  renderInApp(<PaymentPreview opId="aurora" before={before} after={after} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(
    await screen.findByText('The total outstanding amount increases by 29.50 USD.'),
  ).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('asks nothing before there is an operator and a payment', () => {
  const asked = answering(() => answer({ data }))
  const { container } = renderInApp(<PaymentPreview opId="aurora" before={null} after={null} />)
  renderInApp(<PaymentPreview opId={undefined} before={null} after={after} />)
  expect(asked).toEqual([])
  expect(container.textContent).toBe('')
})
