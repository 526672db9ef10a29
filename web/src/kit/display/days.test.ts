import { expect, test } from 'vitest'
import { dayOf, endOf, hasEnded, instantAt, instantsOf, localTime, noonOf, startOf } from './days'
import { shortTime } from './times'

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
  ['2026-11-15', 'Asia/Tehran', '2026-11-14T20:30:00.000Z'],
  ['2026-11-15', 'America/New_York', '2026-11-15T05:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  // The clock goes forward at midnight: the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
  // It goes back over midnight: the day begins with the first of two.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
])('%s begins in %s at %s', (day, timezone, instant) => {
  expect(startOf(day, timezone)).toBe(instant)
  expect(dayOf(Date.parse(instant), timezone)).toBe(day)
})

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T23:59:59.999Z'],
  ['2026-12-31', 'Asia/Tehran', '2026-12-31T20:29:59.999Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
  ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
  ['2026-03-28', 'Atlantic/Azores', '2026-03-29T00:59:59.999Z'],
  ['2026-04-04', 'America/Santiago', '2026-04-05T03:59:59.999Z'],
])('%s ends in %s at %s', (day, timezone, instant) => {
  expect(endOf(day, timezone)).toBe(instant)
})

test.each([
  [2026, 10, '2026-11-01T00:00:00Z', true],
  [2026, 10, '2026-10-31T23:59:59Z', false],
  [2025, 12, '2026-01-01T00:00:00Z', true],
  [2026, 12, '2026-11-15T09:00:00Z', false],
])('%i-%i has ended at %s: %s', (year, month, now, expected) => {
  expect(hasEnded(year, month, Date.parse(now))).toBe(expected)
})

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', []],
  ['2026-03-29T03:30', 'Europe/Berlin', ['2026-03-29T01:30:00.000Z']],
  ['2026-10-25T02:30', 'Europe/Berlin', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  [
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ],
])('the clock shows %s in %s at %j', (local, timezone, instants) => {
  expect(instantsOf(local, timezone).map((at) => new Date(at).toISOString())).toEqual(instants)
})

test.each([
  ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30+02:00', '25 Oct 2026, 02:30 UTC+02:00'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30+01:00', '25 Oct 2026, 02:30 UTC+01:00'],
  ['2026-10-25T02:30:00.000Z', '2026-10-25T03:30', '25 Oct 2026, 03:30'],
  ['2026-07-25T02:30:00.000Z', '2026-07-25T04:30', '25 Jul 2026, 04:30'],
])('%s is told apart from the other hour of its name: %s', (at, local, shown) => {
  expect(localTime(at, 'Europe/Berlin')).toBe(local)
  expect(instantAt(local, 'Europe/Berlin')).toBe(at)
  expect(shortTime(Date.parse(at), 'Europe/Berlin')).toBe(shown)
})

test('noon of a day is on that day wherever its zone is', () => {
  expect(noonOf('2026-11-01', 'Pacific/Auckland')).toBe('2026-10-31T23:00:00.000Z')
  expect(noonOf('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-01T20:00:00.000Z')
})
