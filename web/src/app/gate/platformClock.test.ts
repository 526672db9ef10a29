import { describe, expect, test } from 'vitest'
import { levelOf } from '@/session/roles'
import { platformTime } from './platformClock'

describe('the platform’s time', () => {
  const now = '2026-01-31T23:59:50Z'

  test('goes on from its latest reading, whatever the browser’s clock says', () => {
    expect(new Date(platformTime({ now, at: 5_000 }, 15_000)).toISOString()).toBe(
      '2026-02-01T00:00:00.000Z',
    )
  })

  test('stands still while the platform’s clock does', () => {
    const reading = { now, at: 5_000, isClockFrozen: true }
    expect(platformTime(reading, 900_000)).toBe(Date.parse(now))
  })
})

test.each([
  ['ADMIN', undefined, 'PLATFORM'],
  ['DEV_OPS', undefined, 'PLATFORM'],
  ['OPERATOR_ADMIN', undefined, 'OPERATOR'],
  ['OPERATOR_ADMIN', 'aurora', 'BRAND'],
  ['AFFILIATE', undefined, 'AFFILIATE'],
] as const)('%s with the parent %s stands at %s', (role, parentOpId, level) => {
  expect(levelOf({ role, ...(parentOpId ? { parentOpId } : {}) })).toBe(level)
})
