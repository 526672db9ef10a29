import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CalendarDay } from '@/kit/display/CalendarDay'
import { noonOf } from '@/kit/display/days'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { OperatorDay } from './operatorDays'

const operators = [
  { opId: 'kiwi', title: 'Kiwi', isActive: true, timezone: 'Pacific/Auckland' },
  { opId: 'old', title: 'Old', isActive: true },
]

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'a date of %s is read as it was typed',
  (zone) => {
    render(<CalendarDay at={noonOf('2026-11-01', zone)} timezone={zone} />)
    expect(screen.getByText('01 Nov 2026')).toBeTruthy()
  },
)

test.each([
  ['kiwi', '01 Nov 2026'],
  // The user's own, where the platform tells none.
  ['old', '31 Oct 2026'],
])('of the operator %s everybody reads the same day', async (opId, day) => {
  answering(() => answer({ data: { operators } }))
  renderInApp(<OperatorDay at="2026-10-31T12:00:00Z" opId={opId} />)
  expect(await screen.findByText(day)).toBeTruthy()
})

test('an affiliate, who may not ask for operators, does not', async () => {
  const asked = answering(() => answer({ data: { operators } }))
  renderInApp(<OperatorDay at="2026-10-31T12:00:00Z" opId="kiwi" />, {
    user: { role: 'AFFILIATE', opId: 'kiwi' },
  })
  expect(await screen.findByText('31 Oct 2026')).toBeTruthy()
  expect(asked).toEqual([])
})
