import { expect, test } from 'vitest'
import { dayProblem, dayText, readDay } from './readDay'

const TODAY = '2026-03-01'
const read = (text: string) => readDay(text, TODAY)

test.each([
  ['2026-10-31', '2026-10-31'],
  ['2026-1-5', '2026-01-05'],
  ['2026/10/31', '2026-10-31'],
  ['31/10/2026', '2026-10-31'],
  ['1/2/2026', '2026-02-01'],
  ['1.11.2026', '2026-11-01'],
  ['01. 11. 2026', '2026-11-01'],
  ['1-11-2026', '2026-11-01'],
  ['1 11 2026', '2026-11-01'],
  ['1 Nov 2026', '2026-11-01'],
  ['01 Nov 2026', '2026-11-01'],
  ['1-nov-2026', '2026-11-01'],
  ['1. November 2026', '2026-11-01'],
  ['1st november, 2026', '2026-11-01'],
  ['November 1, 2026', '2026-11-01'],
  ['Nov. 1 2026', '2026-11-01'],
  ['Sept 30, 2026', '2026-09-30'],
  ['2026 Nov 1', '2026-11-01'],
  ['  29.2.2028 ', '2028-02-29'],
  ['۳۱/۱۰/۲۰۲۶', '2026-10-31'],
  ['today', '2026-03-01'],
  ['Yesterday', '2026-02-28'],
  ['tomorrow', '2026-03-02'],
])('%s is %s', (text, day) => {
  expect(read(text)).toEqual({ state: 'day', day })
})

test.each([
  ['31 Feb 2026', 'February 2026 has 28 days.'],
  ['29/2/2026', 'February 2026 has 28 days.'],
  ['2026-11-31', 'November 2026 has 30 days.'],
  ['0 Nov 2026', 'November 2026 has 30 days.'],
  ['10/31/2026', 'There is no month 31: the day comes first.'],
  ['2026-13-01', 'There is no month 13.'],
  ['1.11.26', 'Enter the year with four digits.'],
  ['1 Nov', 'Enter the year with four digits.'],
  ['1/11/0026', 'Enter the year with four digits.'],
  ['Ju 1, 2026', 'Enter a date such as 31 Oct 2026.'],
  ['1 Foo 2026', 'Enter a date such as 31 Oct 2026.'],
  ['soon', 'Enter a date such as 31 Oct 2026.'],
  ['22 Nov 2026Oct 2026', 'Enter a date such as 31 Oct 2026.'],
  ['5', 'Enter a date such as 31 Oct 2026.'],
])('%s is not read, and why is said', (text, problem) => {
  expect(read(text)).toEqual({ state: 'unreadable', problem })
})

test('nothing is no day, and nothing is wrong with it', () => {
  expect(read('  ')).toEqual({ state: 'empty' })
  expect(dayProblem(read(''), { earliest: TODAY })).toBeNull()
})

test('a day beyond the limits is told which', () => {
  const limits = { earliest: '2026-03-02', latest: '2026-03-04' }
  expect(dayProblem(read('1.3.2026'), limits)).toBe('Choose a day from 02 Mar 2026 on.')
  expect(dayProblem(read('5.3.2026'), limits)).toBe('Choose a day up to 04 Mar 2026.')
  expect(dayProblem(read('4.3.2026'), limits)).toBeNull()
})

test('a day is shown one way', () => {
  expect([dayText('2026-11-01'), dayText(null), dayText('')]).toEqual(['01 Nov 2026', '', ''])
})
