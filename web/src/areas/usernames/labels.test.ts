import { describe, expect, test } from 'vitest'
import { NOTE_REQUIRED } from '@/api/gen/shared/constants'
import { roleValues } from '@/api/gen/shared/enums'
import { INVALID_USERNAME } from '@/api/gen/usernames/constants'
import type { FieldRule } from '@/api/rules'
import { noteRules, openingStatus, usernameRules } from './labels'

/** The first message that the rules have against a value. */
async function against(rules: readonly FieldRule[], value: unknown): Promise<string | null> {
  for (const rule of rules) {
    const { validator } = rule as { validator: (rule: unknown, value: unknown) => Promise<void> }
    const message = await validator(rule, value).then(
      () => null,
      (error: Error) => error.message,
    )
    if (message) return message
  }
  return null
}

const FITTING = ['', 'abcdef', '_abcde', 'A-b_c9', 'x'.repeat(20)]
const UNFIT = ['abcde', 'x'.repeat(21), '1abcdef', '-abcdef', 'abc def', 'abcdefé', 'abcdef\n']

describe('the form of a username', () => {
  test.each(roleValues)('%s', async (role) => {
    const isFree = role === 'SUPER_ADMIN' || role === 'ADMIN'
    for (const name of FITTING) expect(await against(usernameRules(role), name)).toBeNull()
    for (const name of UNFIT) {
      expect(await against(usernameRules(role), name)).toBe(isFree ? null : INVALID_USERNAME)
    }
  })
})

test('a note is needed to reject, and short', async () => {
  expect(await against(noteRules('REJECT'), ' ')).toBe(NOTE_REQUIRED)
  expect(await against(noteRules('APPROVE'), '')).toBeNull()
  expect(await against(noteRules('APPROVE'), 'x'.repeat(20))).toBeNull()
  expect(await against(noteRules('REJECT'), 'x'.repeat(21))).toBe('At most 20 characters.')
})

test('a reason or a default status opens with Reject', () => {
  expect(openingStatus('', undefined)).toBeUndefined()
  expect(openingStatus('Not fitting', undefined)).toBe('REJECT')
  expect(openingStatus('', 'REJECT')).toBe('REJECT')
})
