import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CashbackEffect, CashbackFacts } from '@/api/gen/cashback/endpoints'
import { renderInApp } from '@/testing/render'
import { ClaimChanges } from './ClaimChanges'

const EFFECT: CashbackEffect = {
  txId: 'tx_1',
  status: 'PENDING',
  amountInUSD: 30,
  cashbackBalanceInUSD: 5,
  heldInUSD: 30,
  mainBalanceInUSD: 100,
}
const WHY = 'The player is ahead by 120.00 USD in all, so that nothing is due now.'
const FACTS = {
  claim: {
    claimInUSD: 30,
    betAmountInUSD: 880,
    winAmountInUSD: 1_000,
    playerLossInUSD: -120,
    adjustedPlayerLossInUSD: -120,
    level: 1,
    levelLostAmountInUSD: 500,
    percentage: 12.5,
    entitledInUSD: 0,
    creditedInUSD: 65,
    creditedBeyondInUSD: 65,
    claimedBeforeInUSD: 30,
    lastCreditedAt: '2026-03-10T00:00:00Z',
    explanation: WHY,
  },
} as CashbackFacts

function facts() {
  const terms = screen.getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

test('a claim shows the loss, level and percentage, what was credited and claimed before, and why', () => {
  renderInApp(<ClaimChanges known={{ effect: EFFECT, facts: FACTS }} decision="confirm" />)
  expect(screen.getByText(WHY)).toBeDefined()
  expect(facts()).toMatchObject({
    Loss: '−120.00 USD',
    Level: '2, from 500.00 USD',
    Percentage: '12.5\u00a0%',
    'The loss gives': '0.00 USD',
    'Credited so far': '65.00 USD',
    'Credited beyond that': '65.00 USD',
    'Claimed before': '30.00 USD',
    'This claim': '30.00 USD',
  })
})

test('on a platform that tells no facts the wallets stand alone', () => {
  renderInApp(<ClaimChanges known={{ effect: EFFECT }} decision="reject" />)
  expect(screen.getByText('On hold for claims')).toBeDefined()
  expect(screen.queryAllByRole('term')).toEqual([])
})
