import { expect, test } from 'vitest'
import type { BonusRelease } from '@/api/gen/bonuses/endpoints'
import {
  editOf,
  newRelease,
  type ReleaseValues,
  rises,
  termsIn,
  termsOf,
  valuesOf,
} from './releaseTerms'

const ZONE = 'UTC'
const tier = { requiredWager: 500, maxBonusAmountInUSD: 20, minBetAmountInUSD: 1 }
const values: ReleaseValues = {
  bonusId: 'bns_1',
  title: 'Weekly',
  betType: 'ALL',
  gameProviders: ['Koi Gaming'],
  schedule: 'WEEKLY',
  startTime: '2026-12-01T00:00',
  endTime: '2027-01-01T00:00',
  isActive: true,
  tiers: [tier, { ...tier, requiredWager: 2000, maxBonusAmountInUSD: 50, minWinOdds: 1.5 }],
}

test('a release on all bets names no type and no providers, and numbers its tiers', () => {
  const terms = termsOf(values, ZONE)
  expect(terms).not.toHaveProperty('betType')
  expect(terms.gameProviders).toEqual([])
  expect(terms.tiers).toEqual([
    { ...tier, tier: 1 },
    { ...tier, tier: 2, requiredWager: 2000, maxBonusAmountInUSD: 50, minWinOdds: 1.5 },
  ])
})

test('casino bets have providers and no odds', () => {
  const terms = termsOf({ ...values, betType: 'CASINO' }, ZONE)
  expect(terms).toMatchObject({ betType: 'CASINO', gameProviders: ['Koi Gaming'] })
  expect(terms.tiers[1]).not.toHaveProperty('minWinOdds')
})

test('an edit goes on from what waits for the next period', () => {
  const now = { ...values, betType: null, description: '', gameProviders: [], games: [] }
  const times = { startTime: '2026-12-01T00:00:00Z', endTime: '2027-01-01T00:00:00Z' }
  const release = {
    releaseId: 'brl_1',
    bonusId: 'bns_1',
    bonusReleaseDefinition: { ...now, ...times },
    tiers: [{ ...tier, tier: 1 }],
    nextTerms: {
      ...now,
      ...times,
      title: 'Next',
      tiers: [{ ...tier, tier: 1, requiredWager: 900 }],
    },
  } as unknown as BonusRelease
  const edited = editOf(valuesOf(release, ZONE), release, ZONE)
  expect(edited).toMatchObject({ releaseId: 'brl_1', title: 'Next', ...times })
  expect(edited.tiers[0]?.requiredWager).toBe(900)
})

test('tiers rise; what is not filled in is not judged', () => {
  expect(rises(values.tiers, 1, 'requiredWager')).toBe(true)
  expect(rises([tier, tier], 1, 'maxBonusAmountInUSD')).toBe(false)
  expect(rises([tier, {}], 1, 'requiredWager')).toBe(true)
})

test('nothing is asked of the platform while a tier is not whole', () => {
  expect(termsIn(values, ZONE)).not.toBeNull()
  expect(termsIn({ ...values, tiers: [{ minBetAmountInUSD: 0 }] }, ZONE)).toBeNull()
  expect(termsIn(newRelease('bns_1'), ZONE)).toBeNull()
})
