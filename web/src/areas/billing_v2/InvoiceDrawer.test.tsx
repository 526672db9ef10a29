import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InvoiceDetails } from '@/api/gen/billing_v2/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { InvoiceDrawer } from './InvoiceDrawer'

const person = { nickname: 'Ada', userCode: 'U1' }
const INVOICE = {
  _id: 'inv-7',
  invoiceNo: 7,
  opId: 'aurora',
  opTitle: 'Aurora',
  month: 8,
  year: 2026,
  issuedAt: '2026-09-02T00:00:00Z',
  updatedAt: '2026-09-02T00:00:00Z',
  createdBy: person,
  updatedBy: person,
  casinoGGRInUSD: 1,
  sportGGRInUSD: 1,
  casinoGGRPercentage: 1,
  sportGGRPercentage: 1,
  minMonthlyFeeInUSD: 0,
  brandFeeInUSD: 0,
  settings: { minMonthlyFeeInUSD: 0, additionalCosts: [] },
  totalPayableAmountInUSD: 300,
  openAmountInUSD: 250,
  status: 'PARTLY_PAID',
  dueBy: '2026-09-05',
  overdueDays: 61,
  isLocked: true,
  description: '',
  records: [],
  revision: 1,
} as unknown as InvoiceDetails
const change = {
  _id: 'act-1',
  createdAt: '2026-09-03T00:00:00Z',
  area: 'Billing',
  action: 'updated',
  userCode: 'U1',
  nickname: 'Ada',
  recordKind: 'Invoice',
  recordId: 'inv-7',
  recordTitle: 'Invoice 7',
}

function open() {
  const asked = answering(({ url }) =>
    url.includes('/activities')
      ? answer({ data: { items: [change], count: 1, remaining: 0 } })
      : answer({ data: INVOICE }),
  )
  renderInApp(
    <InvoiceDrawer
      openId="inv-7"
      invoiceNo={7}
      actions={[{ id: 'note', label: 'Edit note', run: () => undefined }]}
      onClose={() => undefined}
    />,
    { user: { role: 'ADMIN', permissions: ['activities_read'] } },
  )
  return asked
}

test('an invoice that was not paid in time says for how long and since when', async () => {
  open()
  const told = await screen.findByText(/days/, { selector: 'strong' })
  expect(told.textContent).toBe('61 days')
  expect(screen.getByText('Due', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    '05 Sep 2026',
  )
})

test('a locked invoice tells the way round, and its history', async () => {
  const asked = open()
  expect(await screen.findByText(/let its payment name no invoice/)).toBeTruthy()
  const history = (await screen.findByRole('heading', { name: 'History' }))
    .parentElement as HTMLElement
  expect(await within(history).findByText('Ada')).toBeTruthy()
  const call = asked.find(({ url }) => url.includes('/activities'))
  expect(call?.url).toContain('recordId=inv-7')
})
