import { expect, test } from 'vitest'
import type { TransactionSubType, TransactionType } from '@/api/gen/shared/enums'
import { titleOf } from './labels'

test('details are headed by the kind of the transaction', () => {
  const title = (transactionType: TransactionType, transactionSubType: TransactionSubType) =>
    titleOf({ transactionType, transactionSubType })
  expect(title('DEPOSIT', 'OTHER')).toBe('Deposit')
  expect(title('WITHDRAW', 'OTHER')).toBe('Withdrawal')
  expect(title('TOPUP', 'OTHER')).toBe('Topup')
  expect(title('CASHBACK', 'OTHER')).toBe('Cashback')
  expect(title('BONUS', 'BONUS_CLAIM')).toBe('Bonus')
  expect(title('BONUS', 'DEPOSIT_BONUS')).toBe('Deposit bonus')
  expect(title('BONUS', 'MANUAL_BONUS')).toBe('Manual bonus')
  expect(title('BONUS', 'REGISTRATION_BONUS')).toBe('Registration bonus')
  expect(titleOf(undefined)).toBe('Transaction')
})
