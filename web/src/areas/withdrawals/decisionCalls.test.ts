import { describe, expect, test } from 'vitest'
import { paymentProviderValues, transactionStatusValues } from '@/api/gen/shared/enums'
import { withdrawActionTypeValues } from '@/api/gen/withdrawals/enums'
import { operations } from '@/api/gen/withdrawals/meta'
import { argFor, callFor, DECIDING, type Withdrawal } from './decisionCalls'

const withdrawal = (more: Partial<Withdrawal>): Withdrawal => ({
  txId: 'tx_1',
  status: 'PENDING',
  paymentProvider: 'JB',
  isNewVersion: true,
  isDeleted: false,
  ...more,
})

describe('which call decides about a withdrawal', () => {
  test.each(DECIDING)(
    '%s, provider %s, version %s, to %s: %s',
    (status, provider, version, act, call) => {
      const providers = provider === 'any' ? (['CRYPTO', 'MANUAL', null] as const) : [provider]
      const versions = version === 'any' ? [true, false] : [version === 'v2']
      const actions = act === 'any' ? withdrawActionTypeValues : [act]
      for (const paymentProvider of providers) {
        for (const isNewVersion of versions) {
          for (const does of actions) {
            expect(callFor(withdrawal({ status, paymentProvider, isNewVersion }), does)).toBe(call)
          }
        }
      }
    },
  )

  test('every provider with a path of its own goes by it, as long as nothing was sent', () => {
    const generic = ['CRYPTO', 'MANUAL', 'MINI_PAY', 'WEB3', 'PERFECT_MONEY']
    for (const paymentProvider of paymentProviderValues) {
      if (generic.includes(paymentProvider)) continue
      const call = callFor(withdrawal({ paymentProvider }), 'confirm')
      const segment = paymentProvider.toLowerCase().replaceAll('_', '-')
      expect(call && operations[call].path).toBe(`/api/transactionsV2/withdraw/${segment}`)
    }
  })

  test('in progress, the provider makes no difference', () => {
    for (const paymentProvider of [...paymentProviderValues, null]) {
      const one = withdrawal({ paymentProvider, status: 'IN_PROGRESS' })
      expect(callFor(one, 'reject')).toBe('withdrawInProgress')
    }
  })

  test('Tomani pays by its own call and rejects by the generic one', () => {
    const one = withdrawal({ paymentProvider: 'TOMANI' })
    expect(callFor(one, 'confirm')).toBe('withdrawTomani')
    expect(callFor(one, 'reject')).toBe('withdrawGenericV2')
    expect(callFor({ ...one, isNewVersion: false }, 'reject')).toBe('withdrawGenericV1')
  })

  test('what is over or deleted is not decided again', () => {
    for (const status of transactionStatusValues) {
      const isOpen = ['PENDING', 'IN_PROGRESS'].includes(status)
      expect(callFor(withdrawal({ status }), 'confirm') !== null).toBe(isOpen)
      expect(callFor(withdrawal({ status, isDeleted: true }), 'confirm')).toBeNull()
    }
  })
})

describe('what the calls take', () => {
  const said = { note: 'Thank you', counts: true }

  test('the note goes by the name of each call, and the daily request along with a rejection', () => {
    expect(argFor('withdrawJb', { txId: 'a' }, 'confirm', said)).toEqual({
      withdrawDecision: { txId: 'a', actionType: 'confirm', playerNote: 'Thank you' },
    })
    expect(argFor('withdrawUtopia', { txId: 'a' }, 'reject', { ...said, counts: false })).toEqual({
      withdrawDecision: {
        txId: 'a',
        actionType: 'reject',
        playerNote: 'Thank you',
        countsTowardDailyLimit: false,
      },
    })
    expect(argFor('withdrawGenericV1', { txId: 'a' }, 'reject', said)).toEqual({
      genericWithdrawDecision: {
        txId: 'a',
        actionType: 'reject',
        noteForThePlayer: 'Thank you',
        countsTowardDailyLimit: true,
      },
    })
  })

  test('the call in progress says APPROVE or REJECT, and nothing of the day', () => {
    expect(argFor('withdrawInProgress', { txId: 'a' }, 'confirm', said)).toEqual({
      inProgressDecision: { txId: 'a', note: 'Thank you', status: 'APPROVE' },
    })
    expect(argFor('withdrawInProgress', { txId: 'a' }, 'reject', said)).toEqual({
      inProgressDecision: { txId: 'a', note: 'Thank you', status: 'REJECT' },
    })
  })
})
