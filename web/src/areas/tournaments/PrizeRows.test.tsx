import { screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test } from 'vitest'
import type { PrizeLimits } from '@/api/gen/tournaments/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { PrizeRows } from './rows'
import type { TermValues } from './terms'
import { limitsArg } from './usePrizeLimits'

const LIMITS: PrizeLimits = {
  maxTournamentPrizesInUSD: 1_000,
  wageredBeforeInUSD: 10_000,
  warnAboveInUSD: 500,
  since: '2026-03-01T00:00:00Z',
  until: '2026-03-08T00:00:00Z',
}

async function priced(...amounts: readonly number[]) {
  const asked = answering(() => answer({ data: LIMITS }))
  const values = { betType: 'CASINO', prizes: amounts.map((amountInUSD) => ({ amountInUSD })) }
  const { user } = renderInApp(
    <Form initialValues={values}>
      <PrizeRows isLocked={false} opId="aurora" />
      <button type="submit">Save</button>
    </Form>,
  )
  await screen.findByText(/of at most/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return asked
}

const TOO_MUCH = 'All prizes together are at most 1,000.00 USD.'

test('prizes within both say nothing but the limit', async () => {
  const asked = await priced(300, 200)
  expect(screen.getByText(/Prize pool/).textContent).toBe(
    'Prize pool: 500.00 USD, of at most 1,000.00 USD',
  )
  expect(screen.queryByText(/The prizes are more than/)).toBeNull()
  expect(screen.queryByText(TOO_MUCH)).toBeNull()
  expect(asked.at(-1)?.url).toContain('opId=aurora')
})

test('prizes above 5 % of the wagers before are worth a second look', async () => {
  await priced(300, 200.01)
  expect(screen.getByText(/The prizes are more than/).textContent).toContain(
    'more than 5\u00a0% of the 10,000.00 USD that such bets were wagered',
  )
  expect(screen.queryByText(TOO_MUCH)).toBeNull()
})

test('prizes beyond the limit are told at their field', async () => {
  await priced(900, 100.01)
  await waitFor(() => expect(screen.getByText(TOO_MUCH)).toBeDefined())
})

test('it is asked by what the form says: the bets that count, and when', () => {
  const values: Partial<TermValues> = {
    betType: 'SPORT',
    games: ['g1'],
    sports: ['Tennis'],
    minBetAmountInUSD: 0.01,
    startTime: '2026-03-12T10:00',
    endTime: '2026-03-12T10:01',
  }
  expect(limitsArg(values, 'aurora', 'UTC')).toEqual({
    opId: 'aurora',
    betType: 'SPORT',
    sports: ['Tennis'],
    minBetAmountInUsd: 0.01,
    startTime: '2026-03-12T10:00:00.000Z',
    endTime: '2026-03-12T10:01:00.000Z',
  })
  expect(
    limitsArg({ ...values, endTime: '2026-03-12T09:00' }, 'aurora', 'UTC').startTime,
  ).toBeUndefined()
})
