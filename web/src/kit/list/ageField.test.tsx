import { expect, test } from 'vitest'
import { isWritten } from '@/kit/export/fileColumns'
import { renderInApp } from '@/testing/render'
import { ageField } from './ageField'

// The tests' clock stands at ten.
const CREATED = '2026-03-12T04:59:00Z'
const { field, render } = ageField({ PENDING: 'Pending', APPROVED: 'Approved' })

test.each([
  ['PENDING', '5 h'],
  ['APPROVED', '—'],
  ['ESCALATED', '⚠ ESCALATED'],
  ['', '—'],
])('what is %s has waited for %s', (status, shown) => {
  const { container } = renderInApp(render({ status, createdAt: CREATED }))
  expect(container.textContent).toContain(shown)
})

test('a file has the moment since when, not an age', () => {
  expect(isWritten({ field })).toBe(false)
})
