import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { NotificationDialog, type Progress } from './ProgressDialog'

test.each([
  ['running', 'In progress', 0],
  ['completed', 'Completed', 2],
  ['error', 'Failed', 2],
] as const)(
  'a notification that is %s says so, and is closed only once that is known',
  (state, word, closes) => {
    const progress: Progress = { state, text: 'Purging.' }
    renderInApp(<NotificationDialog open progress={progress} onClose={vi.fn()} />)
    expect(screen.getByRole('dialog', { name: 'Notification' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe(`${word}Purging.`)
    expect(document.querySelector(`[data-state="${state}"] .anticon`)).not.toBeNull()
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(closes)
  },
)
