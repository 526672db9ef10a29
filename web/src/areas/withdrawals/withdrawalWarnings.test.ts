import { describe, expect, test } from 'vitest'
import type { WithdrawFacts } from '@/api/gen/withdrawals/endpoints'
import { balanceChanges, isHeld, withdrawalWarnings } from './withdrawalWarnings'

const account = {
  uuid: 'u',
  bankName: 'Mellat',
  nameOnCard: 'Sara Karimi',
  cardNumber: '6104337712345678',
  iban: null,
  status: 'APPROVED',
  isDeleted: false,
} as const
const fine: WithdrawFacts = {
  txId: 'tx_1',
  playerCode: 'P1',
  playerName: 'Sara Karimi',
  isBlocked: false,
  kycStatus: 'CONFIRMED',
  bankAccount: account,
  nameMatches: true,
  wagering: [],
  openBetCount: 0,
  requestsToday: 3,
  maxDailyWithdrawRequests: 3,
  currency: 'BTC',
  amount: 0.1,
  balance: 0.2,
  held: 0.4,
  exchangeRateInUSD: 96_000,
}
const wager = { bonusTitle: 'Welcome', requiredWagerInUSD: 100, wageredInUSD: 40.5 }

describe('what speaks against paying', () => {
  test('nothing, when everything is as it should be', () => {
    expect(withdrawalWarnings(fine)).toEqual([])
    const done = { ...wager, wageredInUSD: 100 }
    expect(
      withdrawalWarnings({ ...fine, wagering: [done], maxDailyWithdrawRequests: null }),
    ).toEqual([])
  })

  test.each<[Partial<WithdrawFacts>, string, boolean]>([
    [{ isBlocked: true }, 'The player is blocked.', true],
    [{ kycStatus: null }, 'The player sent no identity documents.', false],
    [{ kycStatus: 'PENDING' }, 'The identity documents are pending review.', false],
    [{ kycStatus: 'REJECTED' }, 'The identity documents were rejected.', true],
    [{ bankAccount: null, nameMatches: null }, 'The player has no bank account.', false],
    [
      { bankAccount: { ...account, status: 'PENDING' } },
      'The bank account is not approved yet.',
      false,
    ],
    [{ bankAccount: { ...account, status: 'REJECTED' } }, 'The bank account was rejected.', true],
    [{ nameMatches: false }, 'The name on the bank account is “Sara Karimi”.', true],
    [{ wagering: [wager] }, '“Welcome”: 59.50 USD still to be wagered.', false],
    [{ openBetCount: 1 }, '1 bet is still open.', false],
    [{ openBetCount: 2 }, '2 bets are still open.', false],
    [{ requestsToday: 4 }, 'Request 4 of the day, where 3 are allowed.', false],
  ])('%o: %s', (more, text, isSevere) => {
    expect(withdrawalWarnings({ ...fine, ...more })).toMatchObject([{ text, isSevere }])
  })

  test('what the platform warns of itself is not told twice', () => {
    const more = { isBlocked: true, kycStatus: null, nameMatches: false, wagering: [wager] }
    expect(withdrawalWarnings({ ...fine, ...more, openBetCount: 1, warnings: [] })).toEqual([
      { text: '1 bet is still open.', isSevere: false },
    ])
  })

  test('severe ones come first', () => {
    const found = withdrawalWarnings({ ...fine, openBetCount: 1, isBlocked: true })
    expect(found.map(({ isSevere }) => isSevere)).toEqual([true, false])
  })
})

test('what is no longer on hold is not moved', () => {
  expect(isHeld({ held: 0.4, amount: 0.1 })).toBe(true)
  expect(isHeld({ held: 0.1, amount: 0.1 })).toBe(true)
  expect(isHeld({ held: 0, amount: 324.82 })).toBe(false)
})

describe('what a decision moves', () => {
  const moved = (act: 'confirm' | 'reject') =>
    balanceChanges(fine, act).map(({ label, before, after }) => [
      label,
      before.toNumber(),
      after.toNumber(),
    ])

  test('a rejection gives back what is held', () => {
    expect(moved('reject')).toEqual([
      ['Wallet', 0.2, 0.3],
      ['On hold', 0.4, 0.3],
    ])
  })

  test('a confirmation takes it for good', () => {
    expect(moved('confirm')).toEqual([
      ['Wallet', 0.2, 0.2],
      ['On hold', 0.4, 0.3],
    ])
  })
})
