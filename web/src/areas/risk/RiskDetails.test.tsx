import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RiskDetails as Details, RiskEvidence } from '@/api/gen/risk/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { RiskDetails } from './RiskDetails'

const AT = { at: '2026-11-20T10:00:00Z', lapsesAt: '2027-02-18T10:00:00Z' }

const SHARED: RiskEvidence = {
  ...AT,
  id: 'e1',
  rule: 'CARD_SHARED',
  points: 40,
  counts: true,
  cardNumber: '6037990000000006',
  matches: [{ playerCode: 'P2', username: 'laila', opId: 'aurora' }],
  matchesElsewhere: 3,
}

const DEPOSIT: RiskEvidence = {
  ...AT,
  id: 'e2',
  rule: 'LARGE_DEPOSIT',
  points: 15,
  counts: false,
  txId: 'tx_1',
  amountInUSD: 900,
  medianInUSD: 40,
  matches: [],
  matchesElsewhere: 0,
}

const DETAILS: Details = {
  playerCode: 'P1',
  username: 'omar',
  operator: { opId: 'aurora', opTitle: 'Aurora Gaming' } as Details['operator'],
  score: 40,
  level: 'MEDIUM',
  rules: ['CARD_SHARED'],
  isReviewed: false,
  revision: 2,
  evidence: [SHARED, DEPOSIT],
  reviews: [],
}

const evidence = (name: string) => within(screen.getByRole('region', { name }))

test('a shared card names whom it is shared with; of other operators’ players only how many', async () => {
  const operators = [{ opId: 'aurora', title: 'Aurora Gaming', isActive: true }]
  answering(() => answer({ data: { operators } }))
  renderInApp(<RiskDetails details={DETAILS} />)
  const card = evidence('Shared card')
  expect(card.getByText('P2')).toBeDefined()
  expect(await card.findByText('Aurora Gaming')).toBeDefined()
  expect(card.getByText('Other operators’ players').parentElement?.textContent).toContain('3')
  expect(card.getByText('40 points')).toBeDefined()
})

test('a deposit stands beside the median that it was held against', () => {
  renderInApp(<RiskDetails details={DETAILS} />)
  const deposit = evidence('Large deposit')
  expect(deposit.getByText('Median before').parentElement?.textContent).toContain('40.00')
  expect(deposit.getByText('tx_1')).toBeDefined()
  expect(deposit.getByText('15 points, not counted again')).toBeDefined()
  expect(deposit.queryByText('Other operators’ players')).toBeNull()
})

test('who has no points has no evidence and no timeline', () => {
  renderInApp(<RiskDetails details={{ ...DETAILS, score: 0, rules: [], evidence: [] }} />)
  expect(screen.getByText('This player has no points.')).toBeDefined()
  expect(screen.queryByText('Timeline')).toBeNull()
})
