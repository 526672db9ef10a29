import { screen, waitFor, within } from '@testing-library/react'
import { useDispatch } from 'react-redux'
import { expect, test } from 'vitest'
import { emptyApi } from '@/api/base'
import { tagTypes } from '@/api/gen/meta'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Cards } from './Cards'
import { InvoiceLink, PaymentsLink } from './links'
import { OperatorInvoices } from './OperatorInvoices'
import { OwnInvoices } from './OwnInvoices'
import { usePayer } from './usePayer'

const operators = [
  { opId: 'aurora', title: 'Aurora', isActive: true },
  { opId: 'aurora-north', parentOpId: 'aurora', title: 'Aurora North', isActive: true },
  { opId: 'falken', parentOpId: 'aurora', title: 'Falken', isActive: true, wasOperator: true },
]
const cards = { debt: { amountInUSD: 147_484.66 }, cpgProvider: { amountInUSD: 0 } }

const platform = () =>
  answering(({ url }) => answer({ data: url.includes('menu-list') ? { operators } : cards }))

const Shown = () => <Cards payer={usePayer()} year={2026} />

test.each([
  ['aurora', 'aurora', null],
  [
    'aurora-north',
    'aurora',
    'Aurora North is billed with its operator: invoices and totals are Aurora’s.',
  ],
  [
    'falken',
    'falken',
    'Falken is a brand of Aurora now: these are its invoices from its time as an operator.',
  ],
])('with %s chosen the cards are those of the operator %s', async (chosen, account, note) => {
  const asked = platform()
  renderInApp(<Shown />, { at: `/?opId=${chosen}` })
  await screen.findByText('147,484.66', { exact: false })
  const calls = asked.filter(({ url }) => url.includes('dashboard-cards'))
  expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, opId: account }])
  await waitFor(() => expect(screen.queryByRole('note')?.textContent ?? null).toBe(note))
})

test.each([
  ['SUPER_ADMIN', '/billing/operatorsV2/transaction-history?opId=aurora&invoiceNo=7'],
  ['OPERATOR_ADMIN', '/billing/meV2?view=payments&invoiceNo=7'],
] as const)('an invoice and its payments lead to each other for %s', async (role, payments) => {
  const of = { opId: 'aurora', invoiceNo: 7 }
  const links = (
    <>
      <PaymentsLink {...of} />
      <InvoiceLink {...of} />
    </>
  )
  answering(() => answer({ data: { items: [{ _id: 'inv_7' }], count: 1, remaining: 0 } }))
  renderInApp(links, { user: { role, ...(role === 'OPERATOR_ADMIN' && { opId: 'aurora' }) } })
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const invoices = payments
    .replace('transaction-history', 'invoice')
    .replace('view=payments', 'view=invoices')
  await waitFor(() => expect(hrefs()).toEqual([payments, `${invoices}&invoiceId=inv_7`]))
})

test.each([
  ['2025', 2025],
  ['1999', undefined],
  ['2027', undefined],
  ['2025.5', undefined],
])(
  'an operator pays through the provider for itself, with ?year=%s for %s',
  async (given, year) => {
    const asked = answering(({ url }) => {
      if (url.includes('menu-list')) return answer({ data: { operators } })
      if (url.endsWith('/api/general')) return answer({ data: { firstInvoiceYear: 2024 } })
      return answer({ data: { ...cards, items: [], count: 0, remaining: 0, pendingTransfers: [] } })
    })
    const permissions = ['billing_v2_read']
    const { user } = renderInApp(<OwnInvoices />, {
      user: { role: 'OPERATOR_ADMIN', opId: 'aurora', permissions },
      at: `/?opId=aurora-north&year=${given}`,
    })
    await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/general'))
    await user.click(await screen.findByRole('button', { name: 'Provider payment' }))
    const paid = () => asked.find(({ url }) => url.includes('/provider-payment'))
    await waitFor(() => expect(paid()).toBeDefined())
    const query = new URLSearchParams(paid()?.url.split('?')[1])
    expect(query.get('opId')).toBe('aurora')
    expect(query.get('year')).toBe(year === undefined ? null : String(year))
  },
)

test('cards stay with their age where they cannot be read again', async () => {
  let away = false
  answering(({ url }) => {
    if (url.includes('menu-list')) return answer({ data: { operators } })
    return away ? answer({ http: 503, messages: ['Away.'] }) : answer({ data: cards })
  })
  function Again() {
    const dispatch = useDispatch()
    const again = () => dispatch(emptyApi.util.invalidateTags([...tagTypes]))
    return (
      <button type="button" onClick={again}>
        Again
      </button>
    )
  }
  const { user } = renderInApp(
    <>
      <Shown />
      <Again />
    </>,
    { at: '/?opId=aurora' },
  )
  await screen.findByText('147,484.66', { exact: false })
  away = true
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect((await screen.findByText(/Away\./)).textContent).toMatch(/^As of 12 Mar 2026, /)
  expect(screen.getByText('147,484.66', { exact: false })).toBeDefined()
})

test('an invoice is generated for the operator of the chosen brand', async () => {
  const asked = answering(({ url }) => {
    if (url.includes('menu-list')) return answer({ data: { operators } })
    if (url.endsWith('/api/general')) return answer({ data: { firstInvoiceYear: 2024 } })
    return answer({ data: { ...cards, items: [], count: 0, remaining: 0 } })
  })
  const { user } = renderInApp(<OperatorInvoices />, { at: '/?opId=aurora-north' })
  await screen.findByRole('note')
  await user.click(await screen.findByRole('button', { name: 'Generate invoice' }))
  const form = within(await screen.findByRole('dialog', { name: 'Generate invoice' }))
  const send = await form.findByRole('button', { name: 'Generate invoice' })
  await user.click(send)
  const sent = () => asked.find(({ method, url }) => method === 'POST' && url.endsWith('/invoice'))
  await waitFor(() => expect(sent()?.body).toMatchObject({ opId: 'aurora' }))
})
