import { expect, test } from 'vitest'
import { blockersOf, blockingReason } from './blockers'

const NOTHING = {
  title: 'Aurora West',
  isDeleted: false,
  playersWithBalance: 0,
  openTransactions: 0,
  openBets: 0,
  pendingWinners: 0,
  staff: 0,
  zones: 0,
  affiliates: 0,
}

test('a brand where nothing is open can be deleted', () => {
  expect(blockersOf(NOTHING)).toEqual([])
  expect(blockingReason(NOTHING)).toBeNull()
})

test('what is open is told with its count, and stands in the way', () => {
  const open = { ...NOTHING, playersWithBalance: 3, zones: 1 }
  expect(blockersOf(open)).toEqual([
    ['Players with a balance', 3],
    ['Zones and domains', 1],
  ])
  expect(blockingReason(open)).toMatch(/“Aurora West” cannot be deleted/)
})

test('a deleted brand is not deleted again', () => {
  expect(blockingReason({ ...NOTHING, isDeleted: true })).toBe('“Aurora West” is already deleted.')
})
