import { expect, test } from 'vitest'
import { operations as accounts } from '@/api/gen/bank_accounts/meta'
import { operations as kyc } from '@/api/gen/kyc/meta'
import { operations as transactions } from '@/api/gen/transactions/meta'
import { successText } from './operations'

test.each([
  ['confirm', 'Bank account approved!'],
  ['reject', 'Bank account rejected!'],
  ['neither', null],
])('what is said of a success goes by what was chosen: %s', (actionType, text) => {
  const arg = { bankAccountReview: { uuid: 'u', actionType }, 'If-Match': '"1"' }
  expect(successText(accounts.bankAccountReview, arg)).toBe(text)
})

test('without a choice there is one text, or none', () => {
  expect(successText(kyc.kycDocumentAdd, undefined)).toBe('Document added!')
  expect(successText(transactions.transaction, {})).toBeNull()
  expect(successText(accounts.bankAccountReview, undefined)).toBeNull()
})
