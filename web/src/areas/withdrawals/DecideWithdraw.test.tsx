import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Transaction } from '@/api/gen/shared/types'
import type { ProviderAnswer, WithdrawFacts } from '@/api/gen/withdrawals/endpoints'
import { type Asked, answer, answering } from '@/testing/answers'
import { press } from '@/testing/decisions'
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
  readonly txStatus?: string
  readonly canForce?: boolean
  readonly status?: number
}

const ORDER = {
  txId: 'tx_1',
  txStatus: 'IN_PROGRESS',
  provider: 'JB',
  state: 'NO_ANSWER',
  description: '',
  sentCount: 1,
  firstSentAt: null,
  lastSentAt: null,
  settleableAt: null,
}

/** What a read answers, where the withdrawal stands so. */
function read(url: string, { facts = {}, txStatus = 'PENDING' }: Situation) {
  if (url.includes('/facts')) return answer({ data: { ...FACTS, ...facts } })
  if (url.includes('/order-status')) return answer({ data: ORDER })
  return answer({ data: { ...WITHDRAWAL, status: txStatus } })
}

/** The confirmation of an approval, whose provider answers so. */
async function asked(situation: Situation = {}) {
  const { canForce = false, status = 0 } = situation
  const description = 'The limit is used up.'
  const sent: ProviderAnswer = { status, description, canForce, txStatus: 'PENDING' }
  const reply = ({ method, url }: Asked) =>
    method === 'GET'
      ? read(url, situation)
      : answer({
          data: sent,
          messages: ['Withdraw updated!'],
        })
  const calls = answering(reply)
  const { user } = renderInApp(
    <DecideWithdraw record={WITHDRAWAL} act="confirm" onClose={() => undefined} />,
    { user: { permissions: ['withdrawals_write'] } },
  )
  await screen.findByText('Mellat')
  const dialog = await screen.findByRole('dialog', { name: 'Approve withdrawal' })
  const button = () =>
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve withdrawal' })
  return { user, dialog, button, calls, reply: sent }
}

test('it shows whom the money reaches: bank, card and IBAN', async () => {
  const { dialog } = await asked()
  expect(within(dialog).getByText('6104 3377 1234 5678')).toBeDefined()
  expect(within(dialog).getByText('IR820540102680020817909002')).toBeDefined()
})

test('a payout by CRYPTO shows its address, network and what arrives, and no bank account', async () => {
  const crypto = {
    address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    network: 'TRON',
    currency: 'USDT',
    amount: 24.5,
  } as const
  answering(({ url }) => read(url, { facts: { crypto, bankAccount: null } }))
  renderInApp(<DecideWithdraw record={WITHDRAWAL} act="confirm" onClose={() => undefined} />)
  expect(await screen.findByText(crypto.address)).toBeDefined()
  const dialog = screen.getByRole('dialog', { name: 'Approve withdrawal' })
  const terms = within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(terms).toEqual(expect.arrayContaining(['Address', 'Network', 'Arrives']))
  expect(terms.filter((term) => /Bank|IBAN|Card|account/.test(term ?? ''))).toEqual([])
  expect(within(dialog).getByText(/24\.50/).textContent).toContain('USDT')
  expect(within(dialog).queryByText('The player has no bank account.')).toBeNull()
})

test('a lost response is told in amber, not as a success', async () => {
  const { user, button, reply } = await asked({ status: 2 })
  reply.order = 'unanswered'
  await press(user, button)
  const told = await screen.findByText(/response was lost: whether the withdrawal was paid/)
  expect(told.closest('[class*="warning"]')).not.toBeNull()
  expect(screen.queryByText('Withdraw updated!')).toBeNull()
})

