import { expect, test } from 'vitest'
import type { TransactionSubType, TransactionType } from '@/api/gen/shared/enums'
import { titleOf } from './labels'

test('details are headed by the kind of the transaction', () => {
  const title = (transactionType: TransactionType, transactionSubType: TransactionSubType) =>
    titleOf({ transactionType, transactionSubType })
  expect(title('DEPOSIT', 'OTHER')).toBe('Deposit Details')
  expect(title('WITHDRAW', 'OTHER')).toBe('Withdraw Details')
  expect(title('TOPUP', 'OTHER')).toBe('Topup Details')
  expect(title('CASHBACK', 'OTHER')).toBe('Cashback Details')
  expect(title('BONUS', 'BONUS_CLAIM')).toBe('Bonus Details')
  expect(title('BONUS', 'DEPOSIT_BONUS')).toBe('Deposit Bonus Details')
  expect(title('BONUS', 'MANUAL_BONUS')).toBe('Manual Bonus Details')
  expect(title('BONUS', 'REGISTRATION_BONUS')).toBe('Registration Bonus Details')
  expect(titleOf(undefined)).toBe('Transaction Details')
})
