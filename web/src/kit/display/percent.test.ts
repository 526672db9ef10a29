import { expect, test } from 'vitest'
import { percentText } from './percent'

test.each([
  [17, undefined, '17 %'],
  [12.5, undefined, '12.5 %'],
  [-40, 1, '−40 %'],
  [33.333, undefined, '33.33 %'],
  [0.04, 1, '0 %'],
  [0.005, undefined, '0.01 %'],
])('%d in %s places is %s', (value, places, text) => {
  expect(percentText(value, places)).toBe(text)
})

test('what is no number is marked', () => {
  expect(percentText('much')).toBe('⚠ much %')
})
