import { expect, test } from 'vitest'
import { api } from '@/api/gen/withdrawals/endpoints'
import { bulkWrite, counted, inDollars, planOf, typedFor, warningsOf } from './bulk'

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
  const { able, kept, sums } = planOf<Claim>({ disabledReason }, rows)
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
  const { sums } = planOf<Claim>({ disabledReason, amountOf }, rows)
  expect(sums?.inUSD.toString()).toBe('123.75')
  expect(sums?.byCurrency.map(([currency, sum]) => [currency, sum.toString()])).toEqual([
    ['USD', '0.3'],
    ['TRX', '1000000.1'],
  ])
})

test('nothing that can be done sums up to nothing', () => {
  const { able, sums } = planOf<Claim>({ disabledReason, amountOf }, [claim(1, { open: false })])
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
  [1, 'activities', '1 activity'],
  [1_234, 'players', '1,234 players'],
])('%i %s', (count, what, expected) => {
  expect(counted(count, what)).toBe(expected)
})

test('an act warns of those that it would be done to', () => {
  const warning = (rows: readonly Claim[]) => `${rows.length} of them matter.`
  const rows = [claim(1), claim(2, { open: false }), claim(3)]
  expect(planOf<Claim>({ disabledReason, warning }, rows).warning).toBe('2 of them matter.')
  expect(planOf<Claim>({ disabledReason }, rows).warning).toBeNull()
})

const payout = {
  warningsOf,
  write: () =>
    bulkWrite(api.endpoints.withdrawJb, { withdrawDecision: { txId: 'T', actionType: 'confirm' } }),
}
const warned = [
  { id: 1, warnings: ['PLAYER_BLOCKED', 'KYC_MISSING'] },
  { id: 2, warnings: ['KYC_MISSING'] },
  { id: 3, warnings: [] },
  { id: 4 },
  { id: 5, warnings: ['PLAYER_DELETED'] },
]

test.each([
  { ticked: [], able: [3, 4], skipped: [1, 2] },
  { ticked: ['KYC_MISSING'], able: [2, 3, 4], skipped: [1] },
  { ticked: ['PLAYER_BLOCKED'], able: [3, 4], skipped: [1, 2] },
  { ticked: ['PLAYER_BLOCKED', 'KYC_MISSING', 'PLAYER_DELETED'], able: [1, 2, 3, 4], skipped: [] },
])('with $ticked ticked $able are done; what is refused never is', ({ ticked, able, skipped }) => {
  const plan = planOf<(typeof warned)[number]>(payout, warned, new Set(ticked))
  expect(plan.able.map(({ id }) => id)).toEqual(able)
  expect(plan.skipped.map(({ row }) => row.id)).toEqual(skipped)
  expect(plan.warned).toEqual([
    { code: 'KYC_MISSING', count: 2 },
    { code: 'PLAYER_BLOCKED', count: 1 },
  ])
  expect(plan.kept).toEqual([{ reason: 'The player is deleted.', rows: [warned[4]] }])
})

test('what is skipped is told in the words of what was not ticked', () => {
  const { skipped } = planOf<(typeof warned)[number]>(payout, warned, new Set(['PLAYER_BLOCKED']))
  expect(skipped[0]?.reason).toBe("The player's identity is not confirmed.")
})
