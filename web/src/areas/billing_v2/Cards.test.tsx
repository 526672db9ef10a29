import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Cards } from './Cards'
import { InvoiceLink, PaymentsLink } from './links'
import { usePayer } from './usePayer'

const operators = [
  { opId: 'aurora', title: 'Aurora', isActive: true },
  { opId: 'aurora-north', parentOpId: 'aurora', title: 'Aurora North', isActive: true },
]
const cards = { debt: { amountInUSD: 147_484.66 }, cpgProvider: { amountInUSD: 0 } }

const platform = () =>
  answering(({ url }) => answer({ data: url.includes('menu-list') ? { operators } : cards }))

const Shown = () => <Cards payer={usePayer()} year={2026} />

test.each([
  ['aurora', null],
  ['aurora-north', 'Aurora North is billed with its operator: invoices and totals are Aurora’s.'],
])('with %s chosen the cards are the operator’s', async (chosen, told) => {
  const asked = platform()
  renderInApp(<Shown />, { at: `/?opId=${chosen}` })
  await screen.findByText('147,484.66', { exact: false })
  const calls = asked.filter(({ url }) => url.includes('dashboard-cards'))
  expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, opId: 'aurora' }])
  await waitFor(() => expect(screen.queryByRole('note')?.textContent ?? null).toBe(told))
})

test.each([
  ['SUPER_ADMIN', '/billing/operatorsV2/transaction-history?opId=aurora&invoiceNo=7'],
  ['OPERATOR_ADMIN', '/billing/meV2?view=payments&invoiceNo=7'],
] as const)('an invoice and its payments lead to each other for %s', (role, payments) => {
  const of = { opId: 'aurora', invoiceNo: 7 }
  const links = (
    <>
      <PaymentsLink {...of} />
      <InvoiceLink {...of} />
    </>
  )
  renderInApp(links, { user: { role, ...(role === 'OPERATOR_ADMIN' && { opId: 'aurora' }) } })
  const [there, back] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(there).toBe(payments)
  expect(back).toBe(
    payments.replace('transaction-history', 'invoice').replace('view=payments', 'view=invoices'),
  )
})
