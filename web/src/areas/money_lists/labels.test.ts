import { expect, test } from 'vitest'
import type { TransactionSubType, TransactionType } from '@/api/gen/shared/enums'
import { titleOf, typeName } from './labels'

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

test('a type is told by its subtype where that says more', () => {
  const name = (transactionType: string, transactionSubType: string) =>
    typeName({ transactionType, transactionSubType } as Parameters<typeof typeName>[0])
  expect(name('DEPOSIT', 'OTHER')).toBe('Deposit')
  expect(name('AFFILIATE', 'AFFILIATE_CPR_COMMISSION')).toBe('CPR commission')
  expect(name('LOTTERY', 'BONUS_CLAIM')).toBe('LOTTERY · Bonus claim')
})
