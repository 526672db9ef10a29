import { describe, expect, test } from 'vitest'
import {
  type FieldRule,
  ge,
  le,
  maxItems,
  maxLength,
  minLength,
  pattern,
  places,
  required,
} from './rules'

/** The message that a value is refused with; null when it passes. */
async function refusal(rule: FieldRule, value: unknown): Promise<string | null> {
  try {
    await rule.validator?.({}, value, () => undefined)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('a rule passes or refuses with its message', () => {
  test.each<[string, FieldRule, unknown, boolean]>([
    ['required: a text', required('No.'), 'a', true],
    ['required: zero', required('No.'), 0, true],
    ['required: no', required('No.'), false, true],
    ['required: blanks', required('No.'), '  ', false],
    ['required: nothing', required('No.'), undefined, false],
    ['required: null', required('No.'), null, false],
    ['ge: the limit', ge(0, 'No.'), 0, true],
    ['ge: just below', ge(0, 'No.'), -0.01, false],
    ['ge: nothing', ge(0, 'No.'), null, true],
    ['le: the limit', le(100, 'No.'), 100, true],
    ['le: just above', le(100, 'No.'), 100.0001, false],
    ['maxLength: the limit', maxLength(3, 'No.'), 'abc', true],
    ['maxLength: one more', maxLength(3, 'No.'), 'abcd', false],
    ['maxLength: counts characters, not code units', maxLength(1, 'No.'), '💶', true],
    ['minLength: the limit', minLength(2, 'No.'), 'ab', true],
    ['minLength: one less', minLength(2, 'No.'), 'a', false],
    ['minLength: blanks around it do not count', minLength(2, 'No.'), ' a ', false],
    ['maxItems: the limit', maxItems(1, 'No.'), [1], true],
    ['maxItems: one more', maxItems(1, 'No.'), [1, 2], false],
    ['pattern: the whole text', pattern('^(?:[a-z]+)$', 'No.'), 'abc', true],
    ['pattern: a line end', pattern('^(?:[a-z]+)$', 'No.'), 'abc\n', false],
  ])('%s', async (_name, rule, value, passes) => {
    expect(await refusal(rule, value)).toBe(passes ? null : 'No.')
  })

  test.each([
    [0.1, null],
    [1.25, null],
    [-1.25, null],
    [1.255, 'At most 2 decimal places are allowed.'],
    [0.0000001, 'At most 2 decimal places are allowed.'],
    [1e14, null],
    [1e15, 'At most 15 significant digits are allowed.'],
    [12345678901234.56, 'At most 15 significant digits are allowed.'],
    ['much', 'Enter a number.'],
  ])('places(2) of %s: %s', async (value, message) => {
    expect(await refusal(places(2), value)).toBe(message)
  })

  test('required marks its field', () => {
    expect(required('No.').required).toBe(true)
  })
})
