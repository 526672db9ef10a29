import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Transfers } from './Transfers'

const transfer: ProviderTransfer = {
  txHash: 'ab'.repeat(32),
  currency: 'USDC',
  amount: 250,
  amountInUSD: null,
  exchangeRateInUSD: null,
  confirmations: 20,
  confirmationsRequired: 20,
  state: 'UNASSIGNED',
  arrivedAt: '2026-11-15T09:00:00Z',
  confirmedAt: null,
  explorerURL: 'https://tronscan.org/#/transaction/abab',
  paymentId: null,
  differenceInUSD: null,
}
const confirmed: ProviderTransfer = { ...transfer, txHash: 'cd'.repeat(32), state: 'CONFIRMED' }

test('an unassigned transfer is assigned at the agreed rate, and no other', async () => {
  const asked = answering(() => answer({ data: { ...transfer, state: 'CONFIRMED' } }))
  const { user } = renderInApp(<Transfers opId="aurora" transfers={[transfer, confirmed]} />)
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign transfer' }))
  const rate = await dialog.findByRole('textbox', { name: 'Exchange rate' })
  await user.clear(rate)
  await user.type(rate, '0.98')
  await user.click(dialog.getByRole('button', { name: 'Assign transfer' }))
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { txHash: transfer.txHash, opId: 'aurora', exchangeRateInUSD: 0.98 },
    ]),
  )
})
