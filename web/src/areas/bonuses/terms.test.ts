import { expect, test } from 'vitest'
import type { BonusDefinition } from '@/api/gen/bonuses/endpoints'
import {
  copyOf,
  type DefinitionValues,
  draftOf,
  editOf,
  newDefinition,
  termsIn,
  valuesOf,
} from './terms'

const ZONE = 'UTC'
const bonus = {
  _id: 'bns_1',
  type: 'DEPOSIT_BONUS',
  prizeType: 'PERCENTAGE',
  texts: [{ language: 'en', title: 'Boost', description: '' }],
  percentage: 50,
  maxBonusAmountInUSD: 200,
  minDepositAmountInUSD: 20,
  wageringMultiplier: 10,
  daysToUse: 30,
  startTime: '2026-12-01T00:00:30Z',
  endTime: '2027-01-01T00:00:00Z',
  operator: { opId: 'aurora' },
} as unknown as BonusDefinition
const values: DefinitionValues = { ...valuesOf(bonus, ZONE), opId: 'aurora' }

test('an edit that touches no time keeps it to the second', () => {
  expect(editOf(values, bonus, ZONE)).toMatchObject({
    bonusId: 'bns_1',
    startTime: '2026-12-01T00:00:30Z',
    percentage: 50,
    maxBonusAmountInUSD: 200,
  })
})

test('what a type or a prize does not have is left out, whatever was typed before', () => {
  const fixed = draftOf(
    { ...values, type: 'MANUAL_BONUS', prizeType: 'FIXED', amountInUSD: 25 },
    ZONE,
  )
  expect(fixed).toMatchObject({ opId: 'aurora', amountInUSD: 25 })
  for (const name of ['percentage', 'maxBonusAmountInUSD', 'minDepositAmountInUSD', 'budgetInUSD'])
    expect(fixed).not.toHaveProperty(name)
})

test('a copy is of the same operator', () => {
  expect(copyOf(bonus, ZONE)).toEqual(values)
})

test.each([
  ['a title', { texts: [{ language: 'en', title: '' }] }],
  ['a percentage', { percentage: null }],
  ['a maximum', { maxBonusAmountInUSD: null }],
  ['an end', { endTime: '' }],
  ['days', { daysToUse: undefined as unknown as number }],
])('without %s nothing is asked of the platform', (_what, missing) => {
  expect(termsIn(values, ZONE)).not.toBeNull()
  expect(termsIn({ ...values, ...missing }, ZONE)).toBeNull()
})

test('a new bonus has nothing that could be asked about yet', () => {
  expect(termsIn(newDefinition('aurora'), ZONE)).toBeNull()
})
