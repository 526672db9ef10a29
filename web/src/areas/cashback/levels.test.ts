import { describe, expect, test } from 'vitest'
import type { CashbackStanding } from '@/api/gen/cashback/endpoints'
import { doesAscend, nextLevel, toSend, valuesOf } from './levels'

const common = {
  minWithdrawAmountInUSD: 5,
  autoApproval: true,
  settings: [
    { lostAmountInUSD: 0, percentage: 2 },
    { lostAmountInUSD: 250, percentage: 4 },
  ],
}
const standing: CashbackStanding = {
  opId: 'aurora',
  playerCode: 'P1',
  username: 'ali',
  figures: {
    betAmountInUSD: 0,
    winAmountInUSD: 0,
    cashBonusInUSD: 0,
    bonusClaimInUSD: 0,
    claimedCashbacksInUSD: 0,
    cashbackPercentage: 0,
  },
  walletBalanceInUSD: 0,
  mainBalanceInUSD: 0,
  operatorSettings: common,
  playerSettings: null,
  settings: common,
  revision: 0,
  updatedAt: null,
}
const own = {
  opId: 'aurora',
  playerCode: 'P1',
  minWithdrawAmountInUSD: 9,
  autoApproval: false,
  settings: [
    { lostAmountInUSD: 10, percentage: 50 },
    { lostAmountInUSD: 260, percentage: 60 },
    { lostAmountInUSD: 900, percentage: 70 },
  ],
  settingsToOverride: [1, 2],
}

describe('the form begins', () => {
  test('with the operator’s rows where the player has none', () => {
    const values = valuesOf(standing)
    expect(values.minWithdrawAmountInUSD).toBe(5)
    expect(values.settings.map(({ isOwn }) => isOwn)).toEqual([false, false])
    expect(toSend(standing, values)).toEqual({
      opId: 'aurora',
      playerCode: 'P1',
      ...common,
      settingsToOverride: [],
    })
  })

  test('with the player’s own rows, the others being the operator’s of today', () => {
    const values = valuesOf({ ...standing, playerSettings: own })
    expect(values.settings).toEqual([
      { lostAmountInUSD: 0, percentage: 2, isOwn: false },
      { lostAmountInUSD: 260, percentage: 60, isOwn: true },
      { lostAmountInUSD: 900, percentage: 70, isOwn: true },
    ])
    expect(toSend(standing, values).settingsToOverride).toEqual([1, 2])
  })

  test('with a row that the operator has no more as the player’s own', () => {
    const values = valuesOf({ ...standing, operatorSettings: null, playerSettings: own })
    expect(values.settings.map(({ isOwn }) => isOwn)).toEqual([true, true, true])
  })

  test('bare where nobody has settings', () => {
    const values = valuesOf({ ...standing, operatorSettings: null, settings: null })
    expect(toSend(standing, values)).toMatchObject({
      minWithdrawAmountInUSD: 0.01,
      settings: [{ lostAmountInUSD: 0, percentage: 1 }],
      settingsToOverride: [0],
    })
  })
})

test('a new row begins a dollar above the last', () => {
  expect(nextLevel(valuesOf(standing).settings).lostAmountInUSD).toBe(251)
  expect(nextLevel([{ lostAmountInUSD: 0.1, percentage: 1, isOwn: true }]).lostAmountInUSD).toBe(
    1.1,
  )
  expect(nextLevel([]).lostAmountInUSD).toBe(0)
})

test.each([
  [0, 250, true],
  [250, 250, false],
  [251, 250, false],
  [null, 250, true],
])('a row at %o before one at %o: %o', (before, after, ascends) => {
  const rows = [before, after].map((lostAmountInUSD) => ({
    lostAmountInUSD,
    percentage: 1,
    isOwn: true,
  }))
  expect(doesAscend(rows, 1)).toBe(ascends)
})
