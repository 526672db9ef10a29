import { expect, test } from 'vitest'
import { joined, yesNo } from './None'

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [null, undefined],
  [undefined, undefined],
])('what is %o is %s: what is not told is no No', (value, text) => {
  expect(yesNo(value)).toBe(text)
})

test('texts stand beside each other, as many as there are', () => {
  expect(joined(['Sara', 'Karimi'])).toBe('Sara Karimi')
  expect(joined(['Sara', undefined])).toBe('Sara')
  expect(joined(['Tennis', null, 'Final'], ', ')).toBe('Tennis, Final')
})
