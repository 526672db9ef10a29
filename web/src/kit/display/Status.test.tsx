import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { labelOf, Status } from './Status'

test('a state is a word, never a colour alone', () => {
  render(<Status tone="waiting" label="Partly paid" />)
  expect(screen.getByText('Partly paid').dataset['tone']).toBe('waiting')
})

test('a value without a label is shown as it came, and none as absent', () => {
  const labels = { PAID: { tone: 'good', label: 'Paid' } } as const
  expect(labelOf(labels, 'PAID')).toBe(labels.PAID)
  expect(labelOf(labels, 'REFUNDED')).toEqual({ tone: 'ended', label: 'REFUNDED' })
  expect(labelOf(labels, undefined).label).toBe('—')
})
