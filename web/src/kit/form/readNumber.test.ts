import { describe, expect, test } from 'vitest'
import { type NumberKind, readNumber } from './readNumber'

const NOT_A_NUMBER = 'Enter a number.'
const either = (...values: number[]) => ({ state: 'ambiguous', values })
const read = (text: string, kind: NumberKind = 'amount', unit = 'USD', locale = 'en') => {
  const reading = readNumber(text, { kind, unit, locale })
  if (reading.state === 'number') return reading.value
  if (reading.state === 'unreadable') return reading.problem
  return reading.state === 'empty' ? null : reading
}

describe('an amount', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['1,50', 1.5],
    ['1,5', 1.5],
    ['0,005', 0.005],
    ['0.005', 0.005],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['1,234', either(1234, 1.234)],
    ['1.234', either(1.234, 1234)],
    ['-1,234', either(-1234, -1.234)],
    ['1234,567', 1234.567],
    ['1,2345', 1.2345],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.567', 1234.567],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['12,34,567.89', 1_234_567.89],
    ['1 234', 1234],
    ['1 234,50', 1234.5],
    ['1 234,567', 1234.567],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['-12.50', -12.5],
    ['\u221212.50', -12.5],
    ['- 12,50', -12.5],
    ['(12.50)', -12.5],
    ['$1,234.50', 1234.5],
    ['-$5', -5],
    ['$-5', -5],
    ['US$ 5', 5],
    ['5 USD', 5],
    ['5usd', 5],
    ['USD 1 234,50 \n', 1234.5],
    ['\u0661\u066b\u0665\u0660', 1.5],
    ['\u0661\u066c\u0662\u0663\u0664\u066b\u0665', 1234.5],
    ['\u06f1\u06f2\u06f3', 123],
    ['\u0967\u0968.\u096b', 12.5],
    ['\uff11\uff12\uff0e\uff15', 12.5],
    ['\u200e12.50\u202c', 12.5],
    ['5 EUR', 'Enter it in USD, without “EUR”.'],
    ['\u20ac5', 'Enter it in USD, without “\u20ac”.'],
    ['abc', NOT_A_NUMBER],
    ['-', NOT_A_NUMBER],
    ['1e3', NOT_A_NUMBER],
    ['12-', NOT_A_NUMBER],
    ['1,,2', NOT_A_NUMBER],
    ['12 50', NOT_A_NUMBER],
    ['1,23,4', NOT_A_NUMBER],
    ['1.2.3', NOT_A_NUMBER],
    ['1,234.5,6', NOT_A_NUMBER],
    ['5\u00b2', NOT_A_NUMBER],
    ['12345678901234567', 'At most 15 significant digits are allowed.'],
  ])('%j means %j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    ['de', '1.234', either(1234, 1.234)],
    ['de', '1,234', either(1.234, 1234)],
    ['de-CH', '1’234.50', 1234.5],
    ['fr', '1\u202f234,50', 1234.5],
    ['ar-EG', '\u0661\u066c\u0662\u0663\u0664', 1234],
  ])('with the separators of %s, %j means %j', (locale, text, expected) => {
    expect(read(text, 'amount', 'USD', locale)).toEqual(expected)
  })
})

test.each([
  ['12.5', 12.5],
  ['12,5 %', 12.5],
  ['1,5', 1.5],
  ['1,234', 1.234],
  ['12.345%', 12.345],
  ['\u0661\u0662\u066a', 12],
  ['5 USD', 'Enter it in %, without “USD”.'],
])('a percentage %j means %j', (text, expected) => {
  expect(read(text, 'percentage', '%')).toEqual(expected)
})

test.each([
  ['3', 3],
  ['3.0', 3],
  ['1,234', 1234],
  ['1.234', either(1234)],
  ['1 234', 1234],
  ['1.5', 'Enter a whole number.'],
  ['3 ms', NOT_A_NUMBER],
])('a count %j means %j', (text, expected) => {
  expect(read(text, 'count', '')).toEqual(expected)
})
