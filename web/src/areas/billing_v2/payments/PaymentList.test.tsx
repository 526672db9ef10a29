import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { PaymentList } from './PaymentList'

const operators = [
  { opId: 'aurora', title: 'Aurora', isActive: true },
  { opId: 'aurora-north', parentOpId: 'aurora', title: 'Aurora North', isActive: true },
  { opId: 'falken', parentOpId: 'aurora', title: 'Falken', isActive: true, wasOperator: true },
]
const payment = (paymentId: string) => ({ paymentId, opId: 'aurora', opTitle: 'Aurora' })
const CARDS = { debt: { amountInUSD: 0 }, cpgProvider: { amountInUSD: 0 } }
const EMPTY = { title: 'No payments yet', advice: 'They are listed here.' }

/** A platform with these payments, at first none; what it was asked. */
function platform(payments: ReturnType<typeof payment>[] = []) {
  return answering(({ url }) => {
    if (url.includes('menu-list')) return answer({ data: { operators } })
    if (url.endsWith('/api/general')) return answer({ data: { firstInvoiceYear: 2024 } })
    if (url.includes('dashboard-cards')) return answer({ data: CARDS })
    if (url.includes('provider-payment')) return answer({ data: { pendingTransfers: [] } })
    const page = { count: payments.length, remaining: 0, totalAmountInUSD: 0 }
    return answer({ data: { ...page, items: payments, totalsByCurrency: [] } })
  })
}

test.each([
  ['aurora-north', 'aurora'],
  ['falken', 'falken'],
  ['aurora', 'aurora'],
])('with %s chosen only the transfers of %s are asked for', async (chosen, payer) => {
  const asked = platform()
  renderInApp(<PaymentList id="billing_v2.payments" empty={EMPTY} />, { at: `/?opId=${chosen}` })
  const transfers = () =>
    asked.map(({ url }) => url).filter((url) => url.includes('provider-payment'))
  await waitFor(() => expect(transfers()).not.toEqual([]))
  await screen.findByText(EMPTY.title)
  for (const url of transfers()) {
    expect(new URL(url, 'http://x').searchParams.get('opId')).toBe(payer)
  }
})

test("a colleague's new payment comes into the open list", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const payments: ReturnType<typeof payment>[] = []
    platform(payments)
    renderInApp(<PaymentList id="billing_v2.payments" empty={EMPTY} />, { at: '/?opId=aurora' })
    await screen.findByText(EMPTY.title)
    payments.push(payment('pay_colleague'))
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByText(/\b1 payment\b/)).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})
