import { expect, test } from 'vitest'
import type { ProviderTransfer } from '@/api/gen/provider_payment/endpoints'
import { noteOf, stateOf } from './labels'

const transfer: ProviderTransfer = {
  txHash: 'ab12',
  currency: 'USDT',
  amount: 100,
  amountInUSD: 99.97,
  exchangeRateInUSD: 0.9997,
  confirmations: 7,
  confirmationsRequired: 20,
  state: 'CONFIRMING',
  arrivedAt: '2026-11-15T09:00:00Z',
  confirmedAt: null,
  explorerURL: 'https://tronscan.org/#/transaction/ab12',
  paymentId: null,
  differenceInUSD: null,
}

test.each<[Partial<ProviderTransfer>, string, RegExp]>([
  [{}, 'Confirming 7/20', /^Counts once all its blocks are confirmed/],
  [{ state: 'CONFIRMED', differenceInUSD: 0 }, 'Confirmed', /Paid in full/],
  [{ state: 'CONFIRMED', differenceInUSD: -1200.5 }, 'Confirmed', /^Underpaid: 1,200\.50 USD/],
  [{ state: 'CONFIRMED', differenceInUSD: 0.01 }, 'Confirmed', /^Overpaid: 0\.01 USD/],
  [{ state: 'CONFIRMED' }, 'Confirmed', /^Added to the CPG balance/],
  [{ state: 'UNASSIGNED', currency: 'USDC' }, 'Unassigned', /^Wrong currency: USDC/],
  [{ state: 'UNASSIGNED', currency: 'TRX' }, 'Unassigned', /^Its amount cannot be accepted/],
])('%o is told', (part, label, note) => {
  const shown = { ...transfer, ...part }
  expect(stateOf(shown).label).toBe(label)
  expect(noteOf(shown)).toMatch(note)
})