test("a provider's 0 is no success, whatever the platform says besides", async () => {
  const { user, button } = await asked()
  await press(user, button)
  expect(await screen.findByText('The limit is used up.')).toBeDefined()
  expect(screen.queryByText('Withdraw updated!')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Force approve' })).toBeNull()
})

test("a provider's 1 is told as a success", async () => {
  const { user, button } = await asked({ status: 1 })
  await press(user, button)
  expect(await screen.findByText('Withdraw updated!')).toBeDefined()
})

test('the note is kept where the approval can be forced', async () => {
  const { user, dialog, button } = await asked({ canForce: true })
  await user.click(within(dialog).getByLabelText(/Note for the player/))
  await user.paste('Paid on Monday.')
  await press(user, button)
  await screen.findByLabelText(/Type FORCE to confirm/)
  const force = await screen.findByRole('dialog', { name: 'Force approve' })
  const note = within(force).getByLabelText<HTMLTextAreaElement>(/Note for the player/)
  expect(note.value).toBe('Paid on Monday.')
})

const BLOCKED = {
  code: 'PLAYER_BLOCKED',
  severity: 'severe',
  text: 'The player is blocked.',
  values: { by: { nickname: 'Grace', userCode: 'U7' }, reason: 'Chargebacks' },
} as const

test.each([
  ['as the platform warns', { isBlocked: true, warnings: [BLOCKED] }, ['PLAYER_BLOCKED']],
  ['where it warns of nothing itself', { isBlocked: true }, undefined],
])('a blocked player is paid only after a typed word, %s', async (_how, facts, acknowledged) => {
  const { user, dialog, button, calls } = await asked({ facts, status: 1 })
  expect(within(dialog).getAllByText('The player is blocked.')).toHaveLength(1)
  expect(button().disabled).toBe(true)
  await user.click(within(dialog).getByLabelText(/Type PAY to confirm/))
  await user.paste('PAY')
  await press(user, button)
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true))
  const sent = calls.find(({ method }) => method === 'PUT')?.body as { acknowledged?: unknown }
  expect(sent.acknowledged).toEqual(acknowledged)
})

test('where the checks cannot be loaded nothing is paid', async () => {
  answering(({ url }) =>
    url.includes('/facts')
      ? answer({ http: 503, status: 'UNAVAILABLE', messages: ['Not now.'] })
      : read(url, {}),
  )
  renderInApp(<DecideWithdraw record={WITHDRAWAL} act="confirm" onClose={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve withdrawal' })).toBeNull()
})

test('one that was decided meanwhile is told so', async () => {
  answering(({ url }) => read(url, { txStatus: 'REJECTED' }))
  renderInApp(<DecideWithdraw record={WITHDRAWAL} act="confirm" onClose={() => undefined} />)
  expect(await screen.findByText('Already final.')).toBeDefined()
})

test('what speaks against paying stands beside forcing it too', async () => {
  const { user, dialog } = await asked({ facts: { isBlocked: true }, canForce: true })
  await user.click(within(dialog).getByLabelText(/Type PAY to confirm/))
  await user.paste('PAY')
  await user.click(within(dialog).getByRole('button', { name: 'Approve withdrawal' }))
  await screen.findByLabelText(/Type FORCE to confirm/)
  const force = await screen.findByRole('dialog', { name: 'Force approve' })
  expect(await within(force).findByText('The player is blocked.')).toBeDefined()
  expect(within(force).getByLabelText(/Type FORCE to confirm/)).toBeDefined()
})

test.each([
  [true, 'a typed word'],
  [false, 'no word'],
])('sending again to a player who is blocked (%s) takes %s', async (isBlocked) => {
  const calls = answering(({ method, url }) =>
    method === 'GET'
      ? read(url, { facts: { isBlocked }, txStatus: 'IN_PROGRESS' })
      : answer({ data: { status: 1, description: '', canForce: false, txStatus: 'CONFIRMED' } }),
  )
  const { user } = renderInApp(
    <ResendWithdraw record={{ ...WITHDRAWAL, status: 'IN_PROGRESS' }} onClose={() => undefined} />,
    { user: { permissions: ['withdrawals_write'] } },
  )
  await screen.findByText('Wallet')
  const dialog = await screen.findByRole('dialog', { name: 'Resend withdrawal' })
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

test('opened by its key and with nothing to warn of, Enter approves it', async () => {
  const calls = answering(({ method, url }) =>
    method === 'GET' ? read(url, {}) : answer({ data: { status: 1, txStatus: 'CONFIRMED' } }),
  )
  const onDecided = vi.fn()
  const { user } = renderInApp(
    <DecideWithdraw
      record={WITHDRAWAL}
      act="confirm"
      isByKey
      onDecided={onDecided}
      onClose={() => undefined}
    />,
    { user: { permissions: ['withdrawals_write'] } },
  )
  const button = await screen.findByRole('button', { name: 'Approve withdrawal' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})
