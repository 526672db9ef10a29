import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { dayOf, localTime } from './days'
import { formatted, inFull } from './decimal'
import { languageName } from './languageName'
import { placesOf } from './placesOf'
import { rawText, readCode, readDate, readList, readNumber, readTimezone } from './readValue'
import { labelOf } from './Status'
import { relativeTime, shortDay, shortTime, utcTime } from './times'

const GARBAGE = [7, true, {}, [], 'soon', 'tournament-1', '2026-13-45', '1e999', '', null] as const

describe('a value that cannot be read is told from one that can', () => {
  test.each(GARBAGE)('%j is no date', (value) => expect(readDate(value)).toBeNull())

  test('a date is read with and without a time', () => {
    expect(readDate('2026-03-07')).toBe(Date.UTC(2026, 2, 7))
    expect(readDate('2026-03-07T23:05:09+02:00')).toBe(Date.UTC(2026, 2, 7, 21, 5, 9))
  })

  test.each([true, {}, [], [1], 'soon', '1e999', '', null, Number.NaN, Number.POSITIVE_INFINITY])(
    '%j is no number',
    (value) => expect(readNumber(value)).toBeNull(),
  )

  test.each([7, -0.5, '12.50', new Big('1.1')])('%s is a number', (value) => {
    expect(readNumber(value)?.eq(value)).toBe(true)
  })

  test.each([7, true, {}, [], '', 'a b', 'x'.repeat(36), '\u202Eexe', '-'])(
    '%j is no code',
    (value) => expect(readCode(value)).toBeNull(),
  )

  test.each([7, {}, '', 'Mars/Olympus', null])('%j is no time zone', (value) => {
    expect(readTimezone(value)).toBeNull()
  })

  test.each([7, 'abc', {}, null, undefined])('%j is no list', (value) => {
    expect(readList(value as never)).toEqual([])
  })

  test('a record is written as JSON', () => expect(rawText({ a: [1] })).toBe('{"a":[1]}'))
})

describe('what writes a value never fails, and shows the raw value', () => {
  const bad = (value: unknown) => value as never

  test.each(['soon', true, {}, [], Number.NaN])('%j as a number', (value) => {
    expect(formatted(bad(value), 2)).toBe(`⚠ ${rawText(value)}`)
    expect(inFull(bad(value))).toBe(`⚠ ${rawText(value)}`)
  })

  test('a number in odd places', () => {
    expect(formatted(1.5, bad('many'))).toBe('1.5')
    expect(formatted(1.5, bad(-1))).toBe('1.5')
  })

  test('an instant that is none', () => {
    const none = 'Not a date'
    expect(shortTime(Number.NaN, 'UTC')).toBe(none)
    expect(shortDay(Number.NaN, 'UTC')).toBe(none)
    expect(utcTime(Number.NaN)).toBe(none)
    expect(relativeTime(Number.NaN, 0)).toBe(none)
    expect(dayOf(Number.NaN, 'UTC')).toBe('')
    expect(localTime(bad({}), 'UTC')).toBe('')
  })

  test('an instant in a time zone that is none', () => {
    expect(shortTime(0, 'Mars/Olympus')).toBe('01 Jan 1970, 00:00 UTC')
    expect(dayOf(0, 'Mars/Olympus')).toBe('1970-01-01')
  })

  test.each(['a b', '', 'x'.repeat(300), 7, {}])('%j as a language', (value) => {
    expect(languageName(bad(value))).toBe(value === '' ? '' : `⚠ ${rawText(value)}`)
  })

  test.each(['constructor', '__proto__', 7, {}, null])('%j as a state or a currency', (value) => {
    expect(labelOf({}, bad(value)).label).toBe(rawText(value) || '—')
    expect(placesOf(bad(value))).toBe(8)
  })
})
