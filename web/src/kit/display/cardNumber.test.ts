import { expect, test } from 'vitest'
import { grouped } from './cardNumber'

test('a card number stands in groups of four', () => {
  expect(grouped('6104337712345678')).toBe('6104 3377 1234 5678')
  expect(grouped('12345')).toBe('1234 5')
  expect(grouped('1234')).toBe('1234')
})
