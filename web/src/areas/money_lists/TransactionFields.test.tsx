import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TransactionDetails } from '@/api/gen/transactions/endpoints'
import { renderInApp } from '@/testing/render'
import { TransactionFields } from './TransactionFields'

const WITHDRAWAL = {
  txId: 'tx_1',
  transactionType: 'WITHDRAW',
  transactionSubType: 'OTHER',
  status: 'PENDING',
  fromAmount: 70,
  fromCurrency: 'EUR',
  toAmount: 76.16,
  toCurrency: 'EUR',
  toAmountInUSD: 82,
  player: {
    playerCode: 'P1',
    nickName: 'Sara',
    profile: { firstName: 'Sara', lastName: 'Karimi' },
  },
  operator: { opId: 'aurora', opTitle: 'Aurora' },
  returns: [],
} as unknown as TransactionDetails

function shown(more: Partial<TransactionDetails>) {
  renderInApp(<TransactionFields transaction={{ ...WITHDRAWAL, ...more }} />)
}

test.each([
  ['CONFIRMED', 'Credited'],
  ['PENDING', 'To be credited'],
  ['IN_PROGRESS', 'To be credited'],
  ['REJECTED', null],
  ['CANCELED', null],
] as const)('of one that is %s the amount stands under %s', (status, expected) => {
  shown({ status })
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.find((term) => /credited/i.test(term ?? '')) ?? null).toBe(expected)
})

test('it says how its order is stuck, and who blocked its player', () => {
  const by = { nickname: 'Grace', userCode: 'U7' }
  const block = { by, at: '2026-03-07T14:05:00Z', reason: 'Chargebacks' }
  shown({ order: 'unanswered', block })
  expect(screen.getByText('It was sent to the provider, and the answer was lost.')).toBeDefined()
  expect(screen.getByText('Blocked by Grace on 07 Mar 2026, 15:05: Chargebacks')).toBeDefined()
})

test.each([
  ['OTHER', 'Other'],
  ['Asked by phone', 'Asked by phone'],
])('why it was topped up is told in words: %s', (reason, expected) => {
  shown({ transactionType: 'TOPUP', reason } as Partial<TransactionDetails>)
  expect(screen.getByText('Reason', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    expected,
  )
})

test('a prize says for which tournament, rank and score it was won', () => {
  const prize = {
    tournamentId: 't_1',
    tournamentTitle: 'Night of slots',
    rank: 2,
    score: 1_250,
    scoring: 'TOTAL_WAGER',
  }
  shown({ transactionType: 'TOURNAMENT_PRIZE', prize })
  const link = screen.getByRole('link', { name: 'Night of slots' })
  expect(link.getAttribute('href')).toBe('/tournament/t_1')
  expect(screen.getByText('Score').nextElementSibling?.textContent).toBe('1,250.00 USD')
  expect(screen.getByText('Scoring').nextElementSibling?.textContent).toBe('Total wager')
})
