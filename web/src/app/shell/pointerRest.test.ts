import { afterEach, expect, test, vi } from 'vitest'
import { onceRested, passOn } from './pointerRest'

afterEach(() => void vi.useRealTimers())

test('what a link leads to is asked for once the pointer has rested on it, or at once by the focus', () => {
  vi.useFakeTimers()
  const done: string[] = []
  const over = (link: string, type = 'mouseover') => onceRested({ type }, () => done.push(link))
  over('players')
  vi.advanceTimersByTime(79)
  over('bets')
  vi.advanceTimersByTime(79)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['bets'])
  over('games')
  passOn()
  vi.advanceTimersByTime(1000)
  over('players', 'focus')
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['bets', 'players'])
})
