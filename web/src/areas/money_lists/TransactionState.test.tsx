import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClockContext } from '@/kit/display/clock'
import { RecordFields } from '@/kit/display/RecordFields'
import { decisionFields } from './TransactionState'

const AT = '2026-03-12T09:00:00Z'
const by = { nickname: 'Mina', userCode: 'U2' }
const clock = { timezone: 'UTC', now: () => Date.parse(AT) }

function shown(transaction: Parameters<typeof decisionFields>[0]) {
  render(
    <ClockContext value={clock}>
      <RecordFields fields={decisionFields(transaction)} />
    </ClockContext>,
  )
  return screen.queryAllByRole('definition').map(({ textContent }) => textContent)
}

const UNDECIDED = { lastDecision: null, confirmedAt: null, confirmedBy: null }

test('it says what was decided, by whom and when', () => {
  const cells = shown({ ...UNDECIDED, lastDecision: { outcome: 'REJECTED', by, at: AT } })
  expect(cells.slice(0, 2)).toEqual(['Rejected', 'Mina'])
  expect(cells[2]).toContain('12 Mar 2026, 09:00')
})

test('of a platform that tells confirmations alone, who confirmed', () => {
  const cells = shown({ ...UNDECIDED, confirmedAt: AT, confirmedBy: by })
  expect(cells.slice(0, 2)).toEqual(['Approved', 'Mina'])
})

test('what waits says nothing of a decision', () => {
  expect(shown(UNDECIDED)).toEqual([])
})
