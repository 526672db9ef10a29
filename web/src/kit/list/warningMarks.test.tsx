import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WarnedRow } from '../dialog/warnings'
import { ClockContext } from '../display/clock'
import { marksField, type OtherMark } from './warningMarks'

const clock = { timezone: 'UTC', now: () => 0 }
const block = {
  by: { nickname: 'Grace', userCode: 'U7' },
  at: '2026-03-07T14:05:00Z',
  reason: 'Chargebacks',
}

function marked(row: WarnedRow, other?: OtherMark) {
  const field = marksField('payOut', () => other)
  render(<ClockContext value={clock}>{field.render(row)}</ClockContext>)
  return { words: field.csv(row), mark: screen.queryByTitle(/./) }
}

test('a row says who blocked its player, and on hover when and why', () => {
  const { words, mark } = marked({ warnings: ['KYC_MISSING', 'PLAYER_BLOCKED'], block })
  expect(mark?.textContent).toBe('Blocked by Grace, KYC missing')
  expect(mark?.title).toContain('Blocked by Grace on 07 Mar 2026, 14:05: Chargebacks')
  expect(mark?.querySelector('[data-tone="bad"]')).not.toBeNull()
  expect(words).toBe(mark?.textContent)
})

test('what is only told is amber, and a row without warnings has no mark', () => {
  expect(
    marked({ warnings: ['KYC_MISSING'] }).mark?.querySelector('[data-tone="waiting"]'),
  ).not.toBeNull()
})

test.each([[null], [[]]])('with %j for warnings there is no mark', (warnings) => {
  expect(marked({ warnings })).toEqual({ words: '', mark: null })
})

test('another mark stands first', () => {
  const other = { tone: 'waiting', label: 'Unanswered', text: 'The answer was lost.' } as const
  const { words, mark } = marked({ warnings: ['WAGERING_OPEN'] }, other)
  expect(words).toBe('Unanswered, Wagering open')
  expect(mark?.title).toBe('The answer was lost.\nA bonus is not wagered in full.')
})
