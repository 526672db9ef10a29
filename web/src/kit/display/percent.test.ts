import { expect, test } from 'vitest'
import { percentInFull, percentText } from './percent'

test.each([
  [17, undefined, '17\u00a0%'],
  [12.5, undefined, '12.5\u00a0%'],
  [-40, 1, '−40\u00a0%'],
  [33.333, undefined, '33.33\u00a0%'],
  [0.04, 1, '0\u00a0%'],
  [0.005, undefined, '0.01\u00a0%'],
])('%d in %s places is %s', (value, places, text) => {
  expect(percentText(value, places)).toBe(text)
})

test('what is no number is marked', () => {
  expect(percentText('much')).toBe('⚠ much\u00a0%')
})

test('what is not rounded keeps every digit', () => {
  expect(percentInFull(12.3456)).toBe('12.3456\u00a0%')
})
