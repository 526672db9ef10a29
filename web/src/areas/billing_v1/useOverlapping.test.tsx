import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/billing_v1/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { useOverlapping } from './useOverlapping'

const values = {
  opId: 'aurora',
  month: 'MARCH',
  year: 2026,
  title: 'March',
  reference: 'R-1',
  note: '',
  includeBrands: true,
} as const

const invoice = (testPlayersInclusion: string) => ({
  _id: 'bil_1',
  title: 'The first',
  reference: 'INV-7',
  opTitle: 'Aurora',
  month: 'MARCH',
  year: 2026,
  amount: 125.01,
  issuedAt: '2026-04-01T00:00:00Z',
  invoice: { testPlayersInclusion },
})

async function asked(existing: object[], testPlayersInclusion: 'ALL' | 'NO_TEST') {
  answering(() => answer({ data: { items: existing, count: existing.length, remaining: 0 } }))
  const agreed = vi.fn()
  const Generate = () => {
    const mayGoOn = useOverlapping(api.endpoints.billingV1Invoices)
    const run = async () => agreed(await mayGoOn({ ...values, testPlayersInclusion }))
    return (
      <button type="button" onClick={run}>
        Go
      </button>
    )
  }
  const { user } = renderInApp(<Generate />)
  await user.click(screen.getByRole('button', { name: 'Go' }))
  return { user, agreed }
}

test.each([
  ['nothing was invoiced', [], 'ALL'],
  ['other players were invoiced', [invoice('TEST')], 'NO_TEST'],
] as const)('where %s nothing is asked', async (_what, existing, players) => {
  const { agreed } = await asked([...existing], players)
  await waitFor(() => expect(agreed).toHaveBeenCalledWith(true))
})

test('a second invoice of the same players lists the first and wants a typed word', async () => {
  const { user, agreed } = await asked([invoice('TEST')], 'ALL')
  const title = 'Aurora has been invoiced for March 2026 already'
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog.textContent).toContain('The first (INV-7), 125.01 USD')
  const go = screen.getByRole('button', { name: 'Generate another invoice' })
  expect(go).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox'), 'duplicate')
  await user.click(go)
  await waitFor(() => expect(agreed).toHaveBeenCalledWith(true))
})
