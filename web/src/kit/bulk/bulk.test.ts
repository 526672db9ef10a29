import { expect, test } from 'vitest'
import { currentUser } from '@/testing/currentUser'
import { rowWarnings } from '../dialog/warnings'
import { counted, inDollars, planOf, typedFor } from './bulk'

interface Claim {
  readonly id: number
  readonly open: boolean
  readonly amount: number
  readonly currency: string
  readonly usd: number
}

const claim = (id: number, more: Partial<Claim> = {}): Claim => ({
  id,
  open: true,
  amount: 0.1,
  currency: 'USD',
  usd: 0.1,
  ...more,
})
const user = currentUser()
const disabledReason = ({ open, currency }: Claim) =>
  open ? (currency === 'IRR' ? 'Not in IRR.' : null) : 'Decided already.'
const amountOf = ({ amount, currency, usd }: Claim) => ({ amount, currency, amountInUSD: usd })

test('those that cannot be done stand under what keeps them, the commonest first', () => {
  const rows = [
    claim(1, { currency: 'IRR' }),
    claim(2, { open: false }),
    claim(3),
    claim(4, { open: false }),
  ]
  const { able, kept, sums } = planOf<Claim>({ disabledReason }, rows, user)
  expect(able.map(({ id }) => id)).toEqual([3])
  expect(kept.map(({ reason, rows: those }) => [reason, those.map(({ id }) => id)])).toEqual([
    ['Decided already.', [2, 4]],
    ['Not in IRR.', [1]],
  ])
  expect(sums).toBeNull()
})

test('sums are exact, by currency and in dollars, of those that can be done alone', () => {
  const rows = [
    claim(1),
    claim(2, { amount: 0.2, usd: 0.2 }),
    claim(3, { amount: 1_000_000.1, currency: 'TRX', usd: 123.45 }),
    claim(4, { amount: 5_000, open: false }),
  ]
  const { sums } = planOf<Claim>({ disabledReason, amountOf }, rows, user)
  expect(sums?.inUSD.toString()).toBe('123.75')
  expect(sums?.byCurrency.map(([currency, sum]) => [currency, sum.toString()])).toEqual([
    ['USD', '0.3'],
    ['TRX', '1000000.1'],
  ])
})

test('nothing that can be done sums up to nothing', () => {
  const { able, sums } = planOf<Claim>(
    { disabledReason, amountOf },
    [claim(1, { open: false })],
    user,
  )
  expect(able).toEqual([])
  expect(sums?.inUSD.toString()).toBe('0')
  expect(inDollars(5)).toEqual({ amount: 5, currency: 'USD', amountInUSD: 5 })
})

test('the word to be typed carries how many are meant', () => {
  expect(typedFor('delete', 12)).toBe('delete 12')
})

test.each([
  [0, 'records', '0 records'],
  [1, 'records', '1 record'],
  [1, 'players with points', '1 player with points'],
  [2, 'players with points', '2 players with points'],
  [1, 'activities', '1 activity'],
  [1, 'bonuses', '1 bonus'],
  [1, 'bonus releases', '1 bonus release'],
  [1, 'addresses', '1 address'],
  [1_234, 'players', '1,234 players'],
])('%i %s', (count, what, expected) => {
  expect(counted(count, what)).toBe(expected)
})

test('an act warns of those that it would be done to', () => {
  const warning = (rows: readonly Claim[]) => `${rows.length} of them matter.`
  const rows = [claim(1), claim(2, { open: false }), claim(3)]
  expect(planOf<Claim>({ disabledReason, warning }, rows, user).warning).toBe('2 of them matter.')
  expect(planOf<Claim>({ disabledReason }, rows, user).warning).toBeNull()
})

interface Warned {
  readonly id: number
  readonly warnings?: readonly string[]
}

const payout = { warningsOf: (row: Warned) => rowWarnings('payOut', row) }
const [both, kyc, calm, silent, deleted, other] = [
  { id: 1, warnings: ['PLAYER_BLOCKED', 'KYC_MISSING'] },
  { id: 2, warnings: ['KYC_MISSING'] },
  { id: 3, warnings: [] },
  { id: 4 },
  { id: 5, warnings: ['PLAYER_DELETED'] },
  { id: 6, warnings: ['KYC_MISSING'] },
] as const satisfies readonly Warned[]
const warned: readonly Warned[] = [both, kyc, calm, silent, deleted, other]

interface Ticking {
  readonly ticked: readonly Warned[]
  readonly able: readonly number[]
  readonly skipped: readonly number[]
}

test.each<Ticking>([
  { ticked: [], able: [3, 4], skipped: [1, 2, 6] },
  { ticked: [kyc], able: [2, 3, 4], skipped: [1, 6] },
  { ticked: [both, kyc, other], able: [1, 2, 3, 4, 6], skipped: [] },
  { ticked: [deleted], able: [3, 4], skipped: [1, 2, 6] },
])('with $ticked ticked $able are done; what is refused never is', ({ ticked, able, skipped }) => {
  const plan = planOf<Warned>(payout, warned, user, { ticked: new Set(ticked), seen: new Set() })
  expect(plan.able.map(({ id }) => id)).toEqual(able)
  expect(plan.skipped.map(({ row }) => row.id)).toEqual(skipped)
  expect(plan.warned.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[2, 6], [1]])
  expect(plan.kept).toEqual([{ reason: 'The player is deleted.', rows: [deleted] }])
})

test('what is skipped is told in the words of its warnings', () => {
  const { skipped } = planOf<Warned>(payout, warned, user)
  expect(skipped[0]?.reason).toBe('The player is blocked. The player’s identity is not confirmed.')
})

test('how severe a warning is, the table says; a code that it does not know is severe', () => {
  const severities = rowWarnings('payOut', { warnings: ['KYC_MISSING', 'PLAYER_BLOCKED', 'NEW'] })
  expect(severities.map(({ severity }) => severity)).toEqual(['warn', 'severe', 'severe'])
  expect(severities[2]?.text).toBe('NEW')
})

test('what was not looked at is skipped', () => {
  const mustSee = { reason: 'Look first.', View: () => null }
  const plan = planOf<Warned>({ mustSee }, [calm, silent], user, {
    ticked: new Set(),
    seen: new Set([calm]),
  })
  expect(plan.able).toEqual([calm])
  expect(plan.skipped).toEqual([{ row: silent, reason: 'Look first.' }])
  expect(plan.shown).toEqual([calm, silent])
})
