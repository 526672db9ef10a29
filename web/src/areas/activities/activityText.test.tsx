import { expect, test } from 'vitest'
import { Name } from '@/kit/display/Name'
import { shownValue } from './activityText'

test.each([
  ['CONFIRMED', 'Status now', 'Confirmed'],
  ['DRIVING_LICENCE', 'Document type', 'Driving licence'],
  ['SUPER_ADMIN', 'Role', 'Super admin'],
])('the code %s of the field %s is %s', (code, what, words) => {
  expect(shownValue(code, what)).toBe(words)
})

test('what is in capitals elsewhere stays as it is', () => {
  expect(shownValue('AURORA', 'Affiliate code')).toEqual(<Name text="AURORA" />)
})
