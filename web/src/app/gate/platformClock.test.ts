import { renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { levelOf } from '@/session/roles'
import { platformTime, usePlatformClock } from './platformClock'

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

  test.each(['soon', '', 7, {}, null])('goes on from the reading before where it is %j', (bad) => {
    vi.spyOn(Date, 'now').mockReturnValue(15_000)
    const answer = (value: unknown, at: number) => ({
      data: { now: value as string },
      fulfilledTimeStamp: at,
    })
    const { result, rerender } = renderHook(
      (value: unknown) => usePlatformClock('UTC', answer(now, 5_000), answer(value, 9_000)),
      { initialProps: bad },
    )
    expect(result.current.now()).toBe(Date.parse(now) + 10_000)
    rerender('2026-05-01T00:00:00Z')
    expect(result.current.now()).toBe(Date.parse('2026-05-01T00:00:06Z'))
  })

  test.each(['soon', 7, {}, null])('is the browser’s where %j is all that was ever told', (bad) => {
    expect(platformTime({ now: bad as string, at: 5_000 }, 15_000)).toBe(15_000)
  })

  test.each(['Mars/Olympus', 7, {}, null])('is shown in UTC where the time zone is %j', (zone) => {
    const { result } = renderHook(() => usePlatformClock(zone as string))
    expect(result.current.timezone).toBe('UTC')
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
