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

const told = { opId: 'aurora', readAt: '15 Nov 2026, 10:00' }

test('an unassigned transfer is assigned at the agreed rate, and no other', async () => {
  const asked = answering(() => answer({ data: { ...transfer, state: 'CONFIRMED' } }))
  const { user } = renderInApp(<Transfers {...told} transfers={[transfer, confirmed]} />)
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

/** About 1 USD, and what it is made of. */
const token = { ...transfer, currency: 'BTT', amount: 1_000_000, marketRateInUSD: 0.000001 }

test('a token is assigned at its market rate; far from it the word is typed first', async () => {
  const asked = answering(() => answer({ data: { ...token, state: 'CONFIRMED' } }))
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const { user } = renderInApp(<Transfers {...told} transfers={[token]} />)
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign transfer' }))
  const rate = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Exchange rate' })
  expect(rate.value).toBe('0.000001')
  expect(dialog.getByText('0.000001 USD per BTT')).toBeDefined()
  expect(dialog.getByText('As of').nextElementSibling?.textContent).toBe(told.readAt)
  expect(dialog.getAllByText(/^1\.00/)).toHaveLength(2)
  await user.clear(rate)
  await user.type(rate, '0.01')
  const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Assign transfer' })
  expect(await dialog.findByRole('row', { name: /10 % from the market/ })).toBeDefined()
  expect(await dialog.findByText(/^10,000\.00/)).toBeDefined()
  expect(button().disabled).toBe(true)
  await user.type(dialog.getByLabelText('Type assign to confirm'), 'assign')
  await user.click(button())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const { txHash } = token
  expect(sent()[0]).toEqual({
    txHash,
    opId: 'aurora',
    exchangeRateInUSD: 0.01,
    acknowledged: ['RATE_OFF'],
  })
})

test('an assignment is reversed with a reason, while nothing was paid from it', async () => {
  const asked = answering(() => answer({ data: transfer, messages: ['Assignment reversed.'] }))
  const by = { nickname: 'Grace', userCode: 'U7' }
  const assigned = { ...confirmed, assignedBy: by, isReversible: true, amountInUSD: 245 }
  const used = { ...confirmed, txHash: 'ef'.repeat(32), isReversible: false }
  const { user } = renderInApp(<Transfers {...told} transfers={[assigned, used]} />)
  expect(screen.getByText('Assigned by Grace; added to the CPG balance.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reverse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse assignment' }))
  const reason = await dialog.findByLabelText('Reason')
  await user.type(reason, 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Reverse assignment' }))
  expect(await dialog.findByText('At least 10 characters.')).toBeDefined()
  await user.type(reason, ' operator')
  await user.click(dialog.getByRole('button', { name: 'Reverse assignment' }))
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        url: expect.stringContaining('/api/billingV2/provider-payment/reverse'),
        body: { txHash: assigned.txHash, opId: 'aurora', reason: 'wrong operator' },
      },
    ]),
  )
})

test('one that was assigned meanwhile is told so in the platform’s words', async () => {
  const messages = ['Grace assigned this transfer to Borealis.']
  answering(({ method }) =>
    method === 'GET'
      ? answer({ data: null })
      : answer({ http: 409, status: 'ALREADY_DECIDED', messages }),
  )
  const { user } = renderInApp(
    <Transfers {...told} transfers={[{ ...transfer, marketRateInUSD: 1 }]} />,
  )
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign transfer' }))
  await user.click(await dialog.findByRole('button', { name: 'Assign transfer' }))
  expect(await screen.findByText(messages[0] ?? '')).toBeDefined()
})
