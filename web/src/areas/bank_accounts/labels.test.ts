import { describe, expect, test } from 'vitest'
import { bankAccountActionValues } from '@/api/gen/bank_accounts/enums'
import { bankAccountStatusValues } from '@/api/gen/shared/enums'
import { DELETED, grouped, isOpen, NO_REDO, reviewDisabledReason } from './labels'

const account = (status: (typeof bankAccountStatusValues)[number], isDeleted = false) => ({
  status,
  isDeleted,
})

describe('what may be decided of a bank account', () => {
  test.each([
    ['PENDING', false, false, true],
    ['PENDING', true, true, false],
    ['APPROVED', false, false, false],
    ['APPROVED', false, true, true],
    ['REJECTED', true, true, false],
  ] as const)(
    '%s, deleted %s, with the redo key %s: %s',
    (status, isDeleted, mayRedo, expected) => {
      expect(isOpen(account(status, isDeleted), mayRedo)).toBe(expected)
    },
  )

  test('approving is closed when approved, rejecting when rejected, whoever asks', () => {
    for (const status of bankAccountStatusValues) {
      for (const action of bankAccountActionValues) {
        const same = { confirm: 'APPROVED', reject: 'REJECTED' }[action] === status
        const disabledReason = reviewDisabledReason(account(status), action, true)
        expect(disabledReason === null).toBe(!same)
        if (same) expect(disabledReason).toMatch(/^Already /)
      }
    }
  })

  test('says what else closes it', () => {
    expect(reviewDisabledReason(account('APPROVED'), 'reject', false)).toBe(NO_REDO)
    expect(reviewDisabledReason(account('APPROVED', true), 'reject', true)).toBe(DELETED)
    expect(reviewDisabledReason(account('PENDING', true), 'reject', false)).toBe(DELETED)
  })
})

test('a card number stands in groups of four', () => {
  expect(grouped('6104337712345678')).toBe('6104 3377 1234 5678')
  expect(grouped('12345')).toBe('1234 5')
  expect(grouped('1234')).toBe('1234')
})
