import { expect, test } from 'vitest'
import { momentProblem, momentText, readMoment } from './readMoment'

const from = { edge: 'start', timezone: 'Europe/Berlin', today: '2026-03-01' } as const
const to = { ...from, edge: 'end' } as const

test.each([
  ['1.3.2026', '2026-02-28T23:00:00.000Z', '2026-03-01T22:59:59.999Z'],
  ['1.3.2026 14:05', '2026-03-01T13:05:00.000Z', '2026-03-01T13:05:59.999Z'],
  ['yesterday 9:30', '2026-02-28T08:30:00.000Z', '2026-02-28T08:30:59.999Z'],
  ['09:30', '2026-03-01T08:30:00.000Z', '2026-03-01T08:30:59.999Z'],
  ['Mar 1, 2026, 12:00 am', '2026-02-28T23:00:00.000Z', '2026-02-28T23:00:59.999Z'],
  ['۱۴۰۵', null, null],
  ['۱/۳/۲۰۲۶ ۱۴:۰۵', '2026-03-01T13:05:00.000Z', '2026-03-01T13:05:59.999Z'],
  // The clock shows 02:30 twice: from the first on, up to the second.
  ['25 Oct 2026 02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:59.999Z'],
  ['25 Oct 2026 02:30 UTC+01:00', '2026-10-25T01:30:00.000Z', '2026-10-25T01:30:59.999Z'],
])('%s begins and ends', (text, begins, ends) => {
  const at = (context: typeof from | typeof to) => {
    const reading = readMoment(text, context)
    return reading.state === 'moment' ? reading.at : null
  }
  expect([at(from), at(to)]).toEqual([begins, ends])
})

test.each([
  ['1.3.2026 24:00', 'Enter a time from 00:00 to 23:59.'],
  ['1.3.2026 12:60', 'Enter a time from 00:00 to 23:59.'],
  ['1.3.2026 13:00 pm', 'Enter a time from 00:00 to 23:59.'],
  ['31.2.2026 12:00', 'February 2026 has 28 days.'],
  ['soon 12:00', 'Enter a date such as 31 Oct 2026.'],
])('%s is not read, and why is said', (text, problem) => {
  expect(momentProblem(readMoment(text, from), undefined, from)).toBe(problem)
})

test.each([
  ['2026-02-28T23:00:00.000Z', from, '01 Mar 2026'],
  ['2026-02-28T23:00:00.000Z', to, '01 Mar 2026 00:00'],
  ['2026-03-01T22:59:59.999Z', to, '01 Mar 2026'],
  ['2026-03-01T13:05:59.999Z', to, '01 Mar 2026 14:05'],
  ['2026-10-25T01:30:00.000Z', from, '25 Oct 2026 02:30+01:00'],
  [null, from, ''],
])('%s is shown', (at, context, text) => {
  expect(momentText(at, context)).toBe(text)
  const again = readMoment(text, context)
  expect(again.state === 'moment' ? momentText(again.at, context) : '').toBe(text)
})

test('an end does not pass the other', () => {
  const problem = (text: string, bound: string, context: typeof from | typeof to) =>
    momentProblem(readMoment(text, context), bound, context)
  const ends = '2026-03-01T13:05:59.999Z'
  expect(problem('1.3.2026 14:05', ends, from)).toBeNull()
  expect(problem('1.3.2026 14:06', ends, from)).toBe('Choose a time up to 01 Mar 2026 14:05.')
  expect(problem('2.3.2026 12:00', ends, from)).toBe('Choose a day up to 01 Mar 2026.')
  const begins = '2026-03-01T13:05:00+00:00'
  expect(problem('1.3.2026 14:05', begins, to)).toBeNull()
  expect(problem('1.3.2026 14:04', begins, to)).toBe('Choose a time from 01 Mar 2026 14:05 on.')
})
