import { describe, expect, test } from 'vitest'
import type { TransactionEffect } from '@/api/gen/transactions/endpoints'
import { balanceChanges } from './balanceChange'

const HELD: TransactionEffect = {
  txId: 'tx_1',
  status: 'PENDING',
  amount: 0.3,
  currency: 'USD',
  amountInUSD: 0.3,
  fromWallet: 'affiliate',
  fromBalance: 0.1,
  held: 0.5,
  toWallet: 'main',
  toBalance: 10.2,
}
const GIVEN = { ...HELD, fromWallet: null, fromBalance: null, held: null } as const

const shown = (effect: TransactionEffect, act: 'confirm' | 'reject') =>
  balanceChanges(effect, act).map(({ label, before, after }) => [label, `${before}`, `${after}`])

describe('what a decision moves', () => {
  test.each([
    [
      'confirm',
      HELD,
      [
        ['On hold', '0.5', '0.2'],
        ['Main', '10.2', '10.5'],
      ],
    ],
    [
      'reject',
      HELD,
      [
        ['On hold', '0.5', '0.2'],
        ['Affiliate', '0.1', '0.4'],
      ],
    ],
    ['confirm', GIVEN, [['Main', '10.2', '10.5']]],
    ['reject', GIVEN, []],
  ] as const)('%s', (act, effect, expected) => {
    expect(shown(effect, act)).toEqual(expected)
  })
})
