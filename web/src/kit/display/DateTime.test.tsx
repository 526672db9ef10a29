import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClockContext } from './clock'
import { DateTime } from './DateTime'
import { relativeTime } from './times'

const NOW = Date.parse('2026-03-12T10:00:00Z')

const show = (at: string | null, relative = false, timezone = 'Asia/Tokyo') =>
  render(
    <ClockContext value={{ timezone, now: () => NOW }}>
      <DateTime at={at} relative={relative} />
    </ClockContext>,
  )

test("an instant is shown in the user's time zone, and in UTC on hover", () => {
  show('2026-03-07T23:05:09Z')
  expect(screen.getByTitle('2026-03-07 23:05:09 UTC').textContent).toBe('08 Mar 2026, 08:05')
})

test('midnight is 00, not 24', () => {
  show('2026-03-07T15:00:00Z')
  expect(screen.getByText('08 Mar 2026, 00:00')).toBeDefined()
})

test("how long ago goes by the platform's clock, and stands beside", () => {
  const { container } = show('2026-03-12T09:56:00Z', true, 'UTC')
  expect(container.textContent).toBe('12 Mar 2026, 09:56\u00a0· 4 min ago')
})

test('nothing is a dash', () => {
  expect(show(null).container.textContent).toBe('—')
})

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3_600, '1 h ago'],
  [86_400 * 3, '3 d ago'],
  [-7_200, 'in 2 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(relativeTime(NOW - seconds * 1000, NOW)).toBe(text)
})
