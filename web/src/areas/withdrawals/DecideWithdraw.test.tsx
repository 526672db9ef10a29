import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Transaction } from '@/api/gen/shared/types'
import type { WithdrawFacts } from '@/api/gen/withdrawals/endpoints'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { DecideWithdraw } from './DecideWithdraw'
import { ResendWithdraw } from './ResendWithdraw'

const WITHDRAWAL = {
  txId: 'tx_1',
  status: 'PENDING',
  paymentProvider: 'JB',
  isNewVersion: true,
  isDeleted: false,
  gateway: 'JB',
  toAmountInUSD: 25,
} as Transaction

const FACTS: WithdrawFacts = {
  txId: 'tx_1',
  playerCode: 'P1',
  playerName: 'Sara Karimi',
  isBlocked: false,
  kycStatus: 'CONFIRMED',
  bankAccount: {
    uuid: 'u',
    bankName: 'Mellat',
    nameOnCard: 'Sara Karimi',
    cardNumber: '6104337712345678',
    iban: 'IR820540102680020817909002',
    status: 'APPROVED',
    isDeleted: false,
  },
  nameMatches: true,
  wagering: [],
  openBetCount: 0,
  requestsToday: 1,
  maxDailyWithdrawRequests: 3,
  currency: 'USD',
  amount: 25,
  balance: 100,
  held: 25,
  exchangeRateInUSD: 1,
}

interface Situation {
  readonly facts?: Partial<WithdrawFacts>
  readonly canForce?: boolean
  readonly status?: number
}

/** The confirmation of an approval, whose provider answers so. */
async function asked({ facts = {}, canForce = false, status = 0 }: Situation = {}) {
  const reply = ({ method }: Asked) =>
    method === 'GET'
      ? answer({ data: { ...FACTS, ...facts } })
      : answer({
          data: { status, description: 'The limit is used up.', canForce, txStatus: 'PENDING' },
          messages: ['Withdraw updated!'],
        })
  const calls = answering(reply)
  const { user } = renderInApp(
    <DecideWithdraw transaction={WITHDRAWAL} act="confirm" onClose={() => undefined} />,
    { user: { permissions: ['withdrawals_write'] } },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw Confirmation' })
  await within(dialog).findByText('Mellat')
  const button = within(dialog).getByRole('button', { name: 'Approve withdrawal' })
  return { user, dialog, button, calls }
}

test('it shows whom the money reaches: bank, card and IBAN', async () => {
  const { dialog } = await asked()
  expect(within(dialog).getByText('6104337712345678')).toBeDefined()
  expect(within(dialog).getByText('IR820540102680020817909002')).toBeDefined()
})

test("a provider's 0 is no success, whatever the platform says besides", async () => {
  const { user, button } = await asked()
  await user.click(button)
  expect(await screen.findByText('The limit is used up.')).toBeDefined()
  expect(screen.queryByText('Withdraw updated!')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Force Approve' })).toBeNull()
})

test("a provider's 1 is told as a success", async () => {
  const { user, button } = await asked({ status: 1 })
  await user.click(button)
  expect(await screen.findByText('Withdraw updated!')).toBeDefined()
})

test('the note is kept where the approval can be forced', async () => {
  const { user, dialog, button } = await asked({ canForce: true })
  await user.click(within(dialog).getByLabelText(/Note for the player/))
  await user.paste('Paid on Monday.')
  await user.click(button)
  const force = await screen.findByRole('dialog', { name: 'Force Approve' })
  const note = within(force).getByLabelText<HTMLTextAreaElement>(/Note for the player/)
  expect(note.value).toBe('Paid on Monday.')
})

test('a blocked player is paid only after a typed word', async () => {
  const { user, dialog, button, calls } = await asked({ facts: { isBlocked: true }, status: 1 })
  expect(within(dialog).getByText('The player is blocked.')).toBeDefined()
  await user.click(button)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  await user.click(within(dialog).getByLabelText(/Type PAY to confirm/))
  await user.paste('PAY')
  await user.click(within(dialog).getByRole('button', { name: 'Approve withdrawal' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
})

test('what speaks against paying stands beside forcing it too', async () => {
  const { user, dialog } = await asked({ facts: { isBlocked: true }, canForce: true })
  await user.click(within(dialog).getByLabelText(/Type PAY to confirm/))
  await user.paste('PAY')
  await user.click(within(dialog).getByRole('button', { name: 'Approve withdrawal' }))
  const force = await screen.findByRole('dialog', { name: 'Force Approve' })
  expect(within(force).getByText('The player is blocked.')).toBeDefined()
  expect(within(force).getByLabelText(/Type FORCE to confirm/)).toBeDefined()
})

test.each([
  [true, 'a typed word'],
  [false, 'no word'],
])('sending again to a player who is blocked (%s) takes %s', async (isBlocked) => {
  const calls = answering(({ method, url }) =>
    method === 'GET'
      ? answer({ data: url.includes('facts') ? { ...FACTS, isBlocked } : null })
      : answer({ data: { status: 1, description: '', canForce: false, txStatus: 'CONFIRMED' } }),
  )
  const { user } = renderInApp(
    <ResendWithdraw
      transaction={{ ...WITHDRAWAL, status: 'IN_PROGRESS' }}
      onClose={() => undefined}
    />,
    { user: { permissions: ['withdrawals_write'] } },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Resend Withdraw Confirmation' })
  await within(dialog).findByText('Wallet')
  if (isBlocked) {
    expect(within(dialog).getByText('The player is blocked.')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Resend withdrawal' }))
    expect(calls.every(({ method }) => method === 'GET')).toBe(true)
    await user.click(within(dialog).getByLabelText(/Type PAY to confirm/))
    await user.paste('PAY')
  }
  await user.click(within(dialog).getByRole('button', { name: 'Resend withdrawal' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
})
