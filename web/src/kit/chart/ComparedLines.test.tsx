import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { DRAWING } from './ChartFrame'
import { ComparedLines } from './ComparedLines'

afterEach(() => vi.unstubAllGlobals())

test('what is drawn has a name, and the keys move along it', async () => {
  type Report = (entries: { contentRect: { width: number; height: number } }[]) => void
  const resized: Report[] = []
  class Observer {
    constructor(report: Report) {
      resized.push(report)
    }
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const { user } = renderInApp(
    <ComparedLines
      title="Deposits"
      names={['This period', 'The period before']}
      points={[
        { label: 'Monday', current: 12, previous: 7 },
        { label: 'Tuesday', current: 34, previous: null },
      ]}
      format={(value) => `${value} USD`}
    />,
  )
  act(() => {
    for (const report of resized) report([{ contentRect: { width: 640, height: 200 } }])
  })
  const drawing = await screen.findByRole('application', { name: 'Deposits' })
  // What is saved as a picture is the drawing, not a mark of its legend.
  expect(document.querySelector(DRAWING)?.contains(drawing)).toBe(true)
  act(() => drawing.focus())
  await user.keyboard('{ArrowRight}')
  expect((await screen.findByRole('status')).textContent).toContain('34 USD')
})
