import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BetDetails } from '@/api/gen/bets/endpoints'
import type { Role } from '@/api/gen/shared/enums'
import { answer, answering } from '@/testing/answers'
import { press } from '@/testing/decisions'
import { renderInApp } from '@/testing/render'
import { betTabs } from './BetFields'
import { SettleBet } from './SettleBet'

const BET = {
  betId: 'bet_1',
  generation: 2,
  betType: 'CASINO',
  status: 'OPEN',
  currency: 'TRX',
  exchangeRateInUSD: 0.1,
  stake: 2.15,
  odds: 10,
  maxWin: 21.5,
  maxWinInUSD: 2.15,
  settleLimit: 215,
  settleLimitInUSD: 21.5,
  settledReason: null,
  walletBalance: 5,
  player: { playerCode: 'P1', username: 'sara' },
  operator: { opId: 'aurora', opTitle: 'Aurora' },
  selections: [],
  revision: 1,
} as unknown as BetDetails

async function settling(win: string, role: Role = 'SUPER_ADMIN') {
  const asked = answering(() => answer({ data: BET }))
  const { user } = renderInApp(<SettleBet record={BET} onClose={() => undefined} />, {
    user: { role, permissions: ['bets_settle'] },
  })
  const field = await screen.findByLabelText('Win amount')
  const dialog = screen.getByRole('dialog', { name: 'Settle bet' })
  await user.click(field)
  await user.paste(win)
  const button = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Settle bet' })
  const fact = (label: string) =>
    within(dialog).getAllByText(label, { selector: 'dt' }).at(-1)?.nextElementSibling?.textContent
  const sent = () => asked.filter(({ method }) => method !== 'GET')
  return { user, dialog, button, fact, sent }
}

test('within what the bet may pay nothing more is asked', async () => {
  const { user, button, dialog, sent } = await settling('21.5')
  expect(within(dialog).queryByLabelText('Reason')).toBeNull()
  await press(user, button)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({ betId: 'bet_1', winAmount: 21.5 })
})

test('beyond it: the maximum, the factor and the USD are told, and word and reason asked for', async () => {
  const { user, dialog, button, fact, sent } = await settling('100')
  expect([fact('Maximum win'), fact('Maximum in USD')]).toEqual(['21.500000 TRX', '2.15 USD'])
  expect([fact('Win in USD'), fact('Times the maximum')]).toEqual(['10.00 USD', '4.7 ×'])
  expect(
    within(dialog).getByRole('row', { name: /The win is more than the bet may pay/ }),
  ).toBeDefined()
  expect(button().disabled).toBe(true)
  await user.type(within(dialog).getByLabelText('Type settle to confirm'), 'settle')
  await user.type(within(dialog).getByLabelText('Reason'), 'x')
  await press(user, button)
  expect(await within(dialog).findByText('At least 10 characters.')).toBeDefined()
  expect(sent()).toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Reason'), ', as the provider wrote')
  await press(user, button)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({
    betId: 'bet_1',
    winAmount: 100,
    reason: 'x, as the provider wrote',
    acknowledged: ['BEYOND_MAXIMUM'],
  })
})

test.each([
  [
    'beyond the limit nobody settles',
    '215.01',
    'SUPER_ADMIN',
    /At most 215.*nobody settles beyond 10 times the maximum or 1,000,000 USD/,
  ],
  [
    'beyond the maximum others do not',
    '21.6',
    'OPERATOR_ADMIN',
    /At most 21\.5.*only a super admin/,
  ],
] as const)('%s: it is told at the field', async (_what, win, role, told) => {
  const { user, dialog, button, sent } = await settling(win, role)
  await press(user, button)
  expect(await within(dialog).findByText(told)).toBeDefined()
  expect(sent()).toHaveLength(0)
  expect(within(dialog).queryByLabelText('Type settle to confirm')).toBeNull()
})

test('the reason stands with the bet', () => {
  const Body = betTabs[0]?.Body
  if (!Body) throw new Error('A bet has no details')
  renderInApp(<Body record={{ ...BET, settledReason: 'As the provider wrote' }} />)
  expect(screen.getByText('As the provider wrote')).toBeDefined()
})

const DISPUTED = {
  ...BET,
  betType: 'SPORT',
  event: {
    id: 'e1',
    title: 'Ilves v KalPa',
    sport: '',
    tournament: '',
    startsAt: '2026-11-03T17:00:00Z',
  },
  eventEndedAt: '2026-11-03T19:00:00Z',
  eventResult: '2-1',
  providerReport: { status: 'OPEN', win: 0, at: '2026-11-02T09:00:00Z' },
} as unknown as BetDetails

const factOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

test('a disputed bet tells its event, its result, the provider’s word and where it counts', async () => {
  const Body = betTabs[0]?.Body
  if (!Body) throw new Error('A bet has no details')
  const items = [
    { tournamentId: 't1', title: 'Race', counts: true, reason: null },
    { tournamentId: 't2', title: 'Cup', counts: false, reason: 'SETTLED_BY_HAND' },
  ]
  answering(() => answer({ data: { items } }))
  renderInApp(
    <Body
      record={{ ...DISPUTED, status: 'WON', settledAt: '2026-11-03T19:05:00Z', settledBy: null }}
    />,
    {
      user: { role: 'ADMIN', permissions: ['tournaments_read'] },
    },
  )
  expect(factOf('Result')).toBe('2-1')
  expect(factOf('Settled by')).toBe('The provider')
  expect(factOf('Provider’s last message')).toContain('Open')
  expect(factOf('Event begins')).toContain('Nov')
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent)
  expect(rows.slice(-2)).toEqual(['RaceYes', 'CupNo: bets settled by hand do not count.'])
  expect(screen.getByRole('link', { name: 'Bets on Ilves v KalPa' }).getAttribute('href')).toBe(
    '/bets?betType=SPORT&event=Ilves%20v%20KalPa',
  )
})

test('a dialog whose bet was settled meanwhile says by whom, when and why', async () => {
  const settled = {
    ...DISPUTED,
    status: 'WON',
    settledAt: '2026-11-03T19:05:00Z',
    settledBy: { nickname: 'Ada', userCode: 'U1' },
    settledReason: 'As the provider wrote',
  }
  answering(() => answer({ data: settled }))
  renderInApp(<SettleBet record={DISPUTED} onClose={() => undefined} />, {
    user: { role: 'ADMIN', permissions: ['bets_settle'] },
  })
  expect(await screen.findByText('Already won; that is final.')).toBeDefined()
  expect([factOf('Settled by'), factOf('Reason')]).toEqual(['Ada', 'As the provider wrote'])
  expect(factOf('Settled')).toContain('Nov')
})
